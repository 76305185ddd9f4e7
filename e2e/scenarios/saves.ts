/** Nothing a player did is ever lost: kills, no network, two tabs; on the app's own database. */
import { sharedGame } from '../../scripts/lib/shared-game';
import { expect, type Driver, type Scenario } from '../driver';
import { playOn, sitDown } from './table';

const PHONE = { width: 375, height: 667 };

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * All that can be read off the table, once it is quiet and a person is asked. Which card is selected is
 * left out, with its buttons and sheets: it is no choice yet.
 */
export async function tableOf(app: Driver): Promise<string> {
  let last = '';
  for (let i = 0; i < 200; i++) {
    const controls = (await app.tappables?.()) ?? [];
    const asked = controls.some(
      (c) => c.label.includes('can be chosen') || /^act-(?!skip)/.test(c.testID),
    );
    const labels = controls
      .filter((c) => !/^(act|pick)-|-(close|outside)$/.test(c.testID))
      .map((c) => `${c.testID} ${c.label.replace(/, (chosen|can be chosen)$/, '')}`);
    const words = [await app.readText('question'), await app.readText('turn-title')];
    const now = [...words, ...labels.sort()].join('\n');
    if (asked && now === last) return now;
    last = now;
    await pause(150);
  }
  throw new Error(`The table does not come to rest:\n${last}`);
}

async function expectSameTable(app: Driver, before: string, when: string): Promise<void> {
  await app.tap('start-continue');
  await app.see('game');
  const after = await tableOf(app);
  expect(after === before, `The table is another ${when}:\n${before}\n${after}`);
}

async function waitForText(app: Driver, testID: string, wanted: RegExp): Promise<void> {
  let text = '';
  for (let i = 0; i < 100; i++) {
    text = await app.readText(testID);
    if (wanted.test(text)) return;
    await pause(100);
  }
  throw new Error(`${testID} says "${text}", not ${String(wanted)}`);
}

export const saves: readonly Scenario[] = [
  {
    name: 'the same table, question and undo are there after each of many kills',
    async run(app) {
      if (app.tappables === undefined) return;
      await app.setViewport?.(PHONE.width, PHONE.height);
      await sitDown(app, { players: ['person', 'novice'], seed: 'killed' });
      for (let kill = 1; kill <= 5; kill++) {
        await playOn(app, { seed: 40 + kill, most: 6, size: PHONE });
        const before = await tableOf(app);
        await app.kill();
        await app.relaunch();
        await expectSameTable(app, before, `after kill ${kill}`);
      }
    },
  },
  {
    name: 'loaded once, it starts, plays and resumes without a network',
    async run(app) {
      if (app.tappables === undefined || app.keptOffline === undefined) return;
      await app.setViewport?.(PHONE.width, PHONE.height);
      await sitDown(app, { players: ['person', 'novice'], seed: 'offline' });
      await app.keptOffline();
      await app.offline(true);
      await playOn(app, { seed: 3, most: 8, size: PHONE });
      const before = await tableOf(app);
      await app.kill();
      await app.relaunch();
      await app.see('start');
      await expectSameTable(app, before, 'after a start without a network');
      await playOn(app, { seed: 4, most: 8, size: PHONE });
      const later = await tableOf(app);
      await app.kill();
      // Any page of the app opens, not only the first.
      await app.relaunch('/about');
      await app.see('about');
      await app.relaunch();
      await expectSameTable(app, later, 'after the second start without a network');
      const stray = (await app.strayRequests?.()) ?? [];
      expect(stray.length === 0, `The app called out: ${stray.join(', ')}`);
    },
  },
  {
    name: 'a second tab says that the games are open in the first, and neither loses anything',
    async run(app) {
      if (app.tappables === undefined || app.another === undefined) return;
      await app.setViewport?.(PHONE.width, PHONE.height);
      await sitDown(app, { players: ['person', 'novice'], seed: 'tabs' });
      await playOn(app, { seed: 5, most: 6, size: PHONE });
      const second = await app.another();
      await second.see('notice');
      expect(
        /another tab/.test(await second.readText('notice')),
        'The second tab does not say why it has no games',
      );
      // The first plays on, the second still may not.
      await playOn(app, { seed: 6, most: 6, size: PHONE });
      await second.tap('notice-retry');
      await second.see('notice');
      const before = await tableOf(app);
      await app.kill();
      await second.tap('notice-retry');
      await second.notSee('notice');
      await expectSameTable(second, before, 'in the second tab');
      await playOn(second, { seed: 7, most: 6, size: PHONE });
      const later = await tableOf(second);
      await second.kill();
      await app.relaunch();
      await expectSameTable(app, later, 'in the first tab, opened again');
    },
  },
  {
    name: 'a shared game is opened, looked back on, and played on from one of its moves',
    async run(app) {
      if (app.tappables === undefined || app.type === undefined) return;
      const { code, name, choices } = sharedGame('Rainy evening', ['Ada', 'Ben', 'Cleo']);
      await app.setViewport?.(PHONE.width, PHONE.height);
      // Something must be saved before there is a list to open.
      await sitDown(app, { players: ['person', 'novice'], seed: 'shared' });
      await app.relaunch();
      await app.tap('start-saved');

      await app.type('shared-code', code.slice(0, -8));
      await app.tap('shared-open');
      await waitForText(app, 'shared-told', /end of this code is missing/);
      await app.type('shared-code', `Look at this: ${code} What would you have done?`);
      await app.tap('shared-open');
      await waitForText(app, 'shared-told', /in your list/);

      const more = (await app.tappables()).find(
        (c) => c.testID.startsWith('saved-more-') && c.label.includes(name),
      );
      expect(more !== undefined, 'The shared game is not in the list');
      await app.tap(more.testID);
      await app.type('saved-name', 'Sunny morning');
      await app.tap('saved-rename');
      await app.tap('saved-review');
      await waitForText(app, 'review-at', new RegExp(`${choices} of ${choices}`));
      await app.screenshot('review');
      const back = 12;
      for (let i = 0; i < back; i++) await app.tap('review-back');
      await waitForText(app, 'review-at', new RegExp(`${choices - back} of ${choices}`));
      await app.tap('review-play');
      await app.see('curtain-title');
      await playOn(app, { seed: 9, most: 4, size: PHONE });

      await app.relaunch();
      await app.tap('start-saved');
      const names = (await app.tappables()).map((c) => c.label).join();
      expect(names.includes('Sunny morning'), 'The new name is not in the list');
      expect(
        names.includes(`from move ${choices - back}`),
        'The game that goes on from the review is not in the list',
      );
    },
  },
];
