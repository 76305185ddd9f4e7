/** A phone or tablet: its settings, and what it keeps when the app ends. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Platform = 'android' | 'ios';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Seeded, so that a run can be repeated. */
function dice(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1_664_525) + 1_013_904_223) >>> 0;
    return s / 2 ** 32;
  };
}

/** An arbitrary fixed date, so that runs are repeatable. */
const TODAY = Date.UTC(2026, 2, 3, 9, 30);
const DAY = 86_400_000;

/** SQLite waits for the disk after every write; a device that is thrown away needs none. */
const IN_MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export class Device {
  width = 375;
  height = 667;
  readonly scale: number;
  fontScale = 1;
  dark = false;
  reduceMotion = false;
  screenReader = false;
  /** Whether typing shows an on-screen keyboard. */
  glassKeyboard = false;
  online = true;
  /** How many times slower its processor is. */
  slowness = 1;
  daysAhead = 0;
  diskIsFull = false;
  /** The database takes calls and never answers. */
  storageIsSilent = false;
  /** Codes of the languages its owner reads, the first one first. */
  languages: readonly string[] = ['en'];
  clipboard = '';
  /** What the next file picker returns; null if it is cancelled. */
  nextFile: string | null = null;
  /** The last text passed to the system's share sheet. */
  shared: string | null = null;
  hapticsFelt = 0;
  readonly requests: string[] = [];
  readonly chance: () => number;
  private deaths = 0;
  /** Milliseconds in which apps ran that have ended since. */
  private past = 0;
  private readonly folder = mkdtempSync(join(IN_MEMORY, 'mottainai-device-'));

  constructor(
    readonly platform: Platform,
    seed = 1,
  ) {
    this.scale = platform === 'ios' ? 2 : 2.625;
    this.chance = dice(seed);
    this.erase();
  }

  /** The system bars: content under them is drawn but cannot be touched. */
  get insets(): Insets {
    const lying = this.width > this.height && this.height < 500;
    if (this.platform === 'android') return { top: 24, right: 0, bottom: lying ? 16 : 24, left: 0 };
    return { top: lying ? 0 : 20, right: 0, bottom: 0, left: 0 };
  }

  /** Height of the keyboard when it is shown. */
  get keyboardHeight(): number {
    return this.width > this.height ? this.height * 0.55 : this.height * 0.42;
  }

  today(uptime: number): number {
    return Math.floor(TODAY + this.daysAhead * DAY + this.past + uptime);
  }

  /** The next app starts when this one has ended, so the clock goes on. */
  ran(uptime: number): void {
    this.past += uptime;
  }

  folderOf(name: 'databases' | 'documents' | 'cache'): string {
    return join(this.folder, name === 'databases' ? `databases-${this.deaths}` : name);
  }

  /**
   * After a kill, the old connections still live in this process, so the next run gets a copy of
   * the files as they were.
   */
  afterDeath(): void {
    const before = this.folderOf('databases');
    this.deaths++;
    cpSync(before, this.folderOf('databases'), { recursive: true });
  }

  /** Deletes the app with all its data. */
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
