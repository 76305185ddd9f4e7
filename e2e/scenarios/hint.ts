/** The lamp in the prompt: the idea, then the moves, then the player's own answer. */
import { expect, scenario, type Scenario } from '../driver';
import { labelOf, sitDown, untilAsked } from './table';
import { until, waitForText } from './wait';

const MOVES = /^1 · .+\. .+[.?]\s*2 · .+\. .+[.?]$/s;

export const hint: readonly Scenario[] = [
  scenario({
    name: 'a hint gives the idea, then two moves marked on the table, and goes with its question',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'lamp' });
      await untilAsked(app);
      await waitForText(app, 'question', /today’s task/);
      const plain = await app.readText('question-detail');
      await app.tap('hint');
      await until(
        async () => (await labelOf(app, 'hint')) === 'Show the moves',
        'The lamp gives no idea',
      );
      const idea = await app.readText('question-detail');
      expect(idea !== plain && /[.?]$/.test(idea), `The idea is "${idea}"`);
      await app.screenshot('hint-idea');
      await app.tap('hint');
      await waitForText(app, 'question-detail', MOVES);
      const marked = (await app.tappables()).filter(({ label }) => /, best move$/.test(label));
      expect(marked.length === 1, `${marked.length} best moves are marked`);
      await app.screenshot('hint-moves');
      const [best] = marked;
      await app.tap(best?.testID ?? '');
      if (best?.testID.startsWith('card-') === true) {
        const [button] = (await app.tappables()).filter(
          ({ testID, label }) => testID.startsWith('act-') && /, best move$/.test(label),
        );
        expect(button !== undefined, 'The button of the chosen card is not marked');
        await app.tap(button.testID);
      }
      await untilAsked(app);
      await until(
        async () => !(await app.tappables()).some(({ label }) => /, best move$/.test(label)),
        'The hint outlives its question',
      );
    },
  }),
];
