/**
 * Saves the running game. A choice writes its line and nothing else: the row of the list and a snapshot
 * now and then follow when nobody waits, and can be had from the lines.
 */
import type { Choice, GameState } from '@/engine';
import type { GameKeeper } from '../game/deps';
import type { Connection, Deferred } from './database';
import { faultOf, SaveError } from './faults';
import { noteHint } from './hints';
import { insertGame, newId } from './insert';
import type { Journal } from './lines';
import { madeAtTable, settleDoubt, writeLine } from './lines';
import { loadGame } from './load';
import { markCorrupt } from './open';
import { bringRow } from './rows';
import { snapshotOf, writeSnapshot } from './snapshot';

/** A snapshot at every new turn, and within a long turn every so many lines. */
const SNAPSHOT_EVERY = 16;
/** More than one, because the newest may be damaged. */
const SNAPSHOTS_KEPT = 2;

export interface OpenGame extends Journal {
  snapshotAt: number;
  snapshotTurn: number;
  /** Its row says so. */
  over: boolean;
}

const FORGET = `DELETE FROM snapshots WHERE game = ?1 AND n NOT IN
  (SELECT n FROM snapshots WHERE game = ?1 ORDER BY n DESC LIMIT ${SNAPSHOTS_KEPT})`;

const keepSnapshot =
  (id: string, n: number, state: GameState): Deferred =>
  async (database) => {
    await writeSnapshot(database, id, snapshotOf(n, state));
    await database.run(FORGET, [id]);
  };

/** `open`: what is known of the games in play, kept when the database is opened anew. */
export function createKeeper(
  connection: Connection,
  now: () => number,
  open: Map<string, OpenGame> = new Map(),
): GameKeeper {
  /** Its row says that it was played last; the lines of this one may be written alone. */
  let current: string | null = null;

  async function opened(id: string, made: number): Promise<OpenGame> {
    const game = open.get(id);
    if (game?.doubted !== undefined) await settleDoubt(connection, id, game);
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
    const at = now();
    const over = after.end !== null;
    // After a kill the start goes by the row: which game comes first, and whether it is over.
    const alone = current === id && !over && !game.over;
    await writeLine(connection, id, game, { text, after, at, alone });
    current = id;
    game.over = over;
    if (alone) {
      const standing = { head: game.head, made: game.made, state: after, at };
      connection.defer(`row ${id}`, bringRow(id, standing));
    }
    const due = after.turn !== game.snapshotTurn || game.head - game.snapshotAt >= SNAPSHOT_EVERY;
    if (!due && !over) return;
    game.snapshotAt = game.head;
    game.snapshotTurn = after.turn;
    connection.defer(`snapshot ${id}`, keepSnapshot(id, game.head, after));
  }

  function remember(id: string, head: number, made: number, g: GameState): void {
    current = null;
    const over = g.end !== null;
    open.set(id, { head, made, snapshotAt: head, snapshotTurn: g.turn, over });
  }

  return {
    create: async (save, state) => {
      const id = newId();
      await connection.transaction((database) => insertGame(database, id, save, state, now()));
      remember(id, save.choices.length, save.choices.length, state);
      return id;
    },

    load: async (id) => {
      const { head, isBehind, ...loaded } = await loadGame(connection, id).catch(
        async (error: unknown) => {
          if (faultOf(error).code === 'corrupt') await markCorrupt(connection);
          throw error;
        },
      );
      const { choices, state } = loaded;
      remember(id, head, choices.length, state);
      const standing = { head, made: choices.length, state, at: null };
      if (isBehind) connection.defer(`row ${id}`, bringRow(id, standing));
      return loaded;
    },

    append: (id, at, choice, _player, after) => write(id, at, choice, after),

    takeBack: (id, at, after) => write(id, at + 1, null, after),

    noteHint: (id, player) => noteHint(connection, id, player),
  };
}
