/** Playing through the screen: what a scenario needs to sit down and to make any legal move by tapping. */
import { expect, type App, type Size, type Tappable } from '../driver';
import { pause, until } from './wait';

/** A generator of our own: a failure names its seed and can be played again. */
export function dice(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 2 ** 32;
  };
}

/** The table as playing through the screen needs it. */
export type Table = App<'tappables' | 'tapNow'>;

export type Player = 'person' | 'novice' | 'acolyte';

interface TableOptions {
  readonly players: readonly Player[];
  readonly seed: string;
  readonly teams?: boolean;
}

/** From the start to a table, with moves that show at once. */
export async function sitDown(app: App, { players, seed, teams }: TableOptions): Promise<void> {
  await app.launch();
  await app.tap('start-settings');
  await app.tap('settings-pace-instant');
  await app.tap('settings-back');
  await app.tap('start-new');
  for (let i = 2; i < players.length; i++) await app.tap('new-add');
  for (const [i, plays] of players.entries()) await app.tap(`new-plays-${i}-${plays}`);
  if (teams) await app.tap('new-teams-true');
  await app.tap('new-advanced');
  await app.type('new-seed', seed);
  await app.tap('new-start');
  await app.see('game');
}

const CAN = 'can be chosen';
/** On another player's panel: their temple has cards that can be chosen. */
const TO_CHOOSE = /\d to choose$/;
const SIDELINES = ['act-read', 'act-cancel', 'act-skip'];

function pick<T>(list: readonly T[], roll: () => number): T | undefined {
  return list[Math.floor(roll() * list.length)];
}

/** What a person could do next: choose a card, press a button. */
export function nextTap(screen: readonly Tappable[], roll: () => number): string | undefined {
  const has = (testID: string) => screen.some((c) => c.testID === testID);
  const inPicker = screen.filter((c) => c.testID.startsWith('pick-') && c.label.includes(CAN));
  if (inPicker.length > 0) return pick(inPicker, roll)?.testID;
  if (has('picker-close')) return 'picker-close';
  if (has('inspector-close')) return 'inspector-close';
  const acts = screen.filter(
    (c) => c.testID.startsWith('act-') && !SIDELINES.includes(c.testID) && c.free,
  );
  // A card has been chosen: do what its button says, most of the time.
  const chosen = has('act-read') || has('act-cancel');
  if (chosen && acts.length > 0 && roll() < 0.9) return pick(acts, roll)?.testID;
  const cards = screen.filter((c) => (c.label.includes(CAN) || TO_CHOOSE.test(c.label)) && c.free);
  // In another's temple only its marked cards can be reached; without any, back to the table.
  if (cards.length === 0 && has('temple-close')) return 'temple-close';
  if (cards.length > 0 && roll() < 0.75) return pick(cards, roll)?.testID;
  return (pick(acts, roll) ?? pick(cards, roll))?.testID;
}

/** What lies over the whole table, so that nothing under it can be meant. */
const COVERS = ['curtain-open', 'end-rematch'];

/** Nothing outside the screen, nothing too small for a finger, nothing buried under something else. */
function complaintsAbout(screen: readonly Tappable[], { width, height }: Size): string[] {
  if (screen.some((c) => COVERS.includes(c.testID))) return [];
  const found: string[] = [];
  const modal = screen.some((c) => /^(picker|inspector|temple|log|menu)-close$/.test(c.testID));
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

/** Cards in mid-air settle within a moment, a busy machine's later; what is wrong at every look is wrong. */
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

/** A curtain takes no tap in its first moment, as that may be meant for what was there before. */
async function openCurtain(app: Table): Promise<void> {
  await until(async () => {
    await app.tapNow('curtain-open');
    return !(await isOnScreen(app, 'curtain-open'));
  }, 'The curtain does not open');
}

interface PlayOptions {
  readonly seed: number;
  readonly most: number;
  readonly size: Size;
  /** Called once for each curtain, with what is on the screen while it is down. */
  readonly atCurtain?: (screen: readonly Tappable[]) => Promise<void>;
  /** What was to be seen is there, or has been. */
  readonly enough?: (screen: readonly Tappable[]) => boolean;
}

/** Taps on until the game is over, it is enough, or `most` taps are made; gives the number of taps. */
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
      // Somebody else is playing, or a move is being shown.
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

/** A person is asked something: there is a button that answers, or a card that can be chosen. */
export const isAsked = (screen: readonly Tappable[]) =>
  screen.some(
    (c) =>
      c.free &&
      (/^act-(?!skip$)/.test(c.testID) || c.label.includes(CAN) || TO_CHOOSE.test(c.label)),
  );

/** Waits until a person is asked something, so that what is on the screen stays. */
export async function untilAsked(app: Table): Promise<void> {
  await until(async () => isAsked(await app.tappables()), 'Nobody was asked anything');
}

/**
 * Random taps may have ended under a curtain or in a sheet, and the last may still be on its way: back to the
 * open table and a question that stays.
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
    const over = screen.find((c) => /^curtain-open$|-close$/.test(c.testID));
    if (over === undefined) return isAsked(screen);
    await app.tapNow(over.testID);
    return false;
  }, 'There is no way back to the table');
}

/** What a control is called, or nothing while it is not there. */
export async function labelOf(app: Table, testID: string): Promise<string> {
  return (await app.tappables()).find((c) => c.testID === testID)?.label ?? '';
}

/** The first card on the open table that can be chosen. */
export async function choosableCard(app: Table): Promise<Tappable | undefined> {
  const screen = await app.tappables();
  return screen.find((c) => c.testID.startsWith('card-') && c.label.includes(CAN) && c.free);
}
