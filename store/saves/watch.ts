/** Storage calls without an answer fail after a while, so that nothing waits forever. */
import type { Database, OpenDatabase } from './database';
import { SaveError } from './faults';

/** Longer than any sound call takes, on a slow phone with thousands of games too. */
const ANSWER_SECONDS = 8;
/** Opening may load SQLite itself over a slow network. */
const OPEN_SECONDS = 20;

/**
 * Rejects with `noAnswer` after so many seconds. They are counted one by one, because a page that was
 * asleep for an hour has waited for only one of them.
 */
export function watched<T>(work: Promise<T>, seconds = ANSWER_SECONDS): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = seconds;
    let timer = setTimeout(tick, 1000);
    function tick(): void {
      left--;
      if (left > 0) timer = setTimeout(tick, 1000);
      else reject(new SaveError('noAnswer', `no answer in ${seconds} s`));
    }
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const isSilent = (error: unknown) => error instanceof SaveError && error.code === 'noAnswer';

/** `onSilent` is told once when an open database stops answering; all later calls then fail at once. */
export function watchedOpen(
  open: OpenDatabase,
  onSilent: (error: SaveError) => void,
): OpenDatabase {
  return async (name) => {
    const database = await watched(open(name), OPEN_SECONDS);
    let silence: SaveError | null = null;

    async function call<T>(work: () => Promise<T>): Promise<T> {
      if (silence !== null) throw silence;
      try {
        return await watched(work());
      } catch (error) {
        if (isSilent(error) && silence === null) {
          silence = error as SaveError;
          database.abandon?.();
          onSilent(silence);
        }
        throw error;
      }
    }

    const result: Database = {
      run: (sql, values) => call(() => database.run(sql, values)),
      all: (sql, values) => call(() => database.all(sql, values)),
      exec: (sql) => call(() => database.exec(sql)),
      close: () => call(() => database.close()),
    };
    return result;
  };
}
