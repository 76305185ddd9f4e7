/** Plays through the screen: helpers to start a game and make any legal move by tapping. */
import { table as german } from '../../locales/de/table';
import { table as english } from '../../locales/en/table';
import { table as japanese } from '../../locales/ja/table';
import { accented } from '../../locales/pseudo';
import { expect, type App, type Size, type Tappable } from '../driver';
import { pause, until, waitForText } from './wait';

/** Seeded, so that a failure can be replayed. */
export function dice(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 2 ** 32;
  };
}

/** The abilities needed to play. */
export type Table = App<'tappables' | 'tapNow'>;

export type Player = 'person' | 'novice' | 'acolyte';

interface TableOptions {
  readonly players: readonly Player[];
  readonly seed: string;
  readonly teams?: boolean;
  /** With the coach marks of a first game; else they are switched off. */
  readonly marks?: boolean;
  /** Hints for everybody, which several people have to agree to. */
  readonly hints?: boolean;
  /** Nothing answers itself: every question waits for a tap. */
  readonly everyTap?: boolean;
}

/** No scenario meets coach marks but those about them. */
async function withoutMarks(app: App): Promise<void> {
  await app.tap('start-settings');
  await app.tap('settings-marks-false');
  await app.tap('settings-back');
}

/** From the start to a table, with moves shown at once. */
export async function sitDown(app: App, options: TableOptions): Promise<void> {
  const { players, seed, teams, marks = false, hints = false, everyTap = false } = options;
  await app.launch();
  // Until the games are known, offers may still move the buttons.
  await app.see('start-ready');
  await app.tap('start-settings');
  await app.tap('settings-pace-instant');
  if (!marks) await app.tap('settings-marks-false');
  if (everyTap) await app.tap('settings-quick-false');
  await app.tap('settings-back');
  await app.tap('start-new');
  for (let i = 2; i < players.length; i++) await app.tap('new-add');
  for (const [i, plays] of players.entries()) await app.tap(`new-plays-${i}-${plays}`);
  if (teams) await app.tap('new-teams-true');
  await app.tap('new-advanced');
  if (hints) await app.tap('new-hints-true');
  await app.type('new-seed', seed);
  await app.tap('new-start');
  await app.see('game');
}

/** Opens the game of this code, and the table of it. */
export async function openGame(app: App, code: string): Promise<void> {
  await app.launch();
  await withoutMarks(app);
  await app.tap('start-saved');
  await app.type('shared-code', code);
  await app.tap('shared-open');
  await app.tap('shared-go');
  await app.see('question');
}

/** Adds the game of this code to the list, and is back at the start. */
export async function addByCode(app: App, code: string): Promise<void> {
  await app.tap('start-saved');
  await app.tap('saved-shared');
  await app.type('shared-code', code);
  await app.tap('shared-open');
  await waitForText(app, 'shared-told', /in your list/);
  await app.tap('saved-close');
  await app.see('start');
}

const TABLES = [english, german, japanese];
type Words = string | ((blanks: { n: number }) => string);
const inEveryLanguage = (key: 'card.choosable' | 'seat.toChoose') => {
  const said = (words: Words) => (typeof words === 'string' ? words : words({ n: 0 }));
  return [...TABLES.map((table) => said(table[key])), accented(said(english[key]))];
};
const CHOOSABLE = inEveryLanguage('card.choosable');
/** On another player's panel, whose temple has so many choosable cards. */
const TO_CHOOSE = inEveryLanguage('seat.toChoose').map(
  (words) => new RegExp(words.replace('[', '\\[').replace(/~.*/, '').replace('0', '\\d+')),
);
const canBeChosen = (label: string) => CHOOSABLE.some((words) => label.includes(words));
const leadsToChoices = (label: string) => TO_CHOOSE.some((words) => words.test(label));
const SIDELINES = ['act-read', 'act-cancel', 'act-skip', 'act-undo'];

function pick<T>(list: readonly T[], roll: () => number): T | undefined {
  return list[Math.floor(roll() * list.length)];
}

/** What lies over the table is answered, or closed, before anything under it. */
function tapOnCover(screen: readonly Tappable[], roll: () => number): string | undefined {
  const has = (testID: string) => screen.some((c) => c.testID === testID);
  if (has('coach-done')) return 'coach-done';
  const inPicker = screen.filter((c) => c.testID.startsWith('pick-') && canBeChosen(c.label));
  if (inPicker.length > 0) return pick(inPicker, roll)?.testID;
  return ['return-close', 'picker-close', 'inspector-close'].find(has);
}

/** The next random action: choose a card or press a button. */
export function nextTap(screen: readonly Tappable[], roll: () => number): string | undefined {
  const cover = tapOnCover(screen, roll);
  if (cover !== undefined) return cover;
  const has = (testID: string) => screen.some((c) => c.testID === testID);
  const acts = screen.filter(
    (c) => c.testID.startsWith('act-') && !SIDELINES.includes(c.testID) && c.free,
  );
  // A card is selected: usually press its button.
  const chosen = has('act-read') || has('act-cancel');
  if (chosen && acts.length > 0 && roll() < 0.9) return pick(acts, roll)?.testID;
  const cards = screen.filter((c) => (canBeChosen(c.label) || leadsToChoices(c.label)) && c.free);
  // In another temple only marked cards can be chosen; without any, go back.
  if (cards.length === 0 && has('temple-close')) return 'temple-close';
  if (cards.length > 0 && roll() < 0.75) return pick(cards, roll)?.testID;
  return (pick(acts, roll) ?? pick(cards, roll))?.testID;
}

/** These cover the whole table, so nothing under them can be tapped. */
const COVERS = ['curtain-open', 'end-rematch'];

