/** When the storage fails: a message, another try, and a game without saving as the way out. */
import { expect, PHONE, scenario, TABLET, type App, type Scenario } from '../driver';
import { expectSoundLook } from './access';
import { expectKept, expectSameTable, tableOf } from './same-table';
import { dice, nextTap, playOn, sitDown, toTheTable, type Table } from './table';
import { pause, until, waitForText } from './wait';

/** Milliseconds, in which a file is lost again. */
const SECOND = 1_000;

/** Taps until something has to be saved and the notice says that it could not be. */
async function untilTold(app: Table, seed: number): Promise<void> {
  const roll = dice(seed);
  await until(async () => {
    const now = await app.tappables();
    if (now.some((c) => c.testID === 'notice-close')) return true;
    const next = nextTap(now, roll);
    if (next !== undefined) await app.tapNow(next);
    await pause(250);
    return false;
  }, 'Nothing is said of a choice that cannot be made');
}

async function leaveAndReturn(app: Table, before: string, when: string): Promise<void> {
  await toTheTable(app);
  await app.tap('open-menu');
  await app.tap('menu-leave');
  await expectSameTable(app, before, when);
}

/** A file of the storage does not come the first time. */
function lost(what: string, name: RegExp, times = 1): Scenario {
  return scenario({
    name: `${what} is not loaded once: it is said, and the next try opens the games`,
    needs: ['tappables', 'tapNow', 'loseFile'],
    async run(app) {
      await app.loseFile(name, times);
      await app.launch();
      await waitForText(app, 'notice', /could not be opened|does not answer/);
      await app.screenshot(`lost ${what}`);
      await app.tap('notice-retry');
      await app.see('start-ready');
      await app.notSee('notice');
      await startsAndKeeps(app);
    },
  });
}

async function startsAndKeeps(app: Table & App): Promise<void> {
  await app.tap('start-quick');
  await app.see('game');
  await expectKept(app, { seed: 31, most: 3 }, 'after the storage was opened at last');
}

