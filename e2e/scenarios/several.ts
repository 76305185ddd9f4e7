/** Several cards in one go, and what one tap does. */
import { gameUpTo } from '../../scripts/lib/shared-game';
import { expect, scenario, type Scenario, type Tappable } from '../driver';
import { openGame, type Table } from './table';
import { find, until, waitForText } from './wait';

/** Your hand, with what is chosen of it. */
const handOf = async (app: Table): Promise<readonly Tappable[]> =>
  (await app.tappables()).filter((c) => c.label.includes('your hand'));

export const several: readonly Scenario[] = [
  scenario({
    name: 'several cards are returned in one go, and one undo brings them all back',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      // Eight cards in hand: three too many.
      await openGame(
        app,
        gameUpTo(
          'several',
          ({ kind, choices }, g) =>
            kind === 'handLimit' &&
            g.players[0]?.hand.length === 8 &&
            g.players[0].task.length === 0 &&
            choices.every((choice) => choice.do === 'return'),
        ),
      );
      await waitForText(app, 'question', /^Return 3 cards: five is the limit$/);
      const [first, second, third, ...rest] = await handOf(app);
      if (first === undefined || second === undefined || third === undefined) {
        throw new Error('The hand is not on the screen');
      }
      expect(rest.length === 5, `${rest.length + 3} cards are in hand`);
      const says = async (words: string) =>
        until(
          async () => (await app.tappables()).some((c) => c.label.startsWith(words)),
          `No button says "${words}"`,
        );
      for (const card of [first, second]) await app.tap(card.testID);
      await says('Return 2 · then 1 more');
      // A tap on a chosen card lets it go.
      await app.tap(first.testID);
      const [name = ''] = second.label.split(',');
      await says(`Return ${name}`);
      await app.tap(first.testID);
      await says('Return 2 · then 1 more');
      await app.screenshot('several');
      // With the last one over the limit they are returned: one undo away.
      await app.tap(third.testID);
      await until(
        async () => (await handOf(app)).length === 5,
        'The three cards were not returned',
      );
      await find(
        async () => (await app.tappables()).find((c) => c.label === 'Undo: Return 3'),
        'Undo does not say what it takes back',
      );
      await app.tap('undo');
      await until(
        async () => (await handOf(app)).length === 8,
        'The three cards did not come back',
      );
      await waitForText(app, 'question', /^Return 3 cards: five is the limit$/);
    },
  }),
];
