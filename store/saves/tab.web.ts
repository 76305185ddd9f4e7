/**
 * The browser's private file system lets one tab at a time at the database. The lock is held for as
 * long as the tab lives, and the browser itself lets go of it when the tab is closed or crashes.
 */
const LOCK = 'mottainai-saves';

let claimed: Promise<boolean> | null = null;

function request(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(LOCK, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        // Never resolved: the lock stays ours.
        return lock === null ? undefined : new Promise<void>(() => undefined);
      })
      .catch(reject);
  });
}

/** A start does not wait longer than this for a new version to take over. */
const UPDATE_MS = 3000;

/**
 * A new version of the app that was fetched in the background takes over now, before any game is open:
 * later it would pull the files from under a running one.
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

/** Asks the browser not to clear the games away when it needs room. */
async function askToPersist(): Promise<void> {
  // Firefox would put the question to the player; the others decide it themselves.
  if (/Firefox/.test(navigator.userAgent)) return;
  const storage = navigator.storage as StorageManager | undefined;
  if (storage?.persist !== undefined && !(await storage.persisted())) await storage.persist();
}

/** False: another tab has the games. Ask again later: it may have been closed. */
export async function claimTab(): Promise<boolean> {
  if (typeof navigator === 'undefined') return true;
  // Old browsers have no locks, and the file system itself refuses the second tab there.
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

/** False: this browser has no private file system, or not in this window (a private one, say). */
export async function canKeep(): Promise<boolean> {
  try {
    await navigator.storage.getDirectory();
    return true;
  } catch {
    return false;
  }
}
