/** expo-sqlite's native classes on a real SQLite, with files in the device's folder. */
import Database from 'libsql';

import type { Bag, Callback } from '../runtime/realm';
import { later, type ModuleHost } from './host';

interface Statement {
  readonly sql: string;
  readonly prepared: ReturnType<InstanceType<typeof Database>['prepare']>;
  rows: unknown[][];
  at: number;
}

/** Wraps SQLite's message as expo-sqlite does. */
const explain = (error: Error) =>
  `Calling the native function has failed\n→ Caused by: ${error.message}`;

const READS = /^\s*(select|pragma|with|explain)\b/i;

function bound(values: Readonly<Record<string, unknown>>): unknown[] {
  return Object.keys(values)
    .sort((a, b) => Number(a) - Number(b))
    .map((key) => values[key]);
}

type Connection = InstanceType<typeof Database>;

/** What is open on the device: databases and statements, each by the app's own object for it. */
class Openings {
  private readonly databases = new WeakMap<object, { path: string; open: Connection | null }>();
  private readonly statements = new WeakMap<object, Statement>();
  private readonly opened = new Set<Connection>();

  name(holder: object, path: string): void {
    this.databases.set(holder, { path, open: null });
  }

  open(holder: object): void {
    const entry = this.databases.get(holder);
    if (entry === undefined) throw new Error('There is no such database');
    entry.open = new Database(entry.path);
    this.opened.add(entry.open);
  }

  database(holder: object): Connection {
    const open = this.databases.get(holder)?.open;
    if (open === undefined || open === null) throw new Error('Access to closed resource');
    return open;
  }

  close(holder: object): void {
    const open = this.database(holder);
    open.close();
    this.opened.delete(open);
  }

  prepare(holder: object, statement: object, sql: string): void {
    const prepared = this.database(holder).prepare(sql);
    this.statements.set(statement, { sql, prepared, rows: [], at: 0 });
  }

  statement(holder: object): Statement {
    const found = this.statements.get(holder);
    if (found === undefined) throw new Error('Access to closed resource');
    return found;
  }

  finalize(holder: object): void {
    this.statements.delete(holder);
  }

  closeAll(): void {
    for (const each of this.opened) each.close();
    this.opened.clear();
  }
}

function run(statement: Statement, values: unknown): Bag {
  const { prepared, sql } = statement;
  const given = bound(values as Record<string, unknown>);
  if (READS.test(sql) || /\breturning\b/i.test(sql)) {
    statement.rows = prepared.raw(true).all(given) as unknown[][];
    statement.at = 1;
    return { lastInsertRowId: 0, changes: 0, firstRowValues: statement.rows[0] ?? [] };
  }
  const done = prepared.run(given);
  statement.rows = [];
  const lastInsertRowId = Number(done.lastInsertRowid);
  return { lastInsertRowId, changes: done.changes, firstRowValues: [] };
}

function rest(statement: Statement): unknown[][] {
  const rows = statement.rows.slice(statement.at);
  statement.at = statement.rows.length;
  return rows;
}

function columnNames({ sql, prepared }: Statement): string[] {
  return READS.test(sql) ? prepared.columns().map((column) => column.name) : [];
}

/** expo-sqlite's classes, in the app's own realm. */
const CLASSES = `(native) => ({
    NativeDatabase: class NativeDatabase {
      constructor(path) { native.open(this, path); }
      initAsync() { return native.init(this); }
      closeAsync() { return native.close(this); }
      execAsync(sql) { return native.exec(this, sql); }
      isInTransactionAsync() { return native.inTransaction(this); }
      prepareAsync(statement, sql) { return native.prepare(this, statement, sql); }
    },
    NativeStatement: class NativeStatement {
      runAsync(database, values) { return native.run(this, values); }
      stepAsync() { return native.step(this); }
      getAllAsync() { return native.all(this); }
      resetAsync() { return native.reset(this); }
      getColumnNamesAsync() { return native.names(this); }
      finalizeAsync() { return native.finalize(this); }
    },
  })`;

export function sqliteModule(host: ModuleHost): { readonly module: Bag; close(): void } {
  const { realm, device } = host;
  const openings = new Openings();
  const wait = <T>(work: () => T) =>
    device.storageIsSilent ? realm.deferred().promise : later(host, work, explain);
  /** A full disk refuses every write, with SQLite's own message. */
  const needRoom = (sql: string) => {
    if (device.diskIsFull && !READS.test(sql)) throw new Error('database or disk is full');
  };
  const onStatement =
    <T>(work: (statement: Statement, given: unknown) => T): Callback =>
    (holder, given) =>
      wait(() => work(openings.statement(holder as object), given));
  const native: Record<string, Callback> = {
    open: (holder, path) => openings.name(holder as object, String(path)),
    init: (holder) => wait(() => openings.open(holder as object)),
    close: (holder) => wait(() => openings.close(holder as object)),
    exec: (holder, sql) =>
      wait(() => {
        needRoom(String(sql));
        openings.database(holder as object).exec(String(sql));
      }),
    inTransaction: (holder) => wait(() => openings.database(holder as object).inTransaction),
    prepare: (holder, statement, sql) =>
      wait(() => {
        openings.prepare(holder as object, statement as object, String(sql));
        return statement;
      }),
    run: onStatement((statement, values) => {
      needRoom(statement.sql);
      return run(statement, values);
    }),
    step: onStatement((statement) => statement.rows[statement.at++] ?? null),
    all: onStatement(rest),
    reset: onStatement((statement) => void (statement.at = 0)),
    names: onStatement(columnNames),
    finalize: (holder) => wait(() => openings.finalize(holder as object)),
  };
  const module = {
    ...realm.run<(native: unknown) => Bag>(CLASSES)(native),
    defaultDatabaseDirectory: device.folderOf('databases'),
    bundledExtensions: realm.give({}),
    ensureDatabasePathExistsAsync: () => wait(() => undefined),
    ensureHasAccessAsync: () => wait(() => undefined),
    deleteDatabaseAsync: (path: string) => wait(() => void path),
  };
  return { module, close: () => openings.closeAll() };
}
