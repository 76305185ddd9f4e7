import type { Connection } from './database';

/**
 * A clock that never goes back behind what has been saved, even if the device's is put back: the game
 * played last must come first in the list.
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
