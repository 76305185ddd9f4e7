/** The row of a game in the list, which may be a moment behind its journal. */
import type { GameState } from '@/engine';
import type { Connection, Deferred } from './database';
import { listed } from './listed';
import { readGame } from './load';

/** Where a game stands. */
interface Standing {
  readonly head: number;
  readonly made: number;
  readonly state: GameState;
  /** When the last choice was made; null: as the row has it. */
  readonly at: number | null;
}

const ROW = `UPDATE games SET head = ?2, made = ?3, turn = ?4, round = ?5, scores = ?6, over = ?7
  WHERE id = ?1 AND head < ?2`;

/** In an index, so apart, and once a minute (as in schema.ts). */
const TIME = 'UPDATE games SET played_at = ?2 WHERE id = ?1 AND ?2 >= played_at + 60000';

/** Brings the row up to its journal; nothing happens if it is there already. */
export function bringRow(id: string, { head, made, state, at }: Standing): Deferred {
  return async (database) => {
    const { turn, round, scores, over } = listed(state);
    await database.run(ROW, [id, head, made, turn, round, scores, over]);
    if (at !== null) await database.run(TIME, [id, at]);
  };
}

/** Lines go without their row only to the game that is played, so no other can be behind. */
const LATEST =
  'SELECT id, head FROM games WHERE deleted_at IS NULL ORDER BY played_at DESC LIMIT 2';
const LAST_LINE = 'SELECT n FROM choices WHERE game = ? ORDER BY n DESC LIMIT 1';

/** After a kill: the list and the statistics go by the rows. Nobody waits for this. */
export async function bringRows(connection: Connection): Promise<void> {
  for (const { id = null, head } of await connection.all(LATEST)) {
    const [last] = await connection.all(LAST_LINE, [id]);
    if (Number(last?.n ?? 0) <= Number(head)) continue;
    const game = await readGame(connection, String(id)).catch(() => null);
    // A damaged game is reported and mended when it is opened.
    if (game === null || game.notice !== null) continue;
    const { choices, state } = game;
    const standing = { head: game.head, made: choices.length, state, at: null };
    await connection.transaction(bringRow(String(id), standing));
  }
}
