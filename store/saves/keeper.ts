/** Saves the running game: one statement per choice, a snapshot now and then. */
import type { Choice, GameState } from '@/engine';
import type { GameKeeper } from '../game/deps';
import type { Connection } from './database';
import { faultOf, SaveError } from './faults';
import { insertGame, newId } from './insert';
import { listed } from './listed';
import { loadGame } from './load';
import { markCorrupt } from './open';
import { snapshotOf, writeSnapshot } from './snapshot';

/** A snapshot at every new turn, and within a long turn every so many lines. */
const SNAPSHOT_EVERY = 16;
/** More than one, because the newest may be damaged. */
const SNAPSHOTS_KEPT = 2;

interface OpenGame {
  head: number;
  made: number;
  snapshotAt: number;
  snapshotTurn: number;
}

const LINE = `INSERT INTO journal (game, n, choice, made, turn, round, scores, over, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const FORGET = `DELETE FROM snapshots WHERE game = ?1 AND n NOT IN
  (SELECT n FROM snapshots WHERE game = ?1 ORDER BY n DESC LIMIT ${SNAPSHOTS_KEPT})`;

/** Nobody waits for it or hears of a failure: the choices are safe without it. */
async function keepSnapshot(
  connection: Connection,
  id: string,
  n: number,
  state: GameState,
): Promise<void> {
  try {
    const snapshot = snapshotOf(n, state);
    await connection.transaction(async (database) => {
      await writeSnapshot(database, id, snapshot);
      await database.run(FORGET, [id]);
    });
  } catch {
    // The next one will do.
  }
}

export function createKeeper(connection: Connection, now: () => number): GameKeeper {
  const open = new Map<string, OpenGame>();

  function opened(id: string, at: number): OpenGame {
    const game = open.get(id);
    if (game === undefined || game.made !== at) {
      throw new SaveError('internal', `choice ${at} of ${id}, which has ${game?.made ?? 'none'}`);
    }
    return game;
  }

  /** Writes one line of the journal, or none if it rejects. */
  async function write(
    id: string,
    game: OpenGame,
    choice: Choice | null,
    after: GameState,
  ): Promise<void> {
    const n = game.head + 1;
    const made = game.made + (choice === null ? -1 : 1);
    const { turn, round, scores, over } = listed(after);
    const text = choice === null ? null : JSON.stringify(choice);
    try {
      await connection.run(LINE, [id, n, text, made, turn, round, scores, over, now()]);
    } catch (error) {
      const fault = faultOf(error);
      throw new SaveError(
        /not the next line/.test(fault.detail) ? 'otherTab' : fault.code,
        fault.detail,
      );
    }
    game.head = n;
    game.made = made;
    const due = after.turn !== game.snapshotTurn || n - game.snapshotAt >= SNAPSHOT_EVERY;
    if (due || after.end !== null) {
      game.snapshotAt = n;
      game.snapshotTurn = after.turn;
      void keepSnapshot(connection, id, n, after);
    }
  }

  const remember = (id: string, head: number, made: number, g: GameState) =>
    open.set(id, { head, made, snapshotAt: head, snapshotTurn: g.turn });

  return {
    create: async (save, state) => {
      const id = newId();
      await connection.transaction((database) => insertGame(database, id, save, state, now()));
      remember(id, save.choices.length, save.choices.length, state);
      return id;
    },

    load: async (id) => {
      const { head, ...loaded } = await loadGame(connection, id).catch(async (error: unknown) => {
        if (faultOf(error).code === 'corrupt') await markCorrupt(connection);
        throw error;
      });
      remember(id, head, loaded.choices.length, loaded.state);
      return loaded;
    },

    append: async (id, at, choice, _player, after) => write(id, opened(id, at), choice, after),

    takeBack: async (id, at, after) => write(id, opened(id, at + 1), null, after),
  };
}
