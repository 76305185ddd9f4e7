/**
 * What a scenario can do to the app. Scenarios are written once against this interface and run on
 * every driver with the abilities they need: a browser, the native host, or a device.
 */

export interface Basics {
  /** Starts the app with nothing saved, at a route (default `/`). */
  launch(route?: string): Promise<void>;
  /** Starts it again with everything it saved. */
  relaunch(route?: string): Promise<void>;
  /** Ends it without warning, as the system would. */
  kill(): Promise<void>;
  tap(testID: string): Promise<void>;
  /** Swipes across it with a finger. */
  swipe(testID: string, towards: 'left' | 'right'): Promise<void>;
  readText(testID: string): Promise<string>;
  /** Waits until it is visible; fails if it does not appear. */
  see(testID: string): Promise<void>;
  /** Waits until it is gone or hidden; fails if it stays. */
  notSee(testID: string): Promise<void>;
  type(testID: string, text: string): Promise<void>;
  /** Saved only if pictures were requested and the driver can take them. */
  screenshot(name: string): Promise<void>;
  /** Waits until the app can start without a network; only a browser has to cache it first. */
  keptOffline(): Promise<void>;
}

/** What only some drivers can do. */
export interface Abilities {
  /** Disconnects the app from all networks, or reconnects it. */
  offline(on: boolean): Promise<void>;
  /** Drags one element onto the middle of another. */
  drag(testID: string, onto: string): Promise<void>;
  setViewport(width: number, height: number): Promise<void>;
  rotate(to: 'portrait' | 'landscape'): Promise<void>;
  /** Every visible control. */
  tappables(): Promise<readonly Tappable[]>;
  /** Taps it at once; false if it has gone or changed. */
  tapNow(testID: string): Promise<boolean>;
  /** Presses a key ("Tab", "Shift+Tab", "Control+z", "Escape", "ArrowRight", a letter). */
  press(key: string): Promise<void>;
  /** The focused element as a screen reader hears it; null if there is none. */
  focused(): Promise<Spoken | null>;
  /** Everything a screen reader hears, in order; inside a dialog, that dialog alone. */
  spoken(): Promise<readonly Spoken[]>;
  /** The announcements to screen readers since the app was opened. */
  announced(): Promise<readonly string[]>;
  /** Number of sounds started since the app was opened. */
  soundsHeard(): Promise<number>;
  /** Taps a control that saves a file; returns the file's content. */
  download(testID: string): Promise<string>;
  /** Taps a control that asks for a file; provides one with this text. */
  giveFile(testID: string, text: string): Promise<void>;
  /** The text copied last. */
  clipboard(): Promise<string>;
  /** Later launches run this many days in the future. */
  daysLater(days: number): Promise<void>;
  /** Leaves the app no storage space, or restores it. */
  fullDisk(on: boolean): Promise<void>;
  /** While the app is closed, damages its file, or the part that holds the choices of all games. */
  damageSaves(what: 'file' | 'choices'): Promise<void>;
  /** Later launches run in a window without storage. */
  privateWindow(): Promise<void>;
  /** The storage stops answering, without a word; or answers again once it is opened anew. */
  silenceStorage(on: boolean): Promise<void>;
  /** In later launches the first requests for a file with such a name fail. */
  loseFile(name: RegExp, times: number): Promise<void>;
  /** Later launches run in a browser in which SQLite cannot write files. */
  oldBrowser(): Promise<void>;
  /** Later launches find almost no storage space, or enough again. */
  littleRoom(on: boolean): Promise<void>;
  /** From now on the processor is so many times slower. */
  slowDown(times: number): Promise<void>;
  /** Taps it as soon as it is there, faster than any finger: for what is there only for a moment. */
  tapOnSight(testID: string): Promise<void>;
  /** What on the screen breaks a rule of axe-core, each with the rule. */
  violations(): Promise<readonly string[]>;
  /** Texts on the screen that are cut off or lie on each other, each with the reason. */
  cutOff(): Promise<readonly string[]>;
  /** The width of each text on one line, and its number of lines in its box. */
  textSizes(samples: readonly TextSample[]): Promise<readonly TextSize[]>;
  /** Every one-line text on the screen with its style and width. */
  textsDrawn(): Promise<readonly (TextSample & TextSize)[]>;
  /** Turns the device's reduced motion setting on or off. */
  lessMotion(on: boolean): Promise<void>;
  /** The words selected on the page, as for copying. */
  selectedText(): Promise<string>;
  /** Number of elements in motion. */
  moving(): Promise<number>;
  /** How many of it are mounted, whether they can be seen or not. */
  mounted(testID: string): Promise<number>;
  /** The Back or Forward button of a browser. */
  history(to: 'back' | 'forward'): Promise<void>;
  /** A second window of the app with the same storage. */
  another(route?: string): Promise<App<WindowAbility>>;
  /** Brings its window to the front. */
  toFront(): Promise<void>;
  /** The Back key on Android, the edge swipe on iOS. */
  back(): Promise<void>;
  /** The Back key, if the device has one. */
  backKey(): Promise<void>;
  /** The app goes to the background, or comes back. */
  turnTo(state: 'background' | 'active'): Promise<void>;
  /** The app is inactive, as in the iOS app switcher, or active again. */
  halfAway(on: boolean): Promise<void>;
  /** The device's text size, 1 being normal. */
  textSize(scale: number): Promise<void>;
  /** Turns the device's dark mode on or off. */
  dark(on: boolean): Promise<void>;
  /** Whether typing shows an on-screen keyboard; otherwise a hardware keyboard is attached. */
  glassKeyboard(on: boolean): Promise<void>;
  isAboveKeyboard(testID: string): Promise<boolean>;
  /** What the driver had to scroll to, where a person would. */
  scrolled(): Promise<readonly string[]>;
  /** Modals that were mounted together in one commit. */
  modalsAtOnce(): Promise<readonly string[]>;
  /** What the device has to draw: its views, its vector drawings, and the frames that came late. */
  load(): Promise<{ readonly views: number; readonly drawings: number; readonly late: number }>;
  /** Cards whose picture is not where their tap target is, each described in words. */
  glides(): Promise<readonly string[]>;
}

