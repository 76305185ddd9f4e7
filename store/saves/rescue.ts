/** Brings over what can still be read of a corrupt file. The file itself is not touched. */
import type { Connection, Database, OpenDatabase, Row, Value } from './database';

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

async function rescueGame(from: Database, to: Connection, id: Value): Promise<void> {
  // Read all before anything is written: half a game would be worse than none.
  const parts: { table: string; columns: readonly string[]; rows: Row[] }[] = [];
  for (const [table, key, columns] of TABLES) {
    const rows = await from.all(`SELECT * FROM ${table} WHERE ${key} = ?`, [id]);
    parts.push({ table, columns, rows });
  }
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
    const settings = await from.all('SELECT key, value FROM settings').catch(() => []);
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
