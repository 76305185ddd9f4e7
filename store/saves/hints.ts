/** The hints that were taken in a game, as its row has them. */
import type { PlayerId } from '@/engine';
import type { Hints } from '../game/deps';
import type { Database, Row, Value } from './database';

const countsOf = (taken: Hints['taken']): Record<string, number> =>
  Object.fromEntries(taken.flatMap((n, player) => (n > 0 ? [[player, n]] : [])));

/** For the columns `hints_allowed` and `hints_taken`. */
export function hintColumns(hints: Hints | undefined): [Value, Value] {
  const counts = countsOf(hints?.taken ?? []);
  const isNone = Object.keys(counts).length === 0;
  return [hints?.allowed === true ? 1 : null, isNone ? null : JSON.stringify(counts)];
}

/** A count per player; what cannot be read counts as none. */
export function hintsTaken(row: Row, players: number): number[] {
  let counts: unknown;
  try {
    counts = JSON.parse(String(row.hints_taken ?? '{}'));
  } catch {
    counts = {};
  }
  const of = new Map(Object.entries(typeof counts === 'object' && counts !== null ? counts : {}));
  return Array.from({ length: players }, (_, player) => {
    const n: unknown = of.get(`${player}`);
    return typeof n === 'number' && Number.isInteger(n) && n > 0 ? n : 0;
  });
}

export const hintsIn = (row: Row, players: number): Hints => ({
  allowed: row.hints_allowed === 1,
  taken: hintsTaken(row, players),
});

/** A single statement, so that two hints at the same time are both counted. */
const NOTE = `UPDATE games SET hints_taken = json_set(
    iif(json_valid(hints_taken), hints_taken, '{}'), ?2,
    coalesce(json_extract(iif(json_valid(hints_taken), hints_taken, '{}'), ?2), 0) + 1)
  WHERE id = ?1`;

export const noteHint = (
  database: Pick<Database, 'run'>,
  id: string,
  player: PlayerId,
): Promise<void> => database.run(NOTE, [id, `$."${player}"`]);
