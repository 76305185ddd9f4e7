/**
 * SQLite in a browser: the worker of expo-sqlite, called directly, because expo-sqlite itself never
 * notices that its worker failed to load or died, and cannot start another.
 */
import type { Answer } from './calls';
import { sendTogether } from './calls';
import type { Database, OpenDatabase, Row, Value } from './database';
import { CannotKeep, SaveError } from './faults';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The page starts the first one before any other script runs (scripts/web-build.ts). */
type Page = typeof globalThis & { sqliteThread?: Worker | null };

function startThread(): Worker {
  const page: Page = globalThis;
  const started = page.sqliteThread ?? null;
  page.sqliteThread = null;
  return started ?? new Worker(new URL('./worker', window.location.href));
}

/** Milliseconds. A worker that is alive answers at once, even while it opens a file. */
const ALIVE_MS = 2_000;

class SqliteWorker {
  private readonly worker = startThread();
  private readonly send = sendTogether((calls) => this.worker.postMessage(calls));
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  /** Databases and statements are numbered by the caller. */
  private ids = 0;
  /** Why it is no more: whoever still has a database of it need not wait for an answer. */
  private ended: string | null = null;
  /** How many databases are open. */
  opened = 0;
  /** Those that are being opened, by their names. */
  readonly opening = new Map<string, Promise<Database>>();

  constructor(private readonly onEnd: () => void) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<readonly Answer[]>) => {
      for (const answer of data) this.take(answer);
    });
    // Its script could not be loaded, or it crashed.
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.end(`worker: ${event.message ?? 'not loaded'}`);
    });
  }

  private take({ id, result, error }: Answer): void {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    if (!error) found?.resolve(result);
    else found?.reject(error instanceof Error ? error : new Error(String(error)));
  }

  nextId(): number {
    return this.ids++;
  }

  call<T>(type: string, data: object): Promise<T> {
    if (this.ended !== null) return Promise.reject(new SaveError('noAnswer', this.ended));
    const id = this.calls++;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve: (result) => resolve(result as T), reject });
      this.send({ type, id, data, isSync: false });
    });
  }

  /** False: it died silently, or its script never loaded. */
  isAlive(): Promise<boolean> {
    return new Promise((resolve) => {
      this.worker.addEventListener('message', () => resolve(true), { once: true });
      setTimeout(() => resolve(false), ALIVE_MS);
      this.worker.postMessage([]);
    });
  }

  end(detail: string): void {
    this.ended = detail;
    this.worker.terminate();
    this.onEnd();
    for (const { reject } of this.waiting.values()) reject(new SaveError('noAnswer', detail));
    this.waiting.clear();
  }
}

/** All databases share it: it holds their files. */
let current: SqliteWorker | null = null;

function theWorker(): SqliteWorker {
  if (current !== null) return current;
  const worker = new SqliteWorker(() => {
    if (current === worker) current = null;
  });
  current = worker;
  return worker;
}

/** Longer statements insert many rows and differ each time, so keeping them prepared does not pay. */
const KEPT_LENGTH = 600;

class WebDatabase implements Database {
  private readonly prepared = new Map<string, number>();

  constructor(
    private readonly worker: SqliteWorker,
    private readonly nativeDatabaseId: number,
  ) {}

  private call<T>(type: string, data: object = {}): Promise<T> {
    return this.worker.call(type, { nativeDatabaseId: this.nativeDatabaseId, ...data });
  }

  /** Its calls may be sent without waiting for each other: the worker takes them in order. */
  private prepare(source: string): { id: number; done: Promise<void> } {
    const id = this.worker.nextId();
    return { id, done: this.call('prepare', { nativeStatementId: id, source }) };
  }

  private execute(nativeStatementId: number, values: readonly Value[]) {
    return this.call<{ firstRowValues: Value[] }>('run', {
      nativeStatementId,
      bindParams: { ...values },
      bindBlobParams: {},
      shouldPassAsArray: true,
    });
  }

  private finalize(nativeStatementId: number): Promise<void> {
    // After a failure this fails too, and would hide the first error.
    return this.call<void>('finalize', { nativeStatementId }).catch(() => undefined);
  }