/** Nothing may be off screen, too small for a finger, or covered. */
function complaintsAbout(screen: readonly Tappable[], { width, height }: Size): string[] {
  if (screen.some((c) => COVERS.includes(c.testID))) return [];
  const found: string[] = [];
  // A coach mark may lie over cards, too: it goes with a tap.
  const modal = screen.some((c) =>
    /^(picker|inspector|temple|log|menu|return)-close$|^coach-done$/.test(c.testID),
  );
  for (const c of screen) {
    const at = `${c.testID} at ${Math.round(c.x)},${Math.round(c.y)} ${Math.round(c.width)}×${Math.round(c.height)}`;
    const onTable = /^(card|helpers|sales|bench|floor|seat|act|deck|waiting)-|^(deck|undo|open-)/;
    if (!onTable.test(c.testID)) continue;
    if (c.x < -1 || c.y < -1 || c.x + c.width > width + 1 || c.y + c.height > height + 1) {
      found.push(`leaves the screen: ${at}`);
    }
    if (c.width < 43 || c.height < 43) found.push(`is too small: ${at}`);
    if (!modal && !c.free) found.push(`lies under something: ${at}`);
  }
  return found;
}

const SETTLES = 10_000;

/** Moving cards settle soon, so only what is wrong at every look counts. */
async function stillWrong(app: Table, wrong: readonly string[], size: Size): Promise<string[]> {
  let still = [...wrong];
  for (const started = Date.now(); still.length > 0 && Date.now() - started < SETTLES;) {
    await pause(200);
    const again = complaintsAbout(await app.tappables(), size);
    still = still.filter((line) => again.includes(line));
  }
  return still;
}

const isOnScreen = async (app: Table, testID: string) =>
  (await app.tappables()).some((c) => c.testID === testID);

/** A new curtain ignores taps at first, since they may be meant for what was there before. */
export async function openCurtain(app: Table): Promise<void> {
  await until(async () => {
    await app.tapNow('curtain-open');
    return !(await isOnScreen(app, 'curtain-open'));
  }, 'The curtain does not open');
}

interface PlayOptions {
  readonly seed: number;
  readonly most: number;
  readonly size: Size;
  /** Called once per curtain with the screen while it is closed. */
  readonly atCurtain?: (screen: readonly Tappable[]) => Promise<void>;
  /** Stops the game when it returns true. */
  readonly enough?: (screen: readonly Tappable[]) => boolean;
}

/** Taps until the game is over, `enough`, or `most` taps; returns the number of taps. */
export async function playOn(
  app: Table,
  { seed, most, size, atCurtain, enough }: PlayOptions,
): Promise<{ over: boolean; taps: number }> {
  const roll = dice(seed);
  let idle = 0;
  let taps = 0;
  while (taps < most) {
    const screen = await app.tappables();
    if (screen.some((c) => c.testID === 'end-rematch')) return { over: true, taps };
    if (enough?.(screen) === true) break;
    const told = `(seed ${seed}, tap ${taps})`;
    if (screen.some((c) => c.testID === 'curtain-open')) {
      await atCurtain?.(screen);
      await openCurtain(app);
      taps++;
      continue;
    }
    const next = nextTap(screen, roll);
    if (next === undefined) {
      // Another player's turn, or a move is being shown.
      expect(++idle < 1200, `Nothing can be tapped any more ${told}`);
      await pause(50);
      continue;
    }
    const wrong = complaintsAbout(screen, size);
    if (wrong.length > 0) {
      const still = await stillWrong(app, wrong, size);
      expect(still.length === 0, `${still.slice(0, 3).join('; ')} ${told}`);
      continue;
    }
    if (await app.tapNow(next)) {
      idle = 0;
      taps++;
    } else {
      expect(++idle < 20, `${next} cannot be tapped ${told}`);
    }
  }
  return { over: false, taps };
}

/** A person is asked something: there is an answer button or a choosable card. */
export const isAsked = (screen: readonly Tappable[]) =>
  screen.some(
    (c) =>
      c.free &&
      (/^act-(?!skip$)/.test(c.testID) || canBeChosen(c.label) || leadsToChoices(c.label)),
  );

/** Waits until a person is asked something, so that the screen no longer changes. */
export async function untilAsked(app: Table): Promise<void> {
  await until(async () => isAsked(await app.tappables()), 'Nobody was asked anything');
}

/**
 * Random taps may have ended at a curtain, in a sheet or at the end of a turn: returns to the open table and a stable
 * question.
 */
export async function toTheTable(app: Table): Promise<void> {
  let last = '';
  let same = 0;
  await until(async () => {
    const screen = await app.tappables();
    const now = screen.map((c) => `${c.testID} ${c.label}`).join();
    same = now === last ? same + 1 : 0;
    last = now;
    if (same < 4) return false;
    const over = screen.find((c) =>
      /^curtain-open$|^act-pass-turn$|^coach-done$|-close$/.test(c.testID),
    );
    if (over === undefined) return isAsked(screen);
    await app.tapNow(over.testID);
    return false;
  }, 'There is no way back to the table').catch((error: Error) => {
    throw new Error(`${error.message}; on the screen: ${last}`);
  });
}

/** The label of a control, or nothing if it is not there. */
export async function labelOf(app: Table, testID: string): Promise<string> {
  return (await app.tappables()).find((c) => c.testID === testID)?.label ?? '';
}

/** A card on the table that answers the question. */
export const isChoosable = (c: Tappable) =>
  c.testID.startsWith('card-') && canBeChosen(c.label) && c.free;

/** The first choosable card on the open table. */
export async function choosableCard(app: Table): Promise<Tappable | undefined> {
  const screen = await app.tappables();
  return screen.find(isChoosable);
}
