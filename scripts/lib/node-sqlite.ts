/**
 * A real SQLite for tests and measurements, behind the interface that the app's saves use. It is a
 * native one, with WAL and with the rolling back of a transaction that a kill has cut off
 * (node-sqlite3-wasm has neither: it takes its own lock for another's and leaves the journal alone).
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';

import type { Database, OpenDatabase, Row, Value } from '../../store/saves/database';

export function openFile(path: string): Database {
  const sqlite = new Sqlite(path);
  // As in the app: prepared once, used often.
  const prepared = new Map<string, ReturnType<typeof sqlite.prepare>>();
  const statement = (sql: string) => {
    let found = prepared.get(sql);
    if (found === undefined) prepared.set(sql, (found = sqlite.prepare(sql)));
    return found;
  };
  return {
    run: async (sql: string, values: readonly Value[] = []) => {
      statement(sql).run([...values]);
    },
    all: async (sql: string, values: readonly Value[] = []) =>
      sqlite.prepare(sql).all([...values]) as Row[],
    exec: async (sql) => {
      sqlite.exec(sql);
    },
    close: async () => {
      prepared.clear();
      sqlite.close();
    },
  };
}

export interface Folder {
  path: string;
  open: OpenDatabase;
  remove: () => void;
}

/** In memory where that can be had: a test that saves thousands of times need not wear out a disk. */
const MEMORY = '/dev/shm';

/** A folder of its own for the databases of one test. */
export function tempFolder(parent = existsSync(MEMORY) ? MEMORY : tmpdir()): Folder {
  const path = mkdtempSync(join(parent, 'mottainai-saves-'));
  return {
    path,
    open: async (name) => openFile(join(path, name)),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
