/** Looking at the other players' temples. */
import { expect, scenario, type Scenario } from '../driver';
import { sitDown, toTheTable } from './table';
import { until } from './wait';

export const temple: readonly Scenario[] = [
  scenario({
    name: 'a swipe leads from one temple to the next and back, and the question stays in sight',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      const players = ['person', 'novice', 'novice', 'novice'] as const;
      await sitDown(app, { players, seed: 'temples' });
      await toTheTable(app);
      const question = await app.readText('question');
      const seats = (await app.tappables()).filter((c) => c.testID.startsWith('seat-'));
      const [first = '', second = '', third = ''] = seats.map((c) => c.label.split(',')[0]);
      expect(seats.length === 3, `${seats.length} others are at the table`);
      const shows = (name: string) =>
        until(async () => {
          const words = await app.readText('temple');
          return words.startsWith(`${name}’s temple`) && words.includes(question);
        }, `It is not ${name}’s temple that is shown, with the question below it`);

      await app.tap('seat-1');
      await shows(first);
      await app.swipe('temple-swipe', 'left');
      await shows(second);
      await app.swipe('temple-swipe', 'left');
      await shows(third);
      await app.screenshot('temple');
      // Around the table, and back the same way.
      await app.swipe('temple-swipe', 'left');
      await shows(first);
      await app.swipe('temple-swipe', 'right');
      await shows(third);
      // The buttons do the same.
      await app.tap('temple-previous');
      await shows(second);
      // The swipe must not also tap the card under it.
      await app.notSee('inspector');
      await app.tap('temple-close');
      await app.notSee('temple');
      await until(
        async () => (await app.readText('question')) === question,
        'Looking round has changed the question',
      );
    },
  }),
  scenario({
    name: 'points open up: on a panel, on one’s own mat and in a temple, from one player to the next',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice', 'novice'], seed: 'points' });
      await toTheTable(app);
      const pointsOf = async (testID: string) => {
        const found = (await app.tappables()).find((one) => one.testID === testID);
        return /: (\d+ points?)$/.exec(found?.label ?? '')?.[1] ?? 'no points';
      };
      const shows = (points: string) =>
        until(
          async () => (await app.readText('points-total')) === points,
          `The sheet does not show ${points}`,
        );
      const theirs = await pointsOf('points-1');
      const mine = await pointsOf('own-points');
      await app.tap('points-1');
      await shows(theirs);
      await app.tap('points-go-0');
      await shows(mine);
      await app.screenshot('points');
      await app.tap('points-close');
      await app.notSee('points');
      await app.tap('own-points');
      await shows(mine);
      await app.tap('points-close');
      await app.notSee('points');
      // The rest of the panel still opens the temple, and its points open there too.
      await app.tap('seat-1');
      await app.see('temple');
      await app.tap('temple-points');
      await shows(theirs);
      await app.tap('points-close');
      await app.notSee('points');
    },
  }),
  scenario({
    name: 'before the curtain opens, the public table and the log can be read',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'person', 'novice'], seed: 'peeking' });
      await app.tap('curtain-peek');
      await app.tap('seat-2');
      await app.see('temple');
      await app.tap('temple-close');
      await app.notSee('temple');
      await app.tap('open-log');
      await app.see('log');
      await app.tap('log-close');
      await app.notSee('log');
      // Nobody's hand may be readable.
      const own = (await app.tappables()).filter((c) => c.label.endsWith('your hand'));
      expect(own.length === 0, `${own[0]?.label ?? ''} can be read`);
      await app.tap('act-open');
      await app.notSee('curtain-open');
      await until(
        async () => (await app.tappables()).some((c) => c.label.includes('your hand')),
        'The hand is not there after the curtain',
      );
    },
  }),
];
