/** The list of games, and what can be done with whole games. */
import type { Choice, GameState } from '@/engine';
import { apply, replay } from '@/engine';
import type { LoadedGame, NewSave } from '../game/deps';
import type { Participant } from '../game/types';
import type { Connection, Row } from './database';
import { insertGame, newId } from './insert';
import { readGame } from './load';
import { shortName } from './names';
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
  /** Points per player, without what is hidden. */
  scores: number[];
  over: boolean;
  createdAt: number;
  playedAt: number;
  /** Its row makes no sense: it can be renamed and deleted, not played. */
  damaged: boolean;
}

const LISTED = 'id, name, seats, turn, round, made, scores, over, created_at, played_at';

function isParticipantList(value: unknown): value is Participant[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof (one as Participant | null)?.name === 'string')
  );
}

/** What cannot be read is left empty: one bad game must not hide the others. */
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
    participants: isParticipantList(participants) ? participants : [],
    turn: Number(row.turn),
    round: Number(row.round),
    made: Number(row.made),
    scores: Array.isArray(scores) ? scores.map(Number) : [],
    over: row.over === 1,
    createdAt: Number(row.created_at),
    playedAt: Number(row.played_at),
    damaged: !isParticipantList(participants),
  };
}

/** Games on a page of the list: more than fit on a screen. */
export const PAGE = 50;
/** A deleted game can be restored for so long, and the last few whatever the clock says. */
const KEPT_DELETED_MS = 7 * 24 * 60 * 60 * 1000;
const KEPT_DELETED = 20;

const LAST_DELETED = `FROM games WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC LIMIT ${KEPT_DELETED}`;

/** The state that these choices lead to. */
export function stateAfter(
  { base, options }: Pick<NewSave, 'base' | 'options'>,
  choices: readonly Choice[],
): GameState {
  return base === null
    ? replay(options, choices)
    : choices.reduce((g, choice) => apply(g, choice).state, base);
}

function listing(connection: Connection, now: () => number) {
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

    /** Of all games in the list. */
    names: async (): Promise<Set<string>> => {
      const rows = await connection.all('SELECT name FROM games WHERE deleted_at IS NULL');
      return new Set(rows.map((row) => String(row.name)));
    },

    rename: (id: string, name: string): Promise<void> =>
      connection.run('UPDATE games SET name = ? WHERE id = ?', [shortName(name), id]),

    /** Out of the list; `restore` brings it back. */
    remove: (id: string): Promise<void> =>
      connection.run('UPDATE games SET deleted_at = ? WHERE id = ?', [now(), id]),

    restore: (id: string): Promise<void> =>
      connection.run('UPDATE games SET deleted_at = NULL WHERE id = ?', [id]),

    /** Deletes for good what was removed long ago. */
    purge: (): Promise<void> =>
      connection.run(
        `DELETE FROM games WHERE deleted_at < ? AND id NOT IN (SELECT id ${LAST_DELETED})`,
        [now() - KEPT_DELETED_MS],
      ),

    /** What `restore` can bring back, the last deleted first. */
    deleted: async (): Promise<GameSummary[]> =>
      (await connection.all(`SELECT ${LISTED} ${LAST_DELETED}`)).map(summary),
  };
}

function wholeGames(connection: Connection, now: () => number) {
  async function insert(save: NewSave): Promise<string> {
    const id = newId();
    const state = stateAfter(save, save.choices);
    await connection.transaction((database) => insertGame(database, id, save, state, now()));
    return id;
  }

  /** A new game that begins where this one stood after so many choices. */
  async function continueFrom(id: string, choices: number, name: string): Promise<string> {
    const { participants, options, base, choices: made } = await readGame(connection, id);
    return insert({ name, participants, options, base, choices: made.slice(0, choices) });
  }

  return {
    load: (id: string): Promise<LoadedGame> => readGame(connection, id),

    continueFrom,

    duplicate: (id: string, name: string): Promise<string> => continueFrom(id, Infinity, name),

    /** The game in the list that stands exactly where this one does, if any. */
    same: (game: Course): Promise<string | null> => findSame(connection, game),

    /** A game that came from elsewhere: its choices have been checked already. */
    add: (save: Omit<NewSave, 'base' | 'choices'>, choices: readonly Choice[]): Promise<string> =>
      insert({ ...save, base: null, choices }),
  };
}

export function createGames(connection: Connection, now: () => number) {
  return { ...listing(connection, now), ...wholeGames(connection, now) };
}

export type Games = ReturnType<typeof createGames>;
