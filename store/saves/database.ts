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

/** When a write waits for the disk. */
export const AT_ONCE = 'PRAGMA synchronous = FULL';
export const LATER = 'PRAGMA synchronous = NORMAL';

/** Writes a page whatever is in it: without one there would be nothing to wait for. */
const SOMETHING = 'PRAGMA application_id = 1299145844';

/**
 * So many flushes share a WAL. What follows a checkpoint begins a new one, which waits for the disk whatever
 * was asked for: if that were a choice, every choice would.
 */
const FLUSHES_A_WAL = 30;

/** What nobody waits for: it is written before the next query, or with the next flush. */
export type Deferred = (database: Database) => Promise<void>;

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
  private readonly deferred = new Map<string, Deferred>();

  private flushes = 0;

  /** Not flushed later: the disk has what was written as soon as it is. */
  constructor(
    readonly database: Database,
    private readonly isFlushedLater = true,
  ) {}

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

  /** Only the last one of a key is done. A kill may lose it, and a failure is not told. */
  defer(key: string, work: Deferred): void {
    this.deferred.set(key, work);
    this.flushSoon();
  }

  private takeDeferred(): Deferred {
    const works = [...this.deferred.values()];
    this.deferred.clear();
    return async (database) => {
      for (const work of works) await work(database);
    };
  }

  /** All that was put off, in one transaction: no query sees that it was. */
  private catchUp(): void {
    if (this.deferred.size === 0) return;
    void this.transaction(this.takeDeferred()).catch(() => undefined);
  }

  /** Everything that was written survives a flat battery too. */
  async flush(): Promise<void> {
    if (!this.isFlushedLater) return this.catchUp();
    const deferred = this.takeDeferred();
    await this.inTurn(async () => {
      this.flushes++;
      if (this.flushes % FLUSHES_A_WAL === 0) {
        await this.database.all('PRAGMA wal_checkpoint(PASSIVE)');
      }
      await this.database.exec(AT_ONCE);
      try {
        await this.allOrNothing(async (database) => {
          await deferred(database);
          await database.exec(SOMETHING);
        });
      } finally {
        await this.database.exec(LATER);
      }
    });
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
    this.catchUp();
    return this.afterWrites(() => this.database.all(sql, values));
  }

  /** Several queries with no write in between. */
  inOneGo<T>(work: (database: Database) => Promise<T>): Promise<T> {
    this.catchUp();
    return this.afterWrites(() => work(this.database));
  }

  private async allOrNothing<T>(work: (database: Database) => Promise<T>): Promise<T> {
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
  }

  /** All or nothing. */
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T> {
    this.catchUp();
    this.flushSoon();
    return this.inTurn(() => this.allOrNothing(work));
  }

  /** After all calls before it. */
  close(): Promise<void> {
    this.catchUp();
    if (this.flushing !== null) clearTimeout(this.flushing);
    this.flushing = null;
    return this.inTurn(() => this.database.close());
  }
}
