/**
 * Which scenarios run on which driver, by their abilities. Skipped scenarios are always reported.
 */
import type { Ability, Scenario } from './driver';

export type DriverName =
  | 'playwright'
  | 'firefox'
  | 'webkit'
  | 'native android'
  | 'native ios'
  | 'detox android'
  | 'detox ios';

export const PLAYWRIGHT_HAS = [
  'offline',
  'drag',
  'setViewport',
  'rotate',
  'tappables',
  'tapNow',
  'press',
  'focused',
  'spoken',
  'soundsHeard',
  'download',
  'giveFile',
  'clipboard',
  'daysLater',
  'fullDisk',
  'damageSaves',
  'privateWindow',
  'silenceStorage',
  'loseFile',
  'oldBrowser',
  'littleRoom',
  'slowDown',
  'tapOnSight',
  'violations',
  'cutOff',
  'textSizes',
  'textsDrawn',
  'lessMotion',
  'selectedText',
  'moving',
  'mounted',
  'history',
  'another',
  'toFront',
  'dark',
] as const satisfies readonly Ability[];

export const FIREFOX_HAS = [
  'offline',
  'setViewport',
  'rotate',
  'tappables',
  'tapNow',
] as const satisfies readonly Ability[];

/** Enough to see that the app starts, plays, resumes and works offline in another browser. */
export const FIREFOX_RUNS: readonly string[] = [
  'starts, and is used offline',
  'opens and reloads every route directly',
  'shows the way back from an unknown route',
  'one tap starts a game against the computer, and another goes on with it',
  'a person plays a whole game against the computer',
  'loaded once, it starts, plays and resumes without a network',
];

export const WEBKIT_HAS = [
  'tappables',
  'tapNow',
  'oldBrowser',
] as const satisfies readonly Ability[];

/** WebKitGTK gives SQLite no files: there the app plays, and says that nothing is kept. */
export const WEBKIT_RUNS: readonly string[] = [
  'shows the way back from an unknown route',
  'a browser in which nothing can be written says so, and a game can be played in it',
];

const NATIVE_HAS = [
  'offline',
  'drag',
  'setViewport',
  'rotate',
  'tappables',
  'tapNow',
  'focused',
  'spoken',
  'announced',
  'soundsHeard',
  'download',
  'giveFile',
  'clipboard',
  'daysLater',
  'fullDisk',
  'damageSaves',
  'silenceStorage',
  'slowDown',
  'tapOnSight',
  'cutOff',
  'lessMotion',
  'moving',
  'mounted',
  'back',
  'turnTo',
  'textSize',
  'dark',
  'glassKeyboard',
  'isAboveKeyboard',
  'scrolled',
  'modalsAtOnce',
  'load',
  'glides',
] as const satisfies readonly Ability[];

export const NATIVE_ANDROID_HAS = [...NATIVE_HAS, 'backKey'] as const satisfies readonly Ability[];
export const NATIVE_IOS_HAS = [...NATIVE_HAS, 'halfAway'] as const satisfies readonly Ability[];

/** Detox finds one element at a time, so it cannot inspect the whole screen. */
const DETOX_HAS = ['drag', 'rotate', 'back', 'turnTo'] as const satisfies readonly Ability[];

/** Android does not let a test read the clipboard. */
export const DETOX_ANDROID_HAS = [
  ...DETOX_HAS,
  'offline',
  'backKey',
] as const satisfies readonly Ability[];

/** The iOS simulator shares its Mac's network, which a test must not disconnect. */
export const DETOX_IOS_HAS = [...DETOX_HAS, 'clipboard'] as const satisfies readonly Ability[];

export const HAS: Readonly<Record<DriverName, readonly Ability[]>> = {
  playwright: PLAYWRIGHT_HAS,
  firefox: FIREFOX_HAS,
  webkit: WEBKIT_HAS,
  'native android': NATIVE_ANDROID_HAS,
  'native ios': NATIVE_IOS_HAS,
  'detox android': DETOX_ANDROID_HAS,
  'detox ios': DETOX_IOS_HAS,
};

export interface NotRun {
  readonly scenario: string;
  readonly why: string;
}

export interface Plan {
  readonly run: readonly Scenario[];
  readonly notRun: readonly NotRun[];
}

export function planFor(driver: DriverName, scenarios: readonly Scenario[]): Plan {
  const run: Scenario[] = [];
  const notRun: NotRun[] = [];
  for (const scenario of scenarios) {
    const lacks = scenario.needs.filter((ability) => !HAS[driver].includes(ability));
    if (lacks.length === 0) run.push(scenario);
    else notRun.push({ scenario: scenario.name, why: `lacks ${lacks.join(', ')}` });
  }
  return { run, notRun };
}

export function tellNotRun(driver: DriverName, { notRun }: Plan): void {
  for (const { scenario, why } of notRun) {
    console.log(`  – ${scenario}: not run on ${driver}: ${why}`);
  }
}
