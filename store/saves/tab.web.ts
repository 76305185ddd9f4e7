/**
 * Only one tab at a time can use the database. It holds this lock until the browser releases it, when
 * the tab is closed or crashes.
 */
const LOCK = 'mottainai-saves';

let claimed: Promise<boolean> | null = null;

function request(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(LOCK, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        // Never resolves, which keeps the lock.
        return lock === null ? undefined : new Promise<void>(() => undefined);
      })
      .catch(reject);
  });
}

/** The longest that a start waits for a new version to take over. */
const UPDATE_MS = 3000;

/**
 * A new version that was fetched in the background takes over now, before any game is open: later it
 * would replace the files of a running one.
 */
async function takeUpdate(): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const waiting = (await worker?.getRegistration())?.waiting ?? null;
  if (worker === undefined || waiting === null) return;
  const taken = new Promise<void>((resolve) => {
    worker.addEventListener('controllerchange', () => {
      resolve();
      location.reload();
    });
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, UPDATE_MS))]);
}

/** Asks the browser not to delete the games when it needs room. */
async function askToPersist(): Promise<void> {
  // Firefox would ask the player; other browsers decide by themselves.
  if (/Firefox/.test(navigator.userAgent)) return;
  const storage = navigator.storage as StorageManager | undefined;
  if (storage?.persist !== undefined && !(await storage.persisted())) await storage.persist();
}

/** False: another tab has the games. Ask again later: it may have been closed. */
export async function claimTab(): Promise<boolean> {
  if (typeof navigator === 'undefined') return true;
  // Old browsers have no locks; there the file system refuses the second tab.
  if (navigator.locks !== undefined) {
    claimed ??= request();
    if (!(await claimed)) {
      claimed = null;
      return false;
    }
  }
  await takeUpdate().catch(() => undefined);
  void askToPersist().catch(() => undefined);
  return true;
}

/** False: this browser or window (a private one, say) has no file system for the app. */
export async function canKeep(): Promise<boolean> {
  try {
    await navigator.storage.getDirectory();
    return true;
  } catch {
    return false;
  }
}

/** An empty database and its journal. */
const LEAST_ROOM = 1_000_000;

/** False: the browser gives the app no room for even one game. */
export async function hasRoom(): Promise<boolean> {
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || quota - (usage ?? 0) >= LEAST_ROOM;
}
