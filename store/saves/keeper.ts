/** Saves the running game: one statement per choice, a snapshot now and then. */
import type { Choice, GameState } from '@/engine';
import type { GameKeeper } from '../game/deps';
import type { Connection } from './database';
import { faultOf, SaveError } from './faults';
import { noteHint } from './hints';
import { insertGame, newId } from './insert';
import type { Journal } from './lines';
import { madeAtTable, settleDoubt, writeLine } from './lines';
import { loadGame } from './load';
import { markCorrupt } from './open';
import { snapshotOf, writeSnapshot } from './snapshot';

/** A snapshot at every new turn, and within a long turn every so many lines. */
const SNAPSHOT_EVERY = 16;
/** More than one, because the newest may be damaged. */
const SNAPSHOTS_KEPT = 2;

export interface OpenGame extends Journal {
  snapshotAt: number;
  snapshotTurn: number;
}

const FORGET = `DELETE FROM snapshots WHERE game = ?1 AND n NOT IN
  (SELECT n FROM snapshots WHERE game = ?1 ORDER BY n DESC LIMIT ${SNAPSHOTS_KEPT})`;

/** Not awaited, and its failure is ignored: the choices are safe without it. */
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

/** `open`: what is known of the games in play, kept when the database is opened anew. */
export function createKeeper(
  connection: Connection,
  now: () => number,
  open: Map<string, OpenGame> = new Map(),
): GameKeeper {
  async function opened(id: string, made: number): Promise<OpenGame> {
    const game = open.get(id);
    if (game !== undefined) await settleDoubt(connection, id, game);
    if (game === undefined || madeAtTable(game) !== made) {
      throw new SaveError('internal', `choice ${made} of ${id}, which has ${game?.made ?? 'none'}`);
    }
    return game;
  }

  /** `made`: how many choices the table counts. */
  async function write(
    id: string,
    made: number,
    choice: Choice | null,
    after: GameState,
  ): Promise<void> {
    const game = await opened(id, made);
    const text = choice === null ? null : JSON.stringify(choice);
    await writeLine(connection, id, game, { text, after, at: now() });
    const due = after.turn !== game.snapshotTurn || game.head - game.snapshotAt >= SNAPSHOT_EVERY;
    if (due || after.end !== null) {
      game.snapshotAt = game.head;
      game.snapshotTurn = after.turn;
      void keepSnapshot(connection, id, game.head, after);
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

    append: (id, at, choice, _player, after) => write(id, at, choice, after),

    takeBack: (id, at, after) => write(id, at + 1, null, after),

    noteHint: (id, player) => noteHint(connection, id, player),
  };
}
