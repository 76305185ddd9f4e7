import type { Connection } from './database';

/** The app did not exist before this, so an earlier clock is wrong and decides nothing. */
const EARLIEST = Date.UTC(2026, 10, 1);
const HOUR = 3_600_000;
const NUMBERED = "typeof(played_at) = 'integer'";

/** A text in place of a time would always be listed first. */
async function setTextsRight(connection: Connection): Promise<void> {
  await connection.run(
    `UPDATE games SET played_at = iif(typeof(created_at) = 'integer', created_at, 0)
     WHERE NOT ${NUMBERED}`,
  );
}

/**
 * Games from a time when the clock stood in the future: they keep their order, and follow on the last
 * game with a sound date. Otherwise every later game would have to come after them, without a date.
 */
async function setFutureRight(connection: Connection, now: number): Promise<void> {
  const latest = now + HOUR;
  const ahead = await connection.all(
    `SELECT id FROM games WHERE ${NUMBERED} AND played_at > ? ORDER BY played_at`,
    [latest],
  );
  if (ahead.length === 0) return;
  const [row] = await connection.all(
    `SELECT MAX(played_at) AS last FROM games WHERE ${NUMBERED} AND played_at <= ?`,
    [latest],
  );
  const sound = row?.last ?? null;
  const from = sound === null ? now - ahead.length : Number(sound) + 1;
  await connection.transaction(async (database) => {
    for (const [i, { id }] of ahead.entries()) {
      await database.run('UPDATE games SET played_at = ? WHERE id = ?', [from + i, id ?? null]);
    }
  });
}

interface Times {
  /** When the latest game in the list was played. */
  readonly last: number;
  /** Games with a text in place of a time, or with a time in the future. */
  readonly texts: number;
  readonly ahead: number;
}

async function timesIn(connection: Connection, now: number): Promise<Times> {
  const [row] = await connection.all(
    `SELECT MAX(iif(deleted_at IS NULL AND ${NUMBERED}, played_at, 0)) AS last,
       TOTAL(NOT ${NUMBERED}) AS texts, TOTAL(${NUMBERED} AND played_at > ?) AS ahead FROM games`,
    [now + HOUR],
  );
  const value = (name: string) => Number(row?.[name] ?? 0);
  return { last: value('last'), texts: value('texts'), ahead: value('ahead') };
}

/** When the latest game was played, once texts and times in the future are set right. */
async function latestIn(connection: Connection, now: number): Promise<number> {
  const { last, texts, ahead } = await timesIn(connection, now);
  const isAhead = ahead > 0 && now >= EARLIEST;
  if (texts === 0 && !isAhead) return last;
  // Where nothing can be written the list may look odd, but games can still be read.
  if (texts > 0) await setTextsRight(connection).catch(() => undefined);
  if (now >= EARLIEST) await setFutureRight(connection, now).catch(() => undefined);
  return (await timesIn(connection, now)).last;
}

export interface SteadyClock {
  /**
   * Never behind what has been saved, even if the device's clock is put back: the game played last must
   * come first in the list.
   */
  readonly now: () => number;
  /** Follows a clock that stood in the future and was put right while the app ran. */
  readonly follow: () => Promise<void>;
}

export async function steadyClock(connection: Connection, now: () => number): Promise<SteadyClock> {
  let last = await latestIn(connection, now());
  return {
    now: () => (last = Math.max(now(), last + 1)),
    follow: async () => {
      const time = now();
      if (time >= EARLIEST && last > time + HOUR) last = await latestIn(connection, time);
    },
  };
}
