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
          return words.startsWith(question) && words.includes(`${name}’s temple`);
        }, `It is not ${name}’s temple that is shown, with the question above it`);

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
