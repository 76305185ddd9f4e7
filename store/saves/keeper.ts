/** Keeps the running game: one statement per choice, a snapshot now and then. */
import type { Choice, GameState } from '@/engine';
import { RULES_VERSION } from '@/engine';
import type { GameKeeper, NewSave } from '../game/deps';
import type { Connection, Database, Value } from './database';
import { faultOf, SaveError } from './faults';
import { listed } from './listed';
import { loadGame } from './load';
import { markCorrupt } from './open';
import { snapshotOf } from './snapshot';

/** A snapshot at every new turn, and within a long turn every so many lines. */
const SNAPSHOT_EVERY = 16;
/** The newest may be the one that is damaged. */
const SNAPSHOTS_KEPT = 2;

interface OpenGame {
  head: number;
  made: number;
  snapshotAt: number;
  snapshotTurn: number;
}

const LINE = `INSERT INTO journal (game, n, choice, made, turn, round, scores, over, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const SNAPSHOT = 'INSERT OR REPLACE INTO snapshots (game, n, state, hash) VALUES (?, ?, ?, ?)';
const FORGET = `DELETE FROM snapshots WHERE game = ?1 AND n NOT IN
  (SELECT n FROM snapshots WHERE game = ?1 ORDER BY n DESC LIMIT ${SNAPSHOTS_KEPT})`;

export function newId(): string {
  const part = () =>
    Math.floor(Math.random() * 36 ** 6)
      .toString(36)
      .padStart(6, '0');
  return part() + part();
}

export const LONGEST_NAME = 80;

/** A name may come from anywhere, and must leave room for the rest of the screen. */
export function shortName(name: string, most = LONGEST_NAME): string {
  const signs = [...name];
  return signs.length <= most ? name : `${signs.slice(0, most - 1).join('')}…`;
}

/** Inside a transaction. The game begins with `save.choices` already made. */
export async function insertGame(
  database: Database,
  id: string,
  save: NewSave,
  state: GameState,
  at: number,
): Promise<void> {
  const { turn, round, scores, over } = listed(state);
  const made = save.choices.length;
  const base = save.base === null ? null : snapshotOf(0, save.base).state;
  await database.run(
    `INSERT INTO games (id, name, seats, options, rules, base, head, made, turn, round, scores, over, created_at, played_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      shortName(save.name),
      JSON.stringify(save.participants),
      JSON.stringify(save.options),
      RULES_VERSION,
      base,
      made,
      made,
      turn,
      round,
      scores,
      over,
      at,
      at,
    ],
  );
  for (let from = 0; from < made; from += 100) {
    const part = save.choices.slice(from, from + 100);
    const values = part.flatMap((choice, i): Value[] => [id, from + i + 1, JSON.stringify(choice)]);
    const marks = part.map(() => '(?, ?, ?)').join(', ');
    await database.run(`INSERT INTO choices (game, n, choice) VALUES ${marks}`, values);
  }
  const snapshot = snapshotOf(made, state);
  await database.run(SNAPSHOT, [id, made, snapshot.state, snapshot.hash]);
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

  /** One line of the journal: durable when this resolves, not there at all if it rejects. */
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
      void keepSnapshot(id, n, after);
    }
  }

  /** The choices are safe without it: whoever plays does not wait for it, nor hear of its failing. */
  async function keepSnapshot(id: string, n: number, state: GameState): Promise<void> {
    try {
      const snapshot = snapshotOf(n, state);
      await connection.transaction(async (database) => {
        await database.run(SNAPSHOT, [id, n, snapshot.state, snapshot.hash]);
        await database.run(FORGET, [id]);
      });
    } catch {
      // The next one will do.
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