export const stuck: readonly Scenario[] = [
  scenario({
    name: 'the storage falls silent in mid-game: it is said, and the next try makes the choice',
    needs: ['tappables', 'tapNow', 'silenceStorage'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'silent' });
      await playOn(app, { seed: 24, most: 6, size: PHONE });
      await app.silenceStorage(true);
      await untilTold(app, 25);
      await waitForText(app, 'notice', /does not answer/);
      await app.screenshot('silent');
      await app.silenceStorage(false);
      await app.tap('notice-retry');
      await app.notSee('notice');
      await expectKept(app, { seed: 26, most: 4 }, 'after the storage was silent');
    },
  }),
  scenario({
    name: 'the storage falls silent for good: the game goes on unsaved, and what was saved comes back',
    needs: ['tappables', 'tapNow', 'silenceStorage'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'unsaved' });
      await playOn(app, { seed: 27, most: 6, size: PHONE });
      const saved = await tableOf(app);
      await app.silenceStorage(true);
      await untilTold(app, 28);
      await app.tap('notice-unkept');
      await waitForText(app, 'notice', /Nothing is saved from here on/);
      await app.screenshot('unkept');
      await app.tap('notice-close');
      await playOn(app, { seed: 29, most: 6, size: PHONE });
      const unsaved = await tableOf(app);
      expect(unsaved !== saved, 'The game does not go on without its storage');
      await leaveAndReturn(app, unsaved, 'after leaving an unsaved game');
      await app.silenceStorage(false);
      await app.kill();
      await app.relaunch();
      await expectSameTable(app, saved, 'after the next start');
    },
  }),
  // Once by the page, and once by the app.
  lost('the storage script', /\/worker-[0-9a-f]+\.js$/, 2),
  // Once as the page names it, and once as the app asks for it.
  lost('the part that talks to it', /\/expo[.\w]*-[0-9a-f]+\.js$/, 2),
  // Once ahead of time; then its loader tries in three ways.
  lost('SQLite itself', /\.wasm$/, 4),
  scenario({
    name: 'the app itself is not loaded once: the page says so, and the next try starts it',
    needs: ['loseFile', 'violations', 'dark'],
    async run(app) {
      await app.loseFile(/\/start2-[0-9a-f]+\.js$/, 1);
      await app.launch();
      await waitForText(app, 'lost-body', /Your games are safe/);
      await expectSoundLook(app, 'the page without the app');
      await app.screenshot('lost app');
      await app.tap('lost-retry');
      await app.see('start-ready');
    },
  }),
  scenario({
    name: 'a page is not loaded: it is said, and the next try opens it',
    needs: ['loseFile', 'violations', 'dark'],
    async run(app) {
      // Once when the start is there, and once when it is asked for.
      await app.loseFile(/\/later-[0-9a-f]+\.js$/, 2);
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-about');
      await waitForText(app, 'crash-body', /Your games are safe/);
      await expectSoundLook(app, 'a page that is not there');
      await app.screenshot('lost page');
      await app.tap('crash-retry');
      await app.see('start');
      await app.tap('start-about');
      await app.see('about');
    },
  }),
  scenario({
    name: 'a language is not loaded: it is said, and the next try speaks it',
    needs: ['loseFile', 'violations', 'dark'],
    async run(app) {
      // Once when the start is there, and once when it is wanted.
      await app.loseFile(/\/german-[0-9a-f]+\.js$/, 2);
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-settings');
      await app.tap('settings-language-de');
      await waitForText(app, 'notice', /^Deutsch did not load/);
      await expectSoundLook(app, 'a language that is not there');
      await app.tap('notice-retry');
      await app.notSee('notice');
      await waitForText(app, 'settings-backup', /^Sicherung/);
    },
  }),
  scenario({
    name: 'what a computer thinks by is not loaded: it is said, and the next try lets it move',
    needs: ['tappables', 'tapNow', 'loseFile', 'violations', 'dark'],
    async run(app) {
      // Once when the start is there, and once when it is needed.
      await app.loseFile(/\/players2-[0-9a-f]+\.js$/, 2);
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-quick');
      await untilTold(app, 33);
      await waitForText(app, 'notice', /the computer cannot move yet/);
      await expectSoundLook(app, 'a computer that cannot move');
      await app.screenshot('lost computer');
      await app.tap('notice-retry');
      await app.notSee('notice');
      await playOn(app, { seed: 34, most: 4, size: PHONE });
      await app.notSee('notice');
    },
  }),
  scenario({
    name: 'a game is asked for while the storage is lost: it begins with the next try, or unsaved',
    needs: ['tappables', 'tapNow', 'loseFile'],
    async run(app) {
      // By the page, by the app, and with the tap.
      await app.loseFile(/\/worker-[0-9a-f]+\.js$/, 3);
      await app.launch();
      await waitForText(app, 'notice', /could not be opened|does not answer/);
      // The tap is another try, which fails too.
      await app.tap('start-quick');
      await pause(SECOND);
      await waitForText(app, 'notice', /could not be opened|does not answer/);
      await app.tap('notice-retry');
      await app.see('game');
      await app.launch();
      await waitForText(app, 'notice', /could not be opened|does not answer/);
      await app.tap('start-saved');
      await app.see('saved-not-opened');
      await app.tap('saved-close');
      await app.tap('notice-unkept');
      await waitForText(app, 'notice', /Nothing is saved from here on/);
      await app.tap('notice-close');
      await app.tap('start-quick');
      await app.see('game');
      await playOn(app, { seed: 30, most: 3, size: PHONE });
      await leaveAndReturn(app, await tableOf(app), 'after leaving an unsaved game');
    },
  }),
  scenario({
    name: 'a browser in which nothing can be written says so, and a game can be played in it',
    needs: ['tappables', 'tapNow', 'oldBrowser'],
    // The window of such a browser may not be as narrow as a phone.
    screen: TABLET,
    async run(app) {
      await app.oldBrowser();
      await app.launch();
      await waitForText(app, 'notice', /cannot keep anything.*You can play/s);
      await app.screenshot('old browser');
      await app.tap('notice-close');
      await app.tap('start-quick');
      await app.see('game');
      await playOn(app, { seed: 32, most: 12, size: TABLET });
    },
  }),
  scenario({
    name: 'with almost no room the app speaks of room, and plays on unsaved',
    needs: ['littleRoom', 'violations', 'dark'],
    async run(app) {
      await app.littleRoom(true);
      await app.launch();
      await waitForText(app, 'notice', /no room on this device/);
      await expectSoundLook(app, 'no room');
      await app.screenshot('no room');
      await app.tap('notice-unkept');
      await app.tap('start-quick');
      await app.see('question');
    },
  }),
  scenario({
    name: 'with room again after there was almost none, the next try opens the games',
    needs: ['tappables', 'tapNow', 'littleRoom'],
    async run(app) {
      await app.littleRoom(true);
      await app.launch();
      await waitForText(app, 'notice', /no room on this device/);
      await app.littleRoom(false);
      await app.tap('notice-retry');
      await app.see('start-ready');
      await app.notSee('notice');
      await startsAndKeeps(app);
    },
  }),
];
