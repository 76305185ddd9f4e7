/**
 * What runs in the page, not here: these functions are sent there, so they may use nothing from outside, nor
 * have named functions within them (whose names our compiler would keep by a helper from outside).
 */
import type { Tappable } from '../driver';

/** Before the app: counts every sound that begins on hardware that is awake. */
export function countSounds(): void {
  const begin = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    const { dataset } = document.documentElement;
    if (this.context.state === 'running') dataset.sounds = String(Number(dataset.sounds ?? 0) + 1);
    begin.apply(this, when);
  };
}

/** Before the app: its clock is so many days ahead, and runs on. */
export function putClockOn(days: number): void {
  const ahead = days * 86_400_000;
  globalThis.Date = new Proxy(Date, {
    construct(real, given: [number]) {
      return given.length > 0 ? new real(...given) : new real(real.now() + ahead);
    },
    get(real, name): unknown {
      return name === 'now' ? () => real.now() + ahead : Reflect.get(real, name);
    },
  });
}

/**
 * As a failing disk would: overwrites this page of the database, counted from 1. False if there is no such file.
 * expo-sqlite keeps its files in a pool, each after a sector with its name.
 */
export async function damagePage(number: number): Promise<boolean> {
  const SECTOR = 4096;
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('expo-sqlite');
  for await (const handle of folder.values()) {
    if (handle.kind !== 'file') continue;
    const name = await (await handle.getFile()).slice(0, 64).text();
    if (!name.startsWith('/mottainai.db\0')) continue;
    const stream = await handle.createWritable({ keepExistingData: true });
    const data = new Uint8Array(SECTOR).fill(0x5a);
    await stream.write({ type: 'write', position: SECTOR * number, data });
    await stream.close();
    return true;
  }
  return false;
}

/**
 * Waits until the page has drawn what was done to it, and until what was chosen is saved (its buttons cannot
 * be pressed meanwhile). A look before that would see the table from before the tap.
 */
export async function untilDrawn(): Promise<void> {
  const LONGEST = 2_000;
  const SAVING = '[data-testid^="act-"][aria-disabled="true"]';
  const started = performance.now();
  do {
    // React draws in many small tasks; one of the lowest rank comes after them all.
    await window.scheduler.postTask(() => undefined, { priority: 'background' });
  } while (document.querySelector(SAVING) !== null && performance.now() - started < LONGEST);
}

/** A page in sight gets its next frame within a moment. */
export function stopsDrawing(): Promise<boolean> {
  return new Promise((tell) => {
    requestAnimationFrame(() => tell(false));
    setTimeout(() => tell(true), 3_000);
  });
}

export function controlsOnScreen(): Tappable[] {
  const controls = document.querySelectorAll<HTMLElement>(
    '[role="button"][data-testid], button[data-testid], [role="radio"][data-testid]',
  );
  return [...controls].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
    if (element.closest('[aria-hidden="true"], [aria-disabled="true"]')) return [];
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return [
      {
        testID: element.dataset.testid ?? '',
        label: element.getAttribute('aria-label') ?? '',
        x,
        y,
        width,
        height,
        free: top !== null && (element.contains(top) || top.contains(element)),
      },
    ];
  });
}
