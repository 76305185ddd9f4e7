/** Every screen by the rules of axe-core, which knows what assistive technology needs of a page. */
import { materialOf } from '../../engine';
import { languageCodes, LANGUAGES, type LanguageCode } from '../../locales/languages';
import { gameUpTo, shortGame } from '../../scripts/lib/shared-game';
import { expect, PHONE, scenario, type App, type Scenario, type Tappable } from '../driver';
import {
  choosableCard,
  dice,
  isChoosable,
  labelOf,
  nextTap,
  openCurtain,
  playOn,
  sitDown,
  toTheTable,
} from './table';
import { find, pause, until, waitForText } from './wait';

type Walker = App<'violations' | 'dark' | 'tappables' | 'tapNow' | 'fullDisk'>;
type Look = (where: string) => Promise<void>;

const SETTLES = 3;
const GAME = 'By the rules';

/** Moving elements may be half transparent for a moment, so only lasting faults count. */
async function expectSound(app: App<'violations'>, where: string): Promise<void> {
  let wrong: readonly string[] = [];
  for (let tries = 0; tries < SETTLES; tries++) {
    wrong = await app.violations();
    if (wrong.length === 0) return;
  }
  expect(false, `${where}: ${wrong.join('; ')}`);
}

const BOTH = ['dark', 'light'] as const;

/** In dark and in light. */
export async function expectSoundLook(
  app: App<'violations' | 'dark'>,
  where: string,
): Promise<void> {
  for (const scheme of BOTH) {
    await app.dark(scheme === 'dark');
    await expectSound(app, `${where}, ${scheme}`);
  }
}

async function pages(app: Walker, look: Look): Promise<void> {
  await look('start');
  for (const page of ['settings', 'about', 'rules', 'cards', 'new', 'saved']) {
    await app.tap(`start-${page}`);
    await app.see(page);
    await look(page);
    if (page === 'new') {
      await app.tap('new-advanced');
      await app.see('new-seed');
      await look('new with all options');
    }
    if (page === 'cards') {
      await app.tap('work-Amulet');
      await app.see('work-text');
      await look('a work');
      await app.tap('work-close');
      await app.notSee('work-text');
      await app.tap('cards-filter');
      await app.see('cards-period-end');
      await look('filters of the works');
    }
    if (page === 'about') {
      await app.tap('about-licences');
      await app.see('licences');
      await look('licences');
      await app.tap('licences-close');
      await app.notSee('licences');
    }
    if (page !== 'saved') {
      await app.tap(`${page}-back`);
      await app.see('start');
    }
  }
}

/** From the list of saved games: a game that is over, its result and its review. */
async function pastGame(app: Walker, look: Look): Promise<void> {
  const code = shortGame(GAME, ['Ada', 'Ben']);
  // With games in the list the field is folded away.
  const folded = (await app.tappables()).some(({ testID }) => testID === 'saved-shared');
  if (folded) await app.tap('saved-shared');
  await app.type('shared-code', code);
  await app.tap('shared-open');
  await waitForText(app, 'shared-told', /in your list/);
  await look('saved with a game');
  const more = (await app.tappables()).find((c) => c.testID.startsWith('saved-more-'));
  await app.tap(more?.testID ?? '');
  await app.see('saved-name');
  await look('a saved game');
  await app.tap('saved-game-close');
  const game = await find(
    async () => (await app.tappables()).find((c) => c.label.startsWith(GAME)),
    'The game is not in the list',
  );
  await app.relaunch('/statistics');
  await app.tap('which-shared');
  await app.see('series');
  await look('statistics');
  await app.tap('statistics-back');
  await app.see('start-ready');
  await app.tap('start-saved');
  await app.tap(game.testID);
  // While points are counted, their numbers change.
  await waitForText(app, 'end-title', /wins/);
  await look('end');
  await app.tap('end-table');
  await app.see('act-result');
  await look('the table at the end');
  await app.tap('act-result');
  await app.see('end-title');
  await app.tap('end-hand-over');
  await app.tap('hand-over-show');
  await app.see('qr-code');
  await look('hand over');
  await app.tap('hand-over-back');
  await app.see('end-title');
  await app.tap('end-review');
  await app.see('review-slider');
  await look('review');
  await app.tap('review-how');
  await look('whose eyes');
  await app.tap('how-close');
  await turningPoints(app, look);
}

/** What the strongest player says of a game. */
async function turningPoints(app: Walker, look: Look): Promise<void> {
  await app.tap('review-insight');
  await app.see('insight-begin');
  await look('insight, offered');
  await app.tap('insight-begin');
  await app.see('insight-chart');
  await look('insight');
  const point = await find(
    async () => (await app.tappables()).find((c) => c.testID.startsWith('insight-point-')),
    'There is no turning point',
  );
  await app.tap(point.testID);
  await app.see('insight-option-1');
  await look('a turning point');
  await app.tap('insight-option-1');
  await app.see('insight-better');
  await look('what was better');
}

