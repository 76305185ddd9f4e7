/**
 * What a scenario can do to the app. A scenario is written once against this and runs on every driver that has what it
 * needs: the exported web app in a browser, the app's own phone bundles on the native host, the native app on a device.
 */

/** What every driver can do. */
export interface Basics {
  /** Starts the app afresh, with nothing saved, at a route (`/` when left out). */
  launch(route?: string): Promise<void>;
  /** Starts it again with everything it had saved. */
  relaunch(route?: string): Promise<void>;
  /** Ends it at once, as the system or a flat battery would. */
  kill(): Promise<void>;
  tap(testID: string): Promise<void>;
  /** A finger goes over it, sideways. */
  swipe(testID: string, towards: 'left' | 'right'): Promise<void>;
  readText(testID: string): Promise<string>;
  /** Waits until it is visible, and fails if it does not appear. */
  see(testID: string): Promise<void>;
  /** Waits until it is gone or hidden, and fails if it stays. */
  notSee(testID: string): Promise<void>;
  /** Types into a field. */
  type(testID: string, text: string): Promise<void>;
  /** Kept only where somebody asked for pictures, and where there are any. */
  screenshot(name: string): Promise<void>;
  /** Waits until the app can start without a network; only a browser must first keep it for that. */
  keptOffline(): Promise<void>;
}

/** What only some drivers can do. */
export interface Abilities {
  /** Cuts the app off from every network, or connects it again. */
  offline(on: boolean): Promise<void>;
  /** Takes hold of one thing and lets go of it over the middle of another. */
  drag(testID: string, onto: string): Promise<void>;
  /** Changes the size of the screen. */
  setViewport(width: number, height: number): Promise<void>;
  /** Turns the device. */
  rotate(to: 'portrait' | 'landscape'): Promise<void>;
  /** Every control that is visible now. */
  tappables(): Promise<readonly Tappable[]>;
  /** Taps what is there this very moment; false if it has gone or changed meanwhile. */
  tapNow(testID: string): Promise<boolean>;
  /** Presses a key as a keyboard would ("Tab", "Shift+Tab", "Control+z", "Escape", "ArrowRight", a letter). */
  press(key: string): Promise<void>;
  /** What has the focus, as it is told to a screen reader; null when nothing has it. */
  focused(): Promise<Spoken | null>;
  /** Everything that is told to a screen reader, in its order; inside a dialog, that dialog alone. */
  spoken(): Promise<readonly Spoken[]>;
  /** What the app has said to a screen reader of its own accord since it was opened. */
  announced(): Promise<readonly string[]>;
  /** How many sounds have begun since the app was opened. */
  soundsHeard(): Promise<number>;
  /** Taps what saves a file, and gives what is in the file. */
  download(testID: string): Promise<string>;
  /** Taps what asks for a file, and gives it one with this text. */
  giveFile(testID: string, text: string): Promise<void>;
  /** What was copied last. */
  clipboard(): Promise<string>;
  /** What is launched from now on runs so many days later than today. */
  daysLater(days: number): Promise<void>;
  /** Leaves the app no room to save anything in, or as much as it likes again. */
  fullDisk(on: boolean): Promise<void>;
  /** While the app is closed, its file becomes unreadable, or the part of it with the choices of all games. */
  damageSaves(what: 'file' | 'choices'): Promise<void>;
  /** What is launched from now on runs in a window that has no place to keep anything. */
  privateWindow(): Promise<void>;
  /** Texts on the screen that cannot be read to their end, each with what is wrong with it. */
  cutOff(): Promise<readonly string[]>;
  /** How wide each text is on one line, and how many lines it takes in its box. */
  textSizes(samples: readonly TextSample[]): Promise<readonly TextSize[]>;
  /** Every text on the screen that stands on one line, as it is set, and how wide it is. */
  textsDrawn(): Promise<readonly (TextSample & TextSize)[]>;
  /** The device asks for less motion, or no longer. */
  lessMotion(on: boolean): Promise<void>;
  /** How many things are in motion on the screen now. */
  moving(): Promise<number>;
  /** A second window of the app, beside the first, with the same storage. */
  another(route?: string): Promise<App<WindowAbility>>;
  /** Brings its window before the others, as whoever plays on in it does. */
  toFront(): Promise<void>;
  /** The Back key of Android, or the swipe from the edge on iOS. */
  back(): Promise<void>;
  /** The Back key, where there is one. */
  backKey(): Promise<void>;
  /** The app goes out of sight, or comes back. */
  turnTo(state: 'background' | 'active'): Promise<void>;
  /** The app is half out of sight, as while apps are switched on iOS, or wholly in sight again. */
  halfAway(on: boolean): Promise<void>;
  /** The size of text that the device's owner has chosen, 1 being the usual one. */
  textSize(scale: number): Promise<void>;
  /** The device is in dark mode, or no longer. */
  dark(on: boolean): Promise<void>;
  /** Whether typing brings up a keyboard on the screen; without one there is one of plastic. */
  glassKeyboard(on: boolean): Promise<void>;
  isAboveKeyboard(testID: string): Promise<boolean>;
  /** Which modals there have been in one commit together. */
  modalsAtOnce(): Promise<readonly string[]>;
  /** What the device has to draw now: its views, and surfaces of vector drawings. */
  load(): Promise<{ readonly views: number; readonly drawings: number }>;
  /** Cards whose picture lies elsewhere than what is tapped for them, each in words. */
  glides(): Promise<readonly string[]>;
}

export type Ability = keyof Abilities;
type WindowAbility = 'tappables' | 'tapNow' | 'toFront';

/** The app, driven by whoever can do this much. */
export type App<Can extends Ability = never> = Basics & Pick<Abilities, Can>;

/** An element of the accessibility tree. */
export interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly focusable: boolean;
  /** The name of the group that it is in, if any. */
  readonly group: string;
  /** Whether a sighted player sees that it has the focus. */
  readonly ring: boolean;
}

/** A text, and how it is set. */
export interface TextSample {
  readonly text: string;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly letterSpacing: number;
  /** The width of the box that its lines break in. */
  readonly box: number;
}

export interface TextSize {
  readonly width: number;
  readonly lines: number;
}

/** A control on the screen, as a finger would find it. */
export interface Tappable {
  readonly testID: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its middle can be touched: nothing lies over it. */
  readonly free: boolean;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const PHONE: Size = { width: 375, height: 667 };
/** A taller phone. */
export const TALL: Size = { width: 390, height: 844 };
export const TABLET: Size = { width: 1024, height: 768 };

export interface Scenario {
  readonly name: string;
  readonly needs: readonly Ability[];
  /** The screen that it begins on, where a driver can choose. */
  readonly screen: Size;
  run(app: Basics & Partial<Abilities>): Promise<void>;
}

interface Written<Needs extends readonly Ability[]> {
  readonly name: string;
  readonly needs: Needs;
  readonly screen?: Size;
  run(app: App<Needs[number]>): Promise<void>;
}

/** A scenario can use what it needs, and nothing else: the compiler sees to it. */
export function scenario<const Needs extends readonly Ability[]>(
  written: Written<Needs>,
): Scenario {
  const { name, needs, screen = PHONE } = written;
  return { name, needs, screen, run: (app) => written.run(app as App<Needs[number]>) };
}

export function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
