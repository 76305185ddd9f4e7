/** A phone or tablet: what stays when an app on it ends, and what its owner has set. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Platform = 'android' | 'ios';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A generator of our own, so that a run can be repeated. */
function dice(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1_664_525) + 1_013_904_223) >>> 0;
    return s / 2 ** 32;
  };
}

/** A Tuesday morning. */
const TODAY = Date.UTC(2026, 2, 3, 9, 30);
const DAY = 86_400_000;

export class Device {
  width = 375;
  height = 667;
  readonly scale: number;
  fontScale = 1;
  dark = false;
  reduceMotion = false;
  screenReader = false;
  /** Typing brings up a keyboard on the screen. */
  glassKeyboard = false;
  online = true;
  daysAhead = 0;
  diskIsFull = false;
  clipboard = '';
  /** What the next file picker is given; null when its user backs out. */
  nextFile: string | null = null;
  /** What was handed to the system's own share sheet last. */
  shared: string | null = null;
  hapticsFelt = 0;
  readonly requests: string[] = [];
  readonly chance: () => number;
  private deaths = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'mottainai-device-'));

  constructor(
    readonly platform: Platform,
    seed = 1,
  ) {
    this.scale = platform === 'ios' ? 2 : 2.625;
    this.chance = dice(seed);
    this.erase();
  }

  /** The system's bars: what lies under them is drawn, but not for fingers. */
  get insets(): Insets {
    const lying = this.width > this.height && this.height < 500;
    if (this.platform === 'android') return { top: 24, right: 0, bottom: lying ? 16 : 24, left: 0 };
    return { top: lying ? 0 : 20, right: 0, bottom: 0, left: 0 };
  }

  /** How much of the screen the keyboard takes when it is up. */
  get keyboardHeight(): number {
    return this.width > this.height ? this.height * 0.55 : this.height * 0.42;
  }

  today(uptime: number): number {
    return Math.floor(TODAY + this.daysAhead * DAY + uptime);
  }

  folderOf(name: 'databases' | 'documents' | 'cache'): string {
    return join(this.folder, name === 'databases' ? `databases-${this.deaths}` : name);
  }

  /**
   * An app has ended without a word: its files are what they were at that moment. Its connections still live in this
   * process, so what comes next gets a copy that they know nothing of.
   */
  afterDeath(): void {
    const before = this.folderOf('databases');
    this.deaths++;
    cpSync(before, this.folderOf('databases'), { recursive: true });
  }

  /** As an app is deleted with all it has kept. */
  erase(): void {
    for (const name of ['databases', 'documents', 'cache'] as const) {
      rmSync(this.folderOf(name), { recursive: true, force: true });
      mkdirSync(this.folderOf(name), { recursive: true });
    }
  }

  throwAway(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
