/** The list of games, and what can be done with whole games. */
import type { Choice } from '@/engine';
import { apply, replay } from '@/engine';
import type { LoadedGame } from '../game/deps';
import type { Participant } from '../game/types';
import type { Connection, Row } from './database';
import { insertGame, newId, shortName } from './keeper';
import { readGame } from './load';
import type { Course } from './same';
import { findSame } from './same';

export interface GameSummary {
  id: string;
  name: string;
  participants: Participant[];
  turn: number;
  round: number;
  /** Choices made so far. */
  made: number;
  /** Points per seat, without what is hidden. */
  scores: number[];
  over: boolean;
  createdAt: number;
  playedAt: number;
  /** Its row makes no sense: it can be named and deleted, not played. */
  damaged: boolean;
}

const LISTED = 'id, name, seats, turn, round, made, scores, over, created_at, played_at';

function isSeatList(value: unknown): value is Participant[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((seat) => typeof (seat as Participant | null)?.name === 'string')
  );
}

/** One bad game never hides the others: what cannot be read of it is left empty. */
function summary(row: Row): GameSummary {
  const parsed = (column: string): unknown => {
    try {
      return JSON.parse(String(row[column]));
    } catch {
      return null;
    }
  };
  const participants = parsed('seats');
  const scores = parsed('scores');
  return {
    id: String(row.id),
    name: String(row.name),
    participants: isSeatList(participants) ? participants : [],
    turn: Number(row.turn),
    round: Number(row.round),
    made: Number(row.made),
    scores: Array.isArray(scores) ? scores.map(Number) : [],
    over: row.over === 1,
    createdAt: Number(row.created_at),
    playedAt: Number(row.played_at),
    damaged: !isSeatList(participants),
  };
}

/** How many games a page of the list has: more than fit on a screen. */
export const PAGE = 50;
/** A deleted game can be had back for so long, and the last few even if the clock was put forward. */
const KEPT_DELETED_MS = 7 * 24 * 60 * 60 * 1000;
const KEPT_DELETED = 20;

const LAST_DELETED = `FROM games WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC LIMIT ${KEPT_DELETED}`;

export function createGames(connection: Connection, now: () => number) {
  async function change(sql: string, values: (string | number | null)[]): Promise<void> {
    await connection.run(sql, values);
  }

  /** A game of its own, with the first `choices` of another. */
  async function branch(from: LoadedGame, name: string, choices: number): Promise<string> {
    const id = newId();
    const made = from.choices.slice(0, choices);
    const state =
      from.base === null
        ? replay(from.options, made)
        : made.reduce((g, choice) => apply(g, choice).state, from.base);
    const save = {
      name,
      participants: from.participants,
      options: from.options,
      base: from.base,
      choices: made,
    };
    await connection.transaction((database) => insertGame(database, id, save, state, now()));
    return id;
  }

  return {
    /** Newest first. */
    list: async (page = 0): Promise<GameSummary[]> => {
      const rows = await connection.all(
        `SELECT ${LISTED} FROM games WHERE deleted_at IS NULL ORDER BY played_at DESC LIMIT ? OFFSET ?`,
        [PAGE, page * PAGE],
      );
      return rows.map(summary);
    },

    count: async (): Promise<number> => {
      const [row] = await connection.all(
        'SELECT COUNT(*) AS games FROM games WHERE deleted_at IS NULL',
      );
      return Number(row?.games ?? 0);
    },

    rename: (id: string, name: string) =>
      change('UPDATE games SET name = ? WHERE id = ?', [shortName(name), id]),

    /** Out of the list; `restore` brings it back. */
    remove: (id: string) => change('UPDATE games SET deleted_at = ? WHERE id = ?', [now(), id]),

    restore: (id: string) => change('UPDATE games SET deleted_at = NULL WHERE id = ?', [id]),

    /** Those deleted long ago, for good. */
    purge: () =>
      change(`DELETE FROM games WHERE deleted_at < ? AND id NOT IN (SELECT id ${LAST_DELETED})`, [
        now() - KEPT_DELETED_MS,
      ]),

    /** Those that `restore` can bring back, the last deleted first. */
    deleted: async (): Promise<GameSummary[]> =>
      (await connection.all(`SELECT ${LISTED} ${LAST_DELETED}`)).map(summary),

    duplicate: async (id: string, name: string): Promise<string> => {
      const game = await readGame(connection, id);
      return branch(game, name, game.choices.length);
    },

    /** A new game that begins where this one stood after so many choices. */
    continueFrom: async (id: string, choices: number, name: string): Promise<string> =>
      branch(await readGame(connection, id), name, choices),

    load: (id: string): Promise<LoadedGame> => readGame(connection, id),

    /** The game in the list that stands exactly where this one does, if any. */
    same: (game: Course): Promise<string | null> => findSame(connection, game),

    /** Of all games in the list. */
    names: async (): Promise<Set<string>> => {
      const rows = await connection.all('SELECT name FROM games WHERE deleted_at IS NULL');
      return new Set(rows.map((row) => String(row.name)));
    },

    /** A game that came from elsewhere: its choices have been checked already. */
    add: async (
      save: { name: string; participants: Participant[]; options: LoadedGame['options'] },
      choices: Choice[],
    ): Promise<string> => {
      const id = newId();
      const state = replay(save.options, choices);
      await connection.transaction((database) =>
        insertGame(database, id, { ...save, base: null, choices }, state, now()),
      );
      return id;
    },
  };
}

export type Games = ReturnType<typeof createGames>;