export type Ability = keyof Abilities;
type WindowAbility = 'tappables' | 'tapNow' | 'toFront';

/** The app on a driver with these abilities. */
export type App<Can extends Ability = never> = Basics & Pick<Abilities, Can>;

/** An element of the accessibility tree. */
export interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly focusable: boolean;
  /** The name of its group, if any. */
  readonly group: string;
  /** Whether the focus ring is visible. */
  readonly ring: boolean;
}

/** A text and its style. */
export interface TextSample {
  readonly text: string;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly letterSpacing: number;
  /** The width in which its lines break. */
  readonly box: number;
  /** Its language, by whose rules they do. */
  readonly lang: string;
}

export interface TextSize {
  readonly width: number;
  readonly lines: number;
}

/** A control as a finger finds it. */
export interface Tappable {
  readonly testID: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its middle can be touched: nothing covers it. */
  readonly free: boolean;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const PHONE: Size = { width: 375, height: 667 };
export const TALL: Size = { width: 390, height: 844 };
export const TABLET: Size = { width: 1024, height: 768 };

export interface Scenario {
  readonly name: string;
  readonly needs: readonly Ability[];
  /** The initial screen size, where a driver can choose. */
  readonly screen: Size;
  run(app: Basics & Partial<Abilities>): Promise<void>;
}

interface Written<Needs extends readonly Ability[]> {
  readonly name: string;
  readonly needs: Needs;
  readonly screen?: Size;
  run(app: App<Needs[number]>): Promise<void>;
}

/** The compiler lets a scenario use only the abilities it declares. */
export function scenario<const Needs extends readonly Ability[]>(
  written: Written<Needs>,
): Scenario {
  const { name, needs, screen = PHONE } = written;
  return { name, needs, screen, run: (app) => written.run(app as App<Needs[number]>) };
}

export function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
