/** The app's SQLite: native on a phone, WebAssembly over the browser's private file system on the web. */
import type { SQLiteStatement } from 'expo-sqlite';
import { openDatabaseAsync } from 'expo-sqlite';
import type { Database, OpenDatabase, Row, Value } from './database';

/** Longer ones carry many rows at once: they differ each time, so keeping them is no use. */
const KEPT_LENGTH = 600;

export const openExpoDatabase: OpenDatabase = async (name) => {
  // A connection of our own: the pragmas set on it hold for it alone.
  const database = await openDatabaseAsync(name, { useNewConnection: true });
  /** Prepared once: on the web each call is a message to a worker and back. */
  const prepared = new Map<string, Promise<SQLiteStatement>>();

  function statement(sql: string): Promise<SQLiteStatement> {
    let found = prepared.get(sql);
    if (found === undefined) {
      found = database.prepareAsync(sql);
      // A statement that could not be prepared (a full disk, say) is tried anew next time.
      found.catch(() => prepared.delete(sql));
      prepared.set(sql, found);
    }
    return found;
  }

  async function execute(sql: string, values: readonly Value[]): Promise<void> {
    const found = await statement(sql);
    try {
      await found.executeAsync([...values]);
    } catch (error) {
      // A statement that failed tells its failure again when it is used next: it is made anew.
      prepared.delete(sql);
      await found.finalizeAsync().catch(() => undefined);
      throw error;
    }
  }

  /**
   * Prepared, used and put away. Not by expo-sqlite's own `getAllAsync` and `runAsync`: in a browser a statement
   * that failed fails again when it is put away, and there that second error hides what was wrong.
   */
  async function once<T>(sql: string, work: (made: SQLiteStatement) => Promise<T>): Promise<T> {
    const made = await database.prepareAsync(sql);
    try {
      return await work(made);
    } finally {
      await made.finalizeAsync().catch(() => undefined);
    }
  }

  const result: Database = {
    run: async (sql: string, values: readonly Value[] = []) => {
      if (sql.length > KEPT_LENGTH) await once(sql, (made) => made.executeAsync([...values]));
      else await execute(sql, values);
    },
    all: (sql: string, values: readonly Value[] = []) =>
      once(sql, async (made) => (await made.executeAsync<Row>([...values])).getAllAsync()),
    exec: (sql) => database.execAsync(sql),
    close: async () => {
      const statements = await Promise.allSettled(prepared.values());
      prepared.clear();
      for (const each of statements) {
        if (each.status === 'fulfilled') await each.value.finalizeAsync().catch(() => undefined);
      }
      await database.closeAsync();
    },
  };
  return result;
};
