/** What the saves need of SQLite: expo-sqlite in the app, another one in tests. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

export interface Database {
  /** One statement. */
  run: (sql: string, values?: readonly Value[]) => Promise<void>;
  all: (sql: string, values?: readonly Value[]) => Promise<Row[]>;
  /** Any number of statements, without values. */
  exec: (sql: string) => Promise<void>;
  close: () => Promise<void>;
  /** Gives it up because it no longer answers. */
  abandon?: () => void;
}

/** Opens the database of this name, or creates it. */
export type OpenDatabase = (name: string) => Promise<Database>;

/** What was written is on the disk for good after this long; a kill never costs anything. */
const FLUSH_MS = 1000;

const settled = (result: Promise<unknown>): Promise<unknown> => result.catch(() => undefined);

/**
 * One connection for the whole app. Whatever writes waits for all calls before it, because a statement of
 * one caller could otherwise slip into the transaction of another. Queries wait only for that: on the web
 * those that are asked together go to the other thread and back together.
 */
export class Connection {
  private last: Promise<unknown> = Promise.resolve();
  private lastWrite: Promise<unknown> = Promise.resolve();
  private flushing: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly database: Database) {}

  /** Many writes share one way to the disk, which takes far longer than a write. */
  private flushSoon(): void {
    if (this.flushing !== null) return;
    this.flushing = setTimeout(() => {
      this.flushing = null;
      void this.flush().catch(() => undefined);
    }, FLUSH_MS);
    // In node the timer would keep a script from ending.
    if (typeof this.flushing === 'object') this.flushing.unref();
  }

  /** Afterwards everything written survives a flat battery too. */
  async flush(): Promise<void> {
    await this.inTurn(() => this.database.all('PRAGMA wal_checkpoint(PASSIVE)'));
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    // The next call waits for this one, even if it fails.
    this.last = this.lastWrite = settled(result);
    return result;
  }

  private afterWrites<T>(work: () => Promise<T>): Promise<T> {
    const result = this.lastWrite.then(work);
    this.last = Promise.all([this.last, settled(result)]);
    return result;
  }

  run(sql: string, values: readonly Value[] = []): Promise<void> {
    this.flushSoon();
    return this.inTurn(() => this.database.run(sql, values));
  }

  all(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.afterWrites(() => this.database.all(sql, values));
  }

  /** Several queries with no write in between. */
  inOneGo<T>(work: (database: Database) => Promise<T>): Promise<T> {
    return this.afterWrites(() => work(this.database));
  }

  /** All or nothing. */
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T> {
    this.flushSoon();
    return this.inTurn(async () => {
      await this.database.exec('BEGIN IMMEDIATE');
      try {
        const result = await work(this.database);
        await this.database.exec('COMMIT');
        return result;
      } catch (error) {
        // A full disk may have rolled back already; the first error counts.
        await this.database.exec('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  /** After all calls before it. */
  close(): Promise<void> {
    if (this.flushing !== null) clearTimeout(this.flushing);
    this.flushing = null;
    return this.inTurn(() => this.database.close());
  }
}
