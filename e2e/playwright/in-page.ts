/**
 * These functions run in the page, so they may use nothing from outside, and contain no named
 * functions (the compiler would add a helper for their names).
 */
import type { Tappable } from '../driver';

/** Runs before the app: counts the sounds started on running audio hardware. */
export function countSounds(): void {
  const begin = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    const { dataset } = document.documentElement;
    if (this.context.state === 'running') dataset.sounds = String(Number(dataset.sounds ?? 0) + 1);
    begin.apply(this, when);
  };
}

/** Runs before the app: lets `silenceWorkers` end its workers, as a browser short of memory does. */
export function watchWorkers(): void {
  const page = globalThis as typeof globalThis & { workers?: Worker[]; silent?: boolean };
  const workers: Worker[] = (page.workers = []);
  globalThis.Worker = new Proxy(Worker, {
    construct(real, given: [string, WorkerOptions?]) {
      const made = new real(...given);
      workers.push(made);
      if (page.silent === true) made.terminate();
      return made;
    },
  });
}

export function silenceWorkers(on: boolean): void {
  const page = globalThis as typeof globalThis & { workers?: Worker[]; silent?: boolean };
  page.silent = on;
  if (on) for (const each of page.workers?.splice(0) ?? []) each.terminate();
}

/** Runs in the storage's worker: no write succeeds any more, as on a full disk. */
export function refuseWrites(on: boolean): void {
  type Write = (data: Uint8Array) => number;
  const worker = globalThis as typeof globalThis & {
    FileSystemSyncAccessHandle: { readonly prototype: { write: Write } };
    writes?: Write;
  };
  const files = worker.FileSystemSyncAccessHandle.prototype;
  const writes = (worker.writes ??= files.write);
  files.write = on
    ? () => {
        throw new DOMException('There is no room', 'QuotaExceededError');
      }
    : writes;
}

/** Runs before the app: sets its clock this many days ahead. */
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
 * Overwrites this database page (from 1), like a failing disk; false if there is no such file.
 * expo-sqlite keeps its files in a pool, each after a sector with its name. What still lies in the
 * write-ahead log is merged into the file first, or it would undo the damage.
 */
export async function damagePage(number: number): Promise<boolean> {
  const SECTOR = 4096;
  const LOG_HEAD = 32;
  const FRAME_HEAD = 24;
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('expo-sqlite');
  const files = new Map<string, FileSystemFileHandle>();
  for await (const handle of folder.values()) {
    if (handle.kind !== 'file') continue;
    const head = await (await handle.getFile()).slice(0, 64).text();
    files.set(head.slice(0, head.indexOf('\0')), handle);
  }
  const database = files.get('/mottainai.db');
  const log = files.get('/mottainai.db-wal');
  if (database === undefined) return false;
  const stream = await database.createWritable({ keepExistingData: true });
  if (log !== undefined) {
    const bytes = new DataView(await (await log.getFile()).slice(SECTOR).arrayBuffer());
    const frame = FRAME_HEAD + SECTOR;
    for (let at = LOG_HEAD; at + frame <= bytes.byteLength; at += frame) {
      // Frames from before the log began anew have other salts.
      if (bytes.getUint32(at + 8) !== bytes.getUint32(16)) break;
      const data = bytes.buffer.slice(at + FRAME_HEAD, at + frame);
      await stream.write({ type: 'write', position: SECTOR * bytes.getUint32(at), data });
    }
    const emptied = await log.createWritable({ keepExistingData: true });
    await emptied.truncate(SECTOR);
    await emptied.close();
  }
  const data = new Uint8Array(SECTOR).fill(0x5a);
  await stream.write({ type: 'write', position: SECTOR * number, data });
  await stream.close();
  return true;
}

/**
 * Waits until the page is drawn and the choice is saved (buttons are disabled meanwhile). Before
 * that, a look would see the table from before the tap.
 */
export async function untilDrawn(): Promise<void> {
  const LONGEST = 2_000;
  const SAVING = '[data-testid^="act-"][aria-disabled="true"]';
  const started = performance.now();
  do {
    // React renders in many small tasks; a background task runs after them all.
    await window.scheduler.postTask(() => undefined, { priority: 'background' });
  } while (document.querySelector(SAVING) !== null && performance.now() - started < LONGEST);
}

/** A visible page gets its next frame almost at once. */
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

/** Clicks it as soon as it is in the page. */
export function tapOnSight(testID: string): void {
  const watch = new MutationObserver(() => {
    const found = document.querySelector<HTMLElement>(`[data-testid="${testID}"]`);
    if (found === null) return;
    watch.disconnect();
    found.click();
  });
  watch.observe(document, { childList: true, subtree: true });
}
