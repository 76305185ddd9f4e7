/** Dragging a card does what its button does; dropped elsewhere, it goes back. */
import { expect, scenario, type Scenario } from '../driver';
import { labelOf, sitDown, untilAsked, type Table } from './table';
import { until } from './wait';

const choosable = async (app: Table) =>
  (await app.tappables()).filter((c) => c.label.includes('can be chosen'));

export const drag: readonly Scenario[] = [
  scenario({
    name: 'a card is dragged to where it shall go, as well as tapped',
    needs: ['tappables', 'tapNow', 'drag'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'drag' });
      await untilAsked(app);
      const question = await app.readText('question');
      await until(async () => (await choosable(app)).length > 0, 'No card can become a task');
      const hand = await choosable(app);
      const [card] = hand;
      expect(card !== undefined, 'The hand is gone again');

      // A task cannot go to the floor: it goes back, and the question stays.
      await app.drag(card.testID, 'drop-floor');
      await until(
        async () =>
          (await choosable(app)).length === hand.length &&
          /hand/.test(await labelOf(app, card.testID)),
        'The card did not come back to the hand',
      );
      await until(
        async () => (await app.readText('question')) === question,
        'Something came of a drop on the floor',
      );

      // A tap still selects it.
      await app.tap(card.testID);
      await app.see('act-read');

      await app.drag(card.testID, 'drop-task');
      await until(
        async () => /your task/.test(await labelOf(app, card.testID)),
        'The card did not become the task',
      );
      await app.screenshot('dragged');
      await app.tap('undo');
      await until(
        async () => /hand/.test(await labelOf(app, card.testID)),
        'The drop could not be undone',
      );
    },
  }),
  scenario({
    name: 'a drag that begins beside a card selects no words of the table',
    needs: ['tappables', 'tapNow', 'drag', 'selectedText'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'drag' });
      await untilAsked(app);
      await app.drag('turn-title', 'question');
      const selected = await app.selectedText();
      expect(selected === '', `Selected is "${selected}"`);
    },
  }),
];