  async run(sql: string, values: readonly Value[] = []): Promise<void> {
    const known = this.prepared.get(sql);
    const { id, done } = known === undefined ? this.prepare(sql) : { id: known, done: undefined };
    const keep = sql.length <= KEPT_LENGTH;
    if (keep) this.prepared.set(sql, id);
    try {
      // If it cannot be prepared, that error counts, not the one that follows from it.
      const [prepared, executed] = await Promise.allSettled([done, this.execute(id, values)]);
      for (const each of [prepared, executed]) if (each.status === 'rejected') throw each.reason;
      if (!keep) await this.finalize(id);
    } catch (error) {
      // A failed statement would report its failure again: it is prepared anew.
      this.prepared.delete(sql);
      await this.finalize(id);
      throw error;
    }
  }

  /** For queries only: fetches all rows in one message, which steps once more than there are rows. */
  async all(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    const { id: nativeStatementId, done } = this.prepare(sql);
    const calls = await Promise.allSettled([
      done,
      this.execute(nativeStatementId, values),
      this.call<string[]>('getColumnNames', { nativeStatementId }),
      this.call<Value[][]>('getAll', { nativeStatementId }),
      this.finalize(nativeStatementId),
    ]);
    for (const each of calls) if (each.status === 'rejected') throw each.reason;
    const [, executed, names, rest] = calls.map((each) =>
      each.status === 'fulfilled' ? each.value : undefined,
    ) as [void, { firstRowValues: Value[] }, string[], Value[][]];
    const { firstRowValues } = executed;
    if (firstRowValues.length === 0) return [];
    return [firstRowValues, ...rest].map((row) =>
      Object.fromEntries(names.map((name, i) => [name, row[i] ?? null])),
    );
  }

  exec(sql: string): Promise<void> {
    return this.call('exec', { source: sql });
  }

  async close(): Promise<void> {
    const statements = [...this.prepared.values()];
    this.prepared.clear();
    await Promise.all(statements.map((id) => this.finalize(id)));
    try {
      await this.call('close');
    } finally {
      this.worker.opened--;
      // It would keep the files open, with whatever went wrong with them.
      if (this.worker.opened === 0) this.worker.end('closed');
    }
  }

  abandon(): void {
    this.worker.end('abandoned');
  }
}

/** A worker that was just ended holds its files for a moment longer. */
const HELD_TRIES = 20;
const HELD_MS = 100;
const isHeld = (error: unknown) =>
  /NoModificationAllowed|Access Handles cannot be/.test(String(error));
/** The browser is too old for SQLite to write its files. */
const isLacking = (error: unknown) =>
  /createSyncAccessHandle is not a function|undefined is not a function.*createSyncAccessHandle|navigator\.storage/.test(
    String(error),
  );

async function openIn(worker: SqliteWorker, name: string): Promise<Database> {
  const nativeDatabaseId = worker.nextId();
  try {
    const options = { useNewConnection: true };
    const database = new WebDatabase(worker, nativeDatabaseId);
    const [opened, locked] = await Promise.allSettled([
      worker.call('open', { nativeDatabaseId, databasePath: `/${name}`, options }),
      // Nobody else has the file, so a WAL needs no shared memory, which browsers lack.
      database.exec('PRAGMA locking_mode = EXCLUSIVE'),
    ]);
    if (opened.status === 'rejected') throw opened.reason;
    worker.opened++;
    if (locked.status === 'rejected') throw locked.reason;
    return database;
  } catch (error) {
    // A half-finished start is given up; the next try has a new worker.
    if (worker.opened === 0) worker.end('not opened');
    throw isLacking(error) ? new CannotKeep(String(error)) : error;
  }
}

async function openOnce(name: string): Promise<Database> {
  const awaited = theWorker().opening.get(name);
  if (awaited !== undefined) {
    // An earlier try has no answer yet. On a slow network it still comes; from a dead worker it never does.
    if (await theWorker().isAlive()) return awaited;
    theWorker().end('dead');
  }
  const worker = theWorker();
  const opening = openIn(worker, name);
  worker.opening.set(name, opening);
  return opening.finally(() => worker.opening.delete(name));
}

export const openExpoDatabase: OpenDatabase = async (name) => {
  for (let tries = 1; ; tries++) {
    try {
      return await openOnce(name);
    } catch (error) {
      if (!isHeld(error) || tries === HELD_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, HELD_MS));
    }
  }
};
