/** The daily deal and the puzzles. */
import { expect, scenario, type Scenario } from '../driver';
import { expectTable, tableOf } from './same-table';
import { sitDown } from './table';
import { pause, until, waitForText } from './wait';

const EASIEST = /^Score \d+ more this turn/;

export const again: readonly Scenario[] = [
  scenario({
    name: 'the daily deal is begun, killed and gone on with on the same table',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.relaunch('/daily');
      await waitForText(app, 'daily-streak', /begin a streak/);
      await app.screenshot('daily');
      await app.tap('daily-play');
      await app.see('open-menu');
      const before = await tableOf(app);
      await app.kill();
      await app.relaunch('/daily');
      await until(
        async () => /Go on/.test(await app.readText('daily-play')),
        'The day is not known any more',
      );
      await app.tap('daily-play');
      await expectTable(app, before, 'after a kill in the daily deal');
    },
  }),
  scenario({
    name: 'a puzzle gives a hint, shows its solution by itself, and can be tried again',
    needs: ['tappables'],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.relaunch('/puzzles');
      await waitForText(app, 'grade-1-solved', /^0 of \d+ solved/);
      await app.screenshot('puzzles');
      const first = (await app.tappables()).find(({ testID }) => testID.startsWith('puzzle-'));
      expect(first !== undefined, 'There is no puzzle to tap');
      await app.tap(first?.testID ?? '');
      await waitForText(app, 'question-detail', EASIEST);
      await app.screenshot('puzzle');
      await app.tap('act-lesson-help');
      await waitForText(app, 'why-not', /to go/);
      await app.tap('act-lesson-help');
      await waitForText(app, 'question', /^That was the way/);
      await app.screenshot('puzzle-shown');
      await app.tap('act-lesson-next');
      await waitForText(app, 'question-detail', EASIEST);
      await pause(200);
      await app.relaunch('/puzzles');
      await waitForText(app, 'grade-1-solved', /^0 of \d+ solved/);
    },
  }),
  scenario({
    name: 'everything goes into a file and comes back, once; a damaged file changes nothing',
    needs: ['tappables', 'tapNow', 'download', 'giveFile'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'backup' });
      await app.relaunch('/backup');
      const file = await app.download('backup-make');
      await waitForText(app, 'backup-told', /^Saved as mottainai-\d{4}-\d\d-\d\d\.txt/);
      await app.screenshot('backup');
      await app.giveFile('backup-restore', file);
      await waitForText(app, 'backup-told', /Nothing was added/);
      await app.giveFile('backup-restore', file.slice(0, file.length - 40));
      await waitForText(app, 'backup-told', /damaged or cut off/);
      await app.giveFile('backup-restore', 'Dear diary');
      await waitForText(app, 'backup-told', /not a backup/);
    },
  }),
];
