/** Brings over what can still be read of a corrupt file. The file itself is not touched. */
import type { Connection, Database, OpenDatabase, Row, Value } from './database';
import { SaveError } from './faults';
import type { Snapshot } from './snapshot';
import { readSnapshot } from './snapshot';

/** A key in `settings`: this file was found corrupt while it was in use. */
export const CORRUPT_MARK = 'corrupt';

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

/** Reads all before anything is written: half a game would be worse than none. */
async function wholeGame(from: Database, id: Value): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [table, key, columns] of TABLES) {
    const rows = await from.all(`SELECT * FROM ${table} WHERE ${key} = ?`, [id]);
    parts.push({ table, columns, rows });
  }
  return parts;
}

async function rescueGame(from: Database, to: Connection, id: Value): Promise<void> {
  const parts = await wholeGame(from, id).catch(() => withoutJournal(from, id));
  await to.transaction(async (database) => {
    for (const { table, columns, rows } of parts) await copyRows(database, table, columns, rows);
  });
}

export async function rescueGames(
  open: OpenDatabase,
  file: string,
  to: Connection,
): Promise<{ rescued: number; lost: number }> {
  const counts = { rescued: 0, lost: 0 };
  let from: Database | null = null;
  try {
    from = await open(file);
    const settings = await from
      .all('SELECT key, value FROM settings WHERE key <> ?', [CORRUPT_MARK])
      .catch(() => []);
    await copyRows(to.database, 'settings', ['key', 'value'], settings).catch(() => undefined);
    for (const { id } of await from.all('SELECT id FROM games')) {
      try {
        await rescueGame(from, to, id ?? null);
        counts.rescued++;
      } catch {
        counts.lost++;
      }
    }
  } catch {
    // Not even its list of games can be read: nothing to bring over.
  } finally {
    await from?.close().catch(() => undefined);
  }
  return counts;
}
