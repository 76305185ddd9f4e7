/** The app's SQLite: native on a phone, WebAssembly over the browser's private file system on the web. */
import type { SQLiteStatement } from 'expo-sqlite';
import { openDatabaseAsync } from 'expo-sqlite';
import type { Database, OpenDatabase, Row, Value } from './database';

/** Longer statements insert many rows and differ each time, so keeping them prepared does not pay. */
const KEPT_LENGTH = 600;

export const openExpoDatabase: OpenDatabase = async (name) => {
  // A connection of its own, because pragmas hold per connection.
  const database = await openDatabaseAsync(name, { useNewConnection: true });
  /** Prepared once: on the web each call is a message to a worker and back. */
  const prepared = new Map<string, Promise<SQLiteStatement>>();

  function statement(sql: string): Promise<SQLiteStatement> {
    let found = prepared.get(sql);
    if (found === undefined) {
      found = database.prepareAsync(sql);
      // If preparing fails (on a full disk, say), the next call tries again.
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
      // A failed statement would report its failure again: it is prepared anew.
      prepared.delete(sql);
      await found.finalizeAsync().catch(() => undefined);
      throw error;
    }
  }

  /**
   * Instead of expo-sqlite's `getAllAsync` and `runAsync`: in a browser, finalizing a failed statement
   * fails too, and that second error would hide the first.
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
