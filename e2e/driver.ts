/**
 * What a scenario can do to the app. A scenario is written once against this and runs on every
 * driver: the exported web app in a browser, and the native app on a device.
 */
export interface Driver {
  /** Starts the app afresh, with nothing saved, at a route (`/` when left out). */
  launch(route?: string): Promise<void>;
  /** Starts it again with everything it had saved. */
  relaunch(route?: string): Promise<void>;
  /** Ends it at once, as the system or a flat battery would. */
  kill(): Promise<void>;
  /** Cuts the app off from every network, or connects it again. */
  offline(on: boolean): Promise<void>;
  tap(testID: string): Promise<void>;
  /** Takes hold of one thing and lets go of it over the middle of another. */
  drag(testID: string, onto: string): Promise<void>;
  /** A finger goes over it, sideways. */
  swipe(testID: string, towards: 'left' | 'right'): Promise<void>;
  readText(testID: string): Promise<string>;
  /** Waits until it is visible, and fails if it does not appear. */
  see(testID: string): Promise<void>;
  /** Waits until it is gone or hidden, and fails if it stays. */
  notSee(testID: string): Promise<void>;
  /** Kept only where somebody asked for pictures. */
  screenshot(name: string): Promise<void>;
  /** Only drivers that can change the size of their screen have it. */
  setViewport?(width: number, height: number): Promise<void>;
  /** Every control that is visible now; only drivers that can look at the whole screen have it. */
  tappables?(): Promise<readonly Tappable[]>;
  /** Taps what is there this very moment; false if it has gone or changed meanwhile. */
  tapNow?(testID: string): Promise<boolean>;
  /** Types into a field. */
  type?(testID: string, text: string): Promise<void>;
  /** Presses a key as a keyboard would ("Tab", "Shift+Tab", "Control+z", "Escape", "ArrowRight", a letter). */
  press?(key: string): Promise<void>;
  /** What has the focus, as it is told to a screen reader; null when nothing has it. */
  focused?(): Promise<Spoken | null>;
  /** Everything that is told to a screen reader, in its order; inside a dialog, that dialog alone. */
  spoken?(): Promise<readonly Spoken[]>;
  /** How many sounds have begun since the app was opened; only drivers that can listen have it. */
  soundsHeard?(): Promise<number>;
  /** Taps what saves a file, and gives what is in the file. */
  download?(testID: string): Promise<string>;
  /** Taps what asks for a file, and gives it one with this text. */
  giveFile?(testID: string, text: string): Promise<void>;
  /** What was copied last. */
  clipboard?(): Promise<string>;
  /** What is launched from now on runs so many days later than today. */
  daysLater?(days: number): Promise<void>;
  /** Leaves the app no room to save anything in, or as much as it likes again. */
  fullDisk?(on: boolean): Promise<void>;
  /** While the app is closed, its file becomes unreadable, or the part of it with the choices of all games. */
  damageSaves?(what: 'file' | 'choices'): Promise<void>;
  /** What is launched from now on runs in a window that has no place to keep anything. */
  privateWindow?(): Promise<void>;
  /** Texts on the screen that cannot be read to their end, each with what is wrong with it. */
  cutOff?(): Promise<readonly string[]>;
  /** How wide each text is on one line, and how many lines it takes in its box. */
  textSizes?(samples: readonly TextSample[]): Promise<readonly TextSize[]>;
  /** Every text on the screen that stands on one line, as it is set, and how wide it is. */
  textsDrawn?(): Promise<readonly (TextSample & TextSize)[]>;
  /** The device asks for less motion, or no longer. */
  lessMotion?(on: boolean): Promise<void>;
  /** How many things are in motion on the screen now. */
  moving?(): Promise<number>;
  /** Waits until the app can start without a network; only where it must first keep itself for that. */
  keptOffline?(): Promise<void>;
  /** A second window of the app, beside the first, with the same storage. */
  another?(route?: string): Promise<Driver>;
  /** Brings its window before the others, as whoever plays on in it does. */
  toFront?(): Promise<void>;
  /** Requests that tried to leave for anywhere but the app's own server, where a driver sees them. */
  strayRequests?(): Promise<readonly string[]>;
}

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

export interface Scenario {
  readonly name: string;
  run(app: Driver): Promise<void>;
}

export function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