/** Two helpers of one material lie as a pile, whose cards a tap shows in a sheet. */
async function laidOut(app: Walker, look: Look): Promise<void> {
  const isPile = (cards: readonly number[] = []) =>
    cards.length === 2 && new Set(cards.map(materialOf)).size === 1;
  const code = gameUpTo('laid out', (_, { players: [me] }) => isPile(me?.helpers));
  await app.relaunch('/');
  await app.see('start-ready');
  await app.tap('start-saved');
  await app.tap('saved-shared');
  await app.type('shared-code', code);
  await app.tap('shared-open');
  await app.tap('shared-go');
  await app.see('question');
  await toTheTable(app);
  const helpers = await find(
    async () => (await app.tappables()).find((c) => c.testID.startsWith('helpers-')),
    'The helpers cannot be tapped',
  );
  await app.tap(helpers.testID);
  await app.see('picker-close');
  await look('cards laid out');
}

/** The idea, then the moves; a third tap puts the lamp out. */
async function lamp(app: Walker, look: Look): Promise<void> {
  await app.tap('hint');
  await until(async () => (await labelOf(app, 'hint')) === 'Show the moves', 'The lamp is dark');
  await look('the idea of a hint');
  await app.tap('hint');
  await waitForText(app, 'question-detail', /^1 · /);
  await look('the moves of a hint');
  await app.tap('hint');
}

async function sheets(app: Walker, look: Look): Promise<void> {
  await app.tap('open-menu');
  await app.see('menu-leave');
  await look('menu');
  await app.tap('menu-page');
  await app.see('page-end');
  await look('the game on one page');
  await app.tap('page-close');
  await app.notSee('page-end');
  await app.tap('open-menu');
  await app.tap('menu-describe-table');
  await app.see('describe-close');
  await look('the table in words');
  await app.tap('describe-close');
  await app.notSee('describe-close');
  await app.tap('open-log');
  await app.see('log-list');
  await look('log');
  await app.tap('log-close');
  await until(
    async () => !(await app.tappables()).some(({ testID }) => testID === 'log-close'),
    'The log does not close',
  );
  const panel = (await app.tappables()).find(({ testID }) => testID.startsWith('seat-'));
  expect(panel !== undefined, 'There is no panel of another player');
  await app.tap(panel.testID);
  await app.see('temple-board');
  await look('temple');
  await app.tap('temple-close');
  await app.notSee('temple-board');
}

/** The end of a turn, a choice that cannot be saved, and what is told after a restart. */
async function turnsAndTroubles(app: Walker, look: Look): Promise<void> {
  const isDone = (screen: readonly Tappable[]) =>
    screen.some(({ testID }) => testID === 'act-pass-turn');
  await playOn(app, { seed: 22, most: 200, size: PHONE, enough: isDone });
  await app.see('act-pass-turn');
  await look('the end of a turn');
  await app.tap('act-pass-turn');
  await openCurtain(app);
  await app.fullDisk(true);
  const roll = dice(23);
  await until(async () => {
    const now = await app.tappables();
    if (now.some(({ testID }) => testID === 'notice-close')) return true;
    const curtain = now.some(({ testID }) => testID === 'curtain-open');
    const next = curtain ? 'curtain-open' : nextTap(now, roll);
    if (next !== undefined) await app.tapNow(next);
    await pause(250);
    return false;
  }, 'Nothing is said of a choice that cannot be saved');
  await look('a notice');
  await app.relaunch();
  await app.see('start-ready');
  await app.tap('start-continue');
  await openCurtain(app);
  await app.see('return-go');
  await look('where was I');
}

async function table(app: Walker, look: Look): Promise<void> {
  await app.see('curtain-title');
  await look('curtain');
  await app.tap('curtain-points-0');
  await app.see('points-total');
  await look('points');
  await app.tap('points-close');
  await app.notSee('points-total');
  await toTheTable(app);
  // Into the game, to a question that a card can answer. None may be chosen yet: a tap would let it go.
  let looks = 0;
  const enough = (screen: readonly Tappable[]) =>
    ++looks > 30 &&
    screen.some(isChoosable) &&
    !screen.some(({ testID }) => testID === 'act-read' || testID === 'act-cancel') &&
    // The choice of a task: there a chosen card waits for a button.
    screen.some(({ testID, label }) => testID === 'act-pass' && /no task/i.test(label));
  const { over } = await playOn(app, { seed: 21, most: 400, size: PHONE, enough });
  expect(!over, 'The game was over too soon');
  await toTheTable(app);
  await look('table');
  await lamp(app, look);
  const card = await find(() => choosableCard(app), 'No card can be chosen');
  await app.tap(card.testID);
  await app.see('act-read');
  await look('a chosen card');
  await app.tap('act-read');
  await app.see('inspector-text');
  await look('card text');
  await app.tap('inspector-close');
  await app.notSee('inspector-text');
  await sheets(app, look);
  await turnsAndTroubles(app, look);
}

