/**
 * A native SQLite for tests and benchmarks, behind the interface of the app's saves. It has WAL and
 * rolls back after a kill, which node-sqlite3-wasm does not.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';

import type { Database, OpenDatabase, Row, Value } from '../../store/saves/database';

/** Longer statements are not kept, as in the app (store/saves/expo.ts). */
const KEPT_LENGTH = 600;

function openFile(path: string): Database {
  const sqlite = new Sqlite(path);
  // Prepared once and used often, as in the app.
  const prepared = new Map<string, ReturnType<typeof sqlite.prepare>>();
  const statement = (sql: string) => {
    let found = prepared.get(sql);
    if (found === undefined) prepared.set(sql, (found = sqlite.prepare(sql)));
    return found;
  };
  return {
    run: async (sql: string, values: readonly Value[] = []) => {
      const made = sql.length > KEPT_LENGTH ? sqlite.prepare(sql) : statement(sql);
      made.run([...values]);
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

/** In memory where possible, because some tests save thousands of times. */
const MEMORY = '/dev/shm';

/** A folder for the databases of one test. */
export function tempFolder(parent = existsSync(MEMORY) ? MEMORY : tmpdir()): Folder {
  const path = mkdtempSync(join(parent, 'mottainai-saves-'));
  return {
    path,
    open: async (name) => openFile(join(path, name)),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
