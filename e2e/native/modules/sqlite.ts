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

export function sqliteModule(host: ModuleHost): { readonly module: Bag; close(): void } {
  const { realm, device } = host;
  const databases = new WeakMap<
    object,
    { readonly path: string; open: InstanceType<typeof Database> | null }
  >();
  const statements = new WeakMap<object, Statement>();
  const opened = new Set<InstanceType<typeof Database>>();
  const wait = <T>(work: () => T) =>
    device.storageIsSilent ? realm.deferred().promise : later(host, work, explain);
  const databaseOf = (holder: object) => {
    const open = databases.get(holder)?.open;
    if (open === undefined || open === null) throw new Error('Access to closed resource');
    return open;
  };
  const statementOf = (holder: object) => {
    const found = statements.get(holder);
    if (found === undefined) throw new Error('Access to closed resource');
    return found;
  };
  /** A full disk refuses every write, with SQLite's own message. */
  const needRoom = (sql: string) => {
    if (device.diskIsFull && !READS.test(sql)) throw new Error('database or disk is full');
  };
  const native: Record<string, Callback> = {
    open: (holder, path) =>
      void databases.set(holder as object, { path: String(path), open: null }),
    init: (holder) =>
      wait(() => {
        const entry = databases.get(holder as object);
        if (entry === undefined) throw new Error('There is no such database');
        entry.open = new Database(entry.path);
        opened.add(entry.open);
      }),
    close: (holder) =>
      wait(() => {
        const open = databaseOf(holder as object);
        open.close();
        opened.delete(open);
      }),
    exec: (holder, sql) =>
      wait(() => {
        needRoom(String(sql));
        databaseOf(holder as object).exec(String(sql));
      }),
    inTransaction: (holder) => wait(() => databaseOf(holder as object).inTransaction),
    prepare: (holder, statement, sql) =>
      wait(() => {
        const prepared = databaseOf(holder as object).prepare(String(sql));
        statements.set(statement as object, { sql: String(sql), prepared, rows: [], at: 0 });
        return statement;
      }),
    run: (holder, values) =>
      wait(() => {
        const statement = statementOf(holder as object);
        const { prepared, sql } = statement;
        const given = bound(values as Record<string, unknown>);
        needRoom(sql);
        if (READS.test(sql) || /\breturning\b/i.test(sql)) {
          statement.rows = prepared.raw(true).all(given) as unknown[][];
          statement.at = 1;
          return { lastInsertRowId: 0, changes: 0, firstRowValues: statement.rows[0] ?? [] };
        }
        const done = prepared.run(given);
        statement.rows = [];
        return {
          lastInsertRowId: Number(done.lastInsertRowid),
          changes: done.changes,
          firstRowValues: [],
        };
      }),
    step: (holder) =>
      wait(() => {
        const statement = statementOf(holder as object);
        return statement.rows[statement.at++] ?? null;
      }),
    all: (holder) =>
      wait(() => {
        const statement = statementOf(holder as object);
        const rest = statement.rows.slice(statement.at);
        statement.at = statement.rows.length;
        return rest;
      }),
    reset: (holder) => wait(() => void (statementOf(holder as object).at = 0)),
    names: (holder) =>
      wait(() => {
        const { sql, prepared } = statementOf(holder as object);
        return READS.test(sql) ? prepared.columns().map((column) => column.name) : [];
      }),
    finalize: (holder) => wait(() => void statements.delete(holder as object)),
  };
  const classes = realm.run<(native: unknown) => Bag>(`(native) => ({
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
  })`)(native);
  const module = {
    ...classes,
    defaultDatabaseDirectory: device.folderOf('databases'),
    bundledExtensions: realm.give({}),
    ensureDatabasePathExistsAsync: () => wait(() => undefined),
    ensureHasAccessAsync: () => wait(() => undefined),
    deleteDatabaseAsync: (path: string) => wait(() => void path),
  };
  const close = () => {
    for (const each of opened) each.close();
    opened.clear();
  };
  return { module, close };
}
