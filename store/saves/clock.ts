/** The time at which things are saved. */
import type { Connection } from './database';

/**
 * A device's clock may be put back. What is played last must still come last in the order of the games,
 * so this one never goes back behind what has been saved.
 */
export async function steadyClock(
  connection: Connection,
  now: () => number,
): Promise<() => number> {
  const [row] = await connection.all(
    'SELECT MAX(played_at) AS last FROM games WHERE deleted_at IS NULL',
  );
  let last = Number(row?.last ?? 0);
  return () => (last = Math.max(now(), last + 1));
}
