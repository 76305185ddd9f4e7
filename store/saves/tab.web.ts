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

/** False: another tab has the games. Ask again later: it may have been closed. */
export async function claimTab(): Promise<boolean> {
  // Old browsers have no locks, and the file system itself refuses the second tab there.
  if (typeof navigator === 'undefined' || navigator.locks === undefined) return true;
  claimed ??= request();
  const ours = await claimed;
  if (!ours) claimed = null;
  return ours;
}
