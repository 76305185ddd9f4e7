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
}

/** Opens the database of this name, or creates it. */
export type OpenDatabase = (name: string) => Promise<Database>;

/**
 * One connection for the whole app. Calls wait for each other, because a statement of one caller could
 * otherwise slip into the transaction of another.
 */
export class Connection {
  private last: Promise<unknown> = Promise.resolve();

  constructor(readonly database: Database) {}

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    // The next call waits for this one, even if it fails.
    this.last = result.catch(() => undefined);
    return result;
  }

  run(sql: string, values: readonly Value[] = []): Promise<void> {
    return this.inTurn(() => this.database.run(sql, values));
  }

  all(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.inTurn(() => this.database.all(sql, values));
  }

  /** Several queries with no write in between. */
  inOneGo<T>(work: (database: Database) => Promise<T>): Promise<T> {
    return this.inTurn(() => work(this.database));
  }

  /** All or nothing. */
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T> {
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
    return this.inTurn(() => this.database.close());
  }
}