/** A lesson and a puzzle are tables with a coach. */
async function lessons(app: Walker, look: Look): Promise<void> {
  await app.relaunch('/learn');
  const lesson = await find(
    async () => (await app.tappables()).find(({ testID }) => testID.startsWith('lesson-')),
    'There is no lesson to tap',
  );
  await look('learn');
  await app.tap(lesson.testID);
  await app.see('question');
  await look('a lesson');
  await app.relaunch('/puzzles');
  await app.see('grade-1-solved');
  await look('puzzles');
  const puzzle = await find(
    async () => (await app.tappables()).find(({ testID }) => testID.startsWith('puzzle-')),
    'There is no puzzle to tap',
  );
  await app.tap(puzzle.testID);
  await app.see('act-lesson-help');
  await look('a puzzle');
}

/** Offered at the start only after a first game. */
async function again(app: Walker, look: Look): Promise<void> {
  await app.relaunch('/daily');
  await app.see('daily-month');
  await look('daily');
  await lessons(app, look);
  await app.relaunch('/backup');
  await app.see('backup-make');
  await look('backup');
  await app.relaunch('/open');
  await app.see('open-home');
  await look('open');
  await app.relaunch();
  await app.see('start-ready');
}

async function everyScreen(app: Walker, look: Look): Promise<void> {
  await again(app, look);
  await pages(app, look);
  await pastGame(app, look);
  await laidOut(app, look);
}

/** What is put together differently in every language: names of controls above all. */
async function inLanguage(app: Walker, code: LanguageCode): Promise<void> {
  await sitDown(app, { players: ['person', 'person', 'novice'], seed: 'axe' });
  await app.relaunch('/settings');
  await app.tap(`settings-language-${code}`);
  for (const page of ['settings', 'learn', 'cards', 'new', 'statistics', 'puzzles', 'backup']) {
    await app.relaunch(`/${page}`);
    await app.see(page);
    await expectSound(app, `${page}, ${code}`);
  }
  await app.relaunch('/');
  await app.see('start-ready');
  await expectSound(app, `start, ${code}`);
  await app.tap('start-saved');
  await app.see('saved');
  await expectSound(app, `saved, ${code}`);
  await app.relaunch('/');
  await app.see('start-ready');
  await app.tap('start-continue');
  await app.see('curtain-title');
  await expectSound(app, `curtain, ${code}`);
  await app.tap('curtain-points-0');
  await app.see('points-total');
  await expectSound(app, `points, ${code}`);
  await app.tap('points-close');
  await app.notSee('points-total');
  await toTheTable(app);
  await expectSound(app, `table, ${code}`);
  await app.tap('seat-1');
  await app.see('temple-board');
  await expectSound(app, `temple, ${code}`);
}

export const access: readonly Scenario[] = [
  scenario({
    name: 'no page breaks a rule of axe-core, in light and in dark',
    needs: ['violations', 'dark', 'tappables', 'tapNow', 'fullDisk'],
    async run(app) {
      const look = (where: string) => expectSoundLook(app, where);
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-first');
      await app.see('coach-done');
      await look('coach mark');
      await everyScreen(app, look);
      await app.relaunch('/nowhere');
      await app.see('not-found');
      await look('not found');
    },
  }),
  scenario({
    name: 'no part of the table breaks a rule of axe-core, in light and in dark',
    needs: ['violations', 'dark', 'tappables', 'tapNow', 'fullDisk'],
    async run(app) {
      await sitDown(app, {
        players: ['person', 'person', 'novice'],
        seed: 'axe',
        hints: true,
      });
      await table(app, (where) => expectSoundLook(app, where));
    },
  }),
  ...languageCodes
    .filter((code) => code !== 'en')
    .map((code) =>
      scenario({
        name: `in ${LANGUAGES[code].name} nothing breaks a rule of axe-core`,
        needs: ['violations', 'dark', 'tappables', 'tapNow', 'fullDisk'],
        run: (app) => inLanguage(app, code),
      }),
    ),
  scenario({
    name: 'with text at twice its size no screen breaks a rule of axe-core',
    needs: ['violations', 'dark', 'tappables', 'tapNow', 'fullDisk'],
    async run(app) {
      await sitDown(app, { players: ['person', 'person'], seed: 'axe', hints: true });
      await app.relaunch('/settings');
      await app.tap('settings-text-2');
      await app.tap('settings-back');
      const look = (where: string) => expectSound(app, `${where} at 200 %`);
      await app.see('start-ready');
      await app.tap('start-continue');
      await table(app, look);
      await app.screenshot('axe-large');
      await app.relaunch('/');
      await app.see('start-ready');
      await everyScreen(app, look);
    },
  }),
];
