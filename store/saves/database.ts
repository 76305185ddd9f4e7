/** The little that the saves need of a SQLite: expo-sqlite in the app, another real one in tests. */
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

/** Opens a database of this name, making it if it is not there. */
export type OpenDatabase = (name: string) => Promise<Database>;

/**
 * One connection for the whole app. All calls wait for each other: the asynchronous API would let a
 * statement of one caller slip into the transaction of another.
 */
export class Connection {
  private last: Promise<unknown> = Promise.resolve();

  constructor(readonly database: Database) {}

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    // The next in line waits for this one, whatever becomes of it.
    this.last = result.catch(() => undefined);
    return result;
  }

  run(sql: string, values: readonly Value[] = []): Promise<void> {
    return this.inTurn(() => this.database.run(sql, values));
  }

  all(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.inTurn(() => this.database.all(sql, values));
  }

  /** Several questions with nothing written in between: their answers belong together. */
  inOneGo<T>(work: (database: Database) => Promise<T>): Promise<T> {
    return this.inTurn(() => work(this.database));
  }

  /** All of it or nothing of it. */
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      await this.database.exec('BEGIN IMMEDIATE');
      try {
        const result = await work(this.database);
        await this.database.exec('COMMIT');
        return result;
      } catch (error) {
        // A full disk may have rolled back already; the first error is the one that counts.
        await this.database.exec('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  /** After everything that is under way. */
  close(): Promise<void> {
    return this.inTurn(() => this.database.close());
  }
}
