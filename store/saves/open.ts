/** Opens the saves: checked and up to date, or with a fault that says why not. */
import type { Database, OpenDatabase } from './database';
import { AT_ONCE, Connection, LATER } from './database';
import { CannotKeep, faultOf, SaveError } from './faults';
import { CORRUPT_MARK, rescueGames } from './rescue';
import { migrate, MIGRATIONS, schemaVersion } from './schema';

const DATABASE_NAME = 'mottainai.db';

/** A corrupt file is never deleted: the next name is used from then on. */
function nameAfter(corruptFiles: number): string {
  return corruptFiles === 0 ? DATABASE_NAME : `mottainai-${corruptFiles + 1}.db`;
}

/** If more files in a row are corrupt, something else is wrong. */
const MOST_FILES = 8;

export interface Opened {
  connection: Connection;
  /** The file found corrupt at this start, and how many of its games were rescued. */
  setAside: { file: string; rescued: number; lost: number } | null;
}

/** True if writes are flushed later. */
async function prepare(database: Database): Promise<boolean> {
  // Side by side: each is a way to another thread and back.
  const [, [mode]] = await Promise.all([
    // busy_timeout waits for another writer instead of failing at once.
    database.exec('PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 3000'),
    database.all('PRAGMA journal_mode = WAL').catch(() => []),
  ]);
  // In a WAL a choice is safe from a kill once written; the connection makes the disk follow. Other modes
  // need the disk each time, or a flat battery may damage the file.
  const isWal = mode?.journal_mode === 'wal';
  const [, version] = await Promise.all([
    database.exec(isWal ? LATER : AT_ONCE),
    schemaVersion(database),
  ]);
  await migrate(database, MIGRATIONS, version);
  return isWal;
}

async function checkTable(database: Pick<Database, 'all'>, table: string): Promise<void> {
  const rows = await database.all(`PRAGMA quick_check('${table}')`);
  const verdict = String(Object.values(rows[0] ?? {})[0] ?? 'ok');
  if (verdict !== 'ok') throw new SaveError('corrupt', `${table}: ${verdict}`);
}

/** A quick check. The journals may be long: `checkJournals` follows when nobody waits. */
async function check(database: Database): Promise<void> {
  // At the same time, because each is a round trip to another thread.
  const [marks] = await Promise.all([
    database.all('SELECT 1 FROM settings WHERE key = ?', [CORRUPT_MARK]),
    checkTable(database, 'sqlite_schema'),
    checkTable(database, 'games'),
  ]);
  if (marks.length > 0) throw new SaveError('corrupt', 'It was found corrupt in use.');
}

/** The next start sets this file aside and rescues what can be read. */
export async function markCorrupt(connection: Connection): Promise<void> {
  await connection
    .run('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [CORRUPT_MARK, 'yes'])
    .catch(() => undefined);
}

/** Checks the larger tables, after the start. */
export async function checkJournals(connection: Connection): Promise<void> {
  try {
    for (const table of ['choices', 'snapshots']) await checkTable(connection, table);
  } catch (error) {
    if (faultOf(error).code === 'corrupt') await markCorrupt(connection);
    throw error;
  }
}

async function openSound(open: OpenDatabase, name: string): Promise<Connection> {
  const database = await open(name);
  try {
    const isFlushedLater = await prepare(database);
    await check(database);
    return new Connection(database, isFlushedLater);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

/** What was rescued from the corrupt file before this one; null if that has been told already. */
async function bringOver(
  open: OpenDatabase,
  file: string,
  connection: Connection,
): Promise<Opened['setAside']> {
  try {
    const counts = await rescueGames(open, file, connection);
    return counts === null ? null : { file, ...counts };
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error;
  }
}

export async function openSaves(open: OpenDatabase): Promise<Opened> {
  for (let corrupt = 0; corrupt < MOST_FILES; corrupt++) {
    let connection: Connection;
    try {
      connection = await openSound(open, nameAfter(corrupt));
    } catch (error) {
      if (error instanceof CannotKeep) throw error;
      const fault = faultOf(error, 'openFailed');
      if (fault.code === 'corrupt') continue;
      throw new SaveError(fault.code, fault.detail);
    }
    if (corrupt === 0) return { connection, setAside: null };
    return { connection, setAside: await bringOver(open, nameAfter(corrupt - 1), connection) };
  }
  throw new SaveError('corrupt', `${MOST_FILES} files in a row`);
}
