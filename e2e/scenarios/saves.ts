/** Nothing a player did may be lost: kills, no network, two tabs; on the real database. */
import { hashOfCode, sharedGame } from '../../scripts/lib/shared-game';
import { expect, PHONE, scenario, type Scenario } from '../driver';
import { expectKept, expectSameTable, tableOf } from './same-table';
import { dice, nextTap, playOn, sitDown, toTheTable } from './table';
import { find, pause, until, waitForText } from './wait';

/** At this slowdown, a game is still being read when the test looks. */
const SLOW_READING = 60;

export const saves: readonly Scenario[] = [
  scenario({
    name: 'the same table, question and undo are there after each of many kills',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'killed' });
      for (let kill = 1; kill <= 5; kill++) {
        await expectKept(app, { seed: 40 + kill, most: 6 }, `after kill ${kill}`);
      }
    },
  }),
  scenario({
    name: 'loaded once, it starts, plays and resumes without a network',
    needs: ['tappables', 'tapNow', 'offline'],
    async run(app) {
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
      // Every page opens, not only the first.
      await app.relaunch('/about');
      await app.see('about');
      await app.relaunch();
      await expectSameTable(app, later, 'after the second start without a network');
    },
  }),
  scenario({
    name: 'a second tab says that the games are open in the first, and neither loses anything',
    needs: ['tappables', 'tapNow', 'another', 'toFront'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'tabs' });
      await playOn(app, { seed: 5, most: 6, size: PHONE });
      const second = await app.another();
      await waitForText(second, 'notice', /another tab/);
      // The first plays on; the second still may not.
      await app.toFront();
      await playOn(app, { seed: 6, most: 6, size: PHONE });
      const before = await tableOf(app);
      await second.toFront();
      await second.tap('notice-retry');
      await waitForText(second, 'notice', /another tab/);
      await app.kill();
      // The browser releases a closed tab's locks after a moment.
      await until(async () => {
        const has = (await second.tappables()).map((c) => c.testID);
        if (has.includes('notice-retry')) await second.tapNow('notice-retry');
        return has.includes('start-continue') && !has.includes('notice-retry');
      }, 'The second tab does not get the games of the first');
      await expectSameTable(second, before, 'in the second tab');
      await playOn(second, { seed: 7, most: 6, size: PHONE });
      const later = await tableOf(second);
      await second.kill();
      await app.relaunch();
      await expectSameTable(app, later, 'in the first tab, opened again');
    },
  }),
  scenario({
    name: 'a long game that is read slowly shows how far it is, and Cancel stops it',
    needs: ['slowDown', 'tapOnSight', 'tappables'],
    async run(app) {
      const { code } = sharedGame('All weekend', ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil']);
      const listed = async () =>
        (await app.tappables()).filter(({ testID }) => testID.startsWith('saved-more-')).length;
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-saved');
      await app.type('shared-code', code);
      // The bar comes after a quarter of a second, which this game takes only on a very slow machine.
      await app.slowDown(SLOW_READING);
      await app.tapOnSight('shared-stop');
      await app.tap('shared-open');
      await waitForText(app, 'shared-told', /Nothing was opened/);
      await app.notSee('shared-progress');
      expect((await listed()) === 0, 'A game that was stopped is in the list');
      // Looked for from before the tap on: on a busy machine it may be gone by the next look.
      await Promise.all([app.see('shared-progress'), app.tap('shared-open')]);
      await app.slowDown(1);
      await waitForText(app, 'shared-told', /in your list/);
      await until(async () => (await listed()) === 1, 'The game is not in the list');
    },
  }),
  scenario({
    name: 'a shared game is opened, looked back on, and played on from one of its moves',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      const { code, name, choices } = sharedGame('Rainy evening', ['Ada', 'Ben', 'Cleo']);
      // A new player with only a code from a friend.
      await app.launch();
      // At once, while the games may still be loading.
      await app.tap('start-saved');

      await app.type('shared-code', code.slice(0, -8));
      await app.tap('shared-open');
      await waitForText(app, 'shared-told', /end of this code is missing/);
      await app.type('shared-code', `Look at this: ${code} What would you have done?`);
      await app.tap('shared-open');
      await waitForText(app, 'shared-told', /in your list/);
      // The friend sends it again.
      await app.type('shared-code', code);
      await app.tap('shared-open');
      await waitForText(app, 'shared-told', new RegExp(`already have this game.*“${name}”`));

      const more = await find(
        async () =>
          (await app.tappables()).find(
            (c) => c.testID.startsWith('saved-more-') && c.label.includes(name),
          ),
        'The shared game is not in the list',
      );
      await app.tap(more.testID);
      await app.type('saved-name', 'W'.repeat(40));
      await app.tap('saved-rename');
      await waitForText(app, 'saved-told', /New name saved/);
      const close = (await app.tappables()).find((c) => c.testID === 'saved-game-close');
      const right = (close?.x ?? Infinity) + (close?.width ?? 0);
      expect(right <= PHONE.width, `A long name pushes Close to ${right}`);
      await app.type('saved-name', 'Sunny morning');
      await app.tap('saved-rename');
      await app.tap('saved-review');
      await waitForText(app, 'review-at', new RegExp(`${choices}( of |/)${choices}`));
      await app.screenshot('review');
      await app.tap('review-how');
      await app.tap('eyes-1');
      await app.tap('how-close');
      await waitForText(app, 'review-eyes', /As Ben saw it/);
      const back = 12;
      for (let i = 0; i < back; i++) await app.tap('review-back');
      await waitForText(app, 'review-at', new RegExp(`${choices - back}( of |/)${choices}`));
      const at = async () => Number(/\d+/.exec(await app.readText('review-at'))?.[0]);
      await app.tap('review-run');
      await until(async () => (await at()) > choices - back, 'It does not run');
      await app.tap('review-run');
      // The game may have gone on; the previous turn is always close.
      const here = await find(async () => {
        await app.tap('review-last-turn');
        await app.tappables();
        const now = await at();
        return now < choices - back ? now : null;
      }, 'The turn before does not lie before');
      await app.tap('review-play');
      await app.see('curtain-title');
      await playOn(app, { seed: 9, most: 4, size: PHONE });

      await app.relaunch();
      await app.tap('start-saved');
      const isListed = (words: string) => async () =>
        (await app.tappables()).some((c) => c.label.includes(words));
      await until(isListed('Sunny morning'), 'The new name is not in the list');
      await until(
        isListed(`from move ${here}`),
        'The game that goes on from the review is not in the list',
      );
      const games = (await app.tappables()).filter((c) => c.testID.startsWith('saved-more-'));
      expect(games.length === 2, `There are ${games.length} games: the code came in twice`);
    },
  }),
  scenario({
    name: 'a game goes into a file, is deleted, and comes back out of the file the same',
    needs: ['tappables', 'tapNow', 'download', 'giveFile'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'file' });
      await playOn(app, { seed: 11, most: 12, size: PHONE });
      const before = await tableOf(app);
      await app.relaunch();
      await app.see('start-ready');
      await app.tap('start-saved');
      const listed = async (start: string) =>
        (await app.tappables()).filter((c) => c.testID.startsWith(start));
      const only = async (start: string) => {
        const first = await find(
          async () => (await listed(start))[0],
          'There is no game in the list',
        );
        const { length } = await listed(start);
        expect(length === 1, `${length} games in the list instead of one`);
        return first.testID;
      };
      const first = await only('saved-more-');
      await app.tap(first);
      const file = await app.download('saved-file');
      await app.tap('saved-game-close');
      await app.tap(await only('saved-delete-'));
      await app.see('saved-restore');
      await app.tap('saved-close');

      // A foreign, truncated or changed file: each is reported and nothing is imported.
      await app.relaunch();
      await app.see('start-ready');
      await app.tap('start-saved');
      const middle = Math.floor(file.length / 2);
      const swapped = file[middle] === 'a' ? 'b' : 'a';
      const bad: [string, RegExp][] = [
        ['Dear diary,', /no Mottainai game in this/],
        [file.trim().slice(0, -7), /end of this code is missing/],
        [file.slice(0, middle) + swapped + file.slice(middle + 1), /changed on its way/],
      ];
      for (const [text, words] of bad) {
        await app.giveFile('shared-file', text);
        await waitForText(app, 'shared-told', words);
      }
      expect((await listed('saved-more-')).length === 0, 'A bad file has brought in a game');

      await app.giveFile('shared-file', file);
      await waitForText(app, 'shared-told', /in your list/);
      const second = await only('saved-more-');
      expect(second !== first, 'The deleted game itself is back');
      await app.tap(second);
      const again = await app.download('saved-file');
      expect(hashOfCode(again) === hashOfCode(file), 'The game from the file has another state');
      await app.tap('saved-game-close');
      await app.tap('saved-close');
      await expectSameTable(app, before, 'out of the file');
    },
  }),
  scenario({
    name: 'with no room left a choice is refused in words, and with room again the game goes on',
    needs: ['tappables', 'tapNow', 'fullDisk'],
    async run(app) {
      // Two people: a computer's refused move would leave nobody to be asked. A refused answer that
      // gives itself would be given after the relaunch.
      await sitDown(app, { players: ['person', 'person'], seed: 'full', everyTap: true });
      await playOn(app, { seed: 12, most: 6, size: PHONE });
      await app.fullDisk(true);
      // Some taps only select a card, and a few choices fit into room that the file has already: keep tapping until
      // one has to be refused.
      const roll = dice(13);
      await until(async () => {
        const now = await app.tappables();
        if (now.some((c) => c.testID === 'notice-close')) return true;
        const curtain = now.some((c) => c.testID === 'curtain-open');
        const next = curtain ? 'curtain-open' : nextTap(now, roll);
        if (next !== undefined) await app.tapNow(next);
        await pause(250);
        return false;
      }, 'Nothing is said of a choice that cannot be saved');
      await waitForText(app, 'notice', /nothing was saved and nothing changed/);
      await app.tap('notice-close');
      // Below, it is to be there again after a relaunch: the table shows only what is saved.
      const before = await tableOf(app);

      // Importing fails too, and the sheet itself says so.
      await app.relaunch();
      await app.fullDisk(true);
      await app.tap('start-saved');
      await app.tap('saved-shared');
      // A few games fit into room that the file has already: keep importing until one has to be refused.
      let games = 0;
      await until(async () => {
        await app.type('shared-code', sharedGame(`Unlucky ${++games}`, ['Ada', 'Ben']).code);
        await app.tap('shared-open');
        await waitForText(app, 'shared-told', /nothing was saved and nothing changed|in your list/);
        return /nothing was saved/.test(await app.readText('shared-told'));
      }, 'Every game is taken in without room');
      await app.fullDisk(false);
      await app.tap('shared-open');
      await waitForText(app, 'shared-told', /in your list/);
      await app.relaunch();
      await expectSameTable(app, before, 'after a time without room');
      await playOn(app, { seed: 14, most: 4, size: PHONE });
      const later = await tableOf(app);
      await app.kill();
      await app.relaunch();
      await expectSameTable(app, later, 'after playing on with room again');
    },
  }),
  scenario({
    name: 'a damaged file is set aside, and the games in it are brought over and go on',
    needs: ['tappables', 'tapNow', 'damageSaves'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'damaged' });
      await playOn(app, { seed: 21, most: 12, size: PHONE });
      await app.kill();
      await app.damageSaves('choices');
      // The list can be read; the damaged choices are found in the background.
      await app.relaunch();
      await waitForText(app, 'notice', /is damaged.*Restart the app/s);
      await app.relaunch();
      await waitForText(app, 'notice', /set it aside and rescued one game/);
      await app.tap('notice-close');
      await app.tap('start-continue');
      await app.see('game');
      await expectKept(app, { seed: 22, most: 6 }, 'in the new file');
    },
  }),
  scenario({
    name: 'a file that cannot be read at all is set aside, and the app starts anew beside it',
    needs: ['tappables', 'tapNow', 'damageSaves'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'rubbish' });
      await app.kill();
      await app.damageSaves('file');
      await app.relaunch();
      await waitForText(app, 'notice', /set it aside/);
      await app.tap('notice-close');
      await app.tap('start-quick');
      await app.see('game');
      await playOn(app, { seed: 23, most: 4, size: PHONE });
      const before = await tableOf(app);
      await app.kill();
      // The next start uses the new file and reports nothing.
      await app.relaunch();
      await app.see('start-ready');
      await app.notSee('notice');
      await expectSameTable(app, before, 'in the new file');
    },
  }),
  scenario({
    name: 'a private window says that it keeps nothing, and a game there can be played and gone back to',
    needs: ['tappables', 'tapNow', 'privateWindow'],
    async run(app) {
      await app.privateWindow();
      await app.launch();
      await waitForText(app, 'notice', /cannot keep anything.*You can play/s);
      await app.tap('notice-close');
      await app.tap('start-quick');
      await app.see('game');
      await playOn(app, { seed: 15, most: 6, size: PHONE });
      const before = await tableOf(app);
      await toTheTable(app);
      await app.tap('open-menu');
      await app.tap('menu-leave');
      await expectSameTable(app, before, 'after leaving it in a private window');
    },
  }),
];
