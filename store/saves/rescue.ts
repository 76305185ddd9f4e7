/** Copies what can still be read from a corrupt file, without changing that file. */
import type { Connection, Database, OpenDatabase, Row, Value } from './database';
import { faultOf, SaveError } from './faults';
import type { Snapshot } from './snapshot';
import { readSnapshot } from './snapshot';

/** A key in `settings`: this file was found corrupt while it was in use. */
export const CORRUPT_MARK = 'corrupt';
/** Another key: everything readable of the corrupt file of this name has been copied. */
const RESCUED_MARK = 'rescued';

const GAME_COLUMNS = [
  'id',
  'name',
  'seats',
  'options',
  'rules',
  'base',
  'base_n',
  'head',
  'made',
  'turn',
  'round',
  'scores',
  'over',
  'created_at',
  'played_at',
  'deleted_at',
  'hints_allowed',
  'hints_taken',
  'origin',
] as const;

const TABLES = [
  ['games', 'id', GAME_COLUMNS],
  ['choices', 'game', ['game', 'n', 'choice']],
  ['snapshots', 'game', ['game', 'n', 'state', 'hash']],
] as const;

async function copyRows(
  to: Database,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const marks = columns.map(() => '?').join(', ');
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`;
  for (const row of rows) {
    await to.run(
      sql,
      columns.map((column): Value => row[column] ?? null),
    );
  }
}

type Part = { table: string; columns: readonly string[]; rows: Row[] };

/** The newest state of the game that can still be read. */
async function newestState(from: Database, id: Value): Promise<string | null> {
  const rows = await from.all(
    'SELECT n, state, hash FROM snapshots WHERE game = ? ORDER BY n DESC',
    [id],
  );
  const sound = rows.find((row) => readSnapshot(row as unknown as Snapshot) !== null);
  return sound === undefined ? null : String(sound.state);
}

/** A game whose journal is lost goes on from its newest snapshot. */
async function withoutJournal(from: Database, id: Value): Promise<Part[]> {
  const [game] = await from.all('SELECT * FROM games WHERE id = ?', [id]);
  const base = await newestState(from, id);
  if (game === undefined || base === null) throw new SaveError('gameDamaged', String(id));
  const row = { ...game, base, base_n: game.head ?? 0, made: 0 };
  return [{ table: 'games', columns: GAME_COLUMNS, rows: [row] }];
}

/** Reads everything before anything is written: half a game would be worse than none. */
async function wholeGame(from: Database, id: Value): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [table, key, columns] of TABLES) {
    const rows = await from.all(`SELECT * FROM ${table} WHERE ${key} = ?`, [id]);
    parts.push({ table, columns, rows });
  }
  return parts;
}

/**
 * All or nothing. False: the rows make no sense. Any other failure is the device's (no room, say), and
 * is thrown, to be tried again.
 */
async function write(to: Connection, parts: readonly Part[]): Promise<boolean> {
  try {
    await to.transaction(async (database) => {
      for (const { table, columns, rows } of parts) await copyRows(database, table, columns, rows);
    });
    return true;
  } catch (error) {
    const { code, detail } = faultOf(error);
    if (/constraint/i.test(detail)) return false;
    throw new SaveError(code, detail);
  }
}

async function rescueGame(from: Database, to: Connection, id: Value): Promise<boolean> {
  // Copied before the app was killed, and whole, because it was one transaction.
  const there = await to.all('SELECT 1 FROM games WHERE id = ?', [id]);
  if (there.length > 0) return true;
  const parts = await wholeGame(from, id)
    .catch(() => withoutJournal(from, id))
    .catch(() => null);
  return parts !== null && write(to, parts);
}

async function rescueSettings(from: Database, to: Connection): Promise<void> {
  const columns = ['key', 'value'];
  const sql = 'SELECT key, value FROM settings WHERE key NOT IN (?, ?)';
  const rows = await from.all(sql, [CORRUPT_MARK, RESCUED_MARK]).catch(() => []);
  await write(to, [{ table: 'settings', columns, rows }]);
}

export interface Rescued {
  rescued: number;
  lost: number;
}

async function rescueAll(open: OpenDatabase, file: string, to: Connection): Promise<Rescued> {
  const counts = { rescued: 0, lost: 0 };
  const from = await open(file).catch(() => null);
  if (from === null) return counts;
  try {
    await rescueSettings(from, to);
    // Without its list of games nothing can be rescued.
    for (const { id } of await from.all('SELECT id FROM games').catch(() => [])) {
      if (await rescueGame(from, to, id ?? null)) counts.rescued++;
      else counts.lost++;
    }
  } finally {
    await from.close().catch(() => undefined);
  }
  return counts;
}

/**
 * Null if this was done before. Interrupted by a kill or a full disk, it goes on at the next start, so
 * that no game is lost.
 */
export async function rescueGames(
  open: OpenDatabase,
  file: string,
  to: Connection,
): Promise<Rescued | null> {
  const marks = await to.all('SELECT 1 FROM settings WHERE key = ? AND value = ?', [
    RESCUED_MARK,
    file,
  ]);
  if (marks.length > 0) return null;
  const counts = await rescueAll(open, file, to);
  await to.run('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [RESCUED_MARK, file]);
  return counts;
}
