/** The list of games, and what can be done with whole games. */
import type { Choice, GameState } from '@/engine';
import { apply, replay } from '@/engine';
import type { LoadedGame, NewSave } from '../game/deps';
import type { Connection, Row, Value } from './database';
import { hintsTaken } from './hints';
import { insertGame, newId } from './insert';
import { createInsights } from './insights';
import { readGame } from './load';
import { createResults } from './results';
import { shortName } from './names';
import { participantsIn } from './participants';
import type { Course } from './same';
import { findSame } from './same';
import type { Indexed } from './search';
import { foldedLines, indexOf } from './search';
import type { GameSummary } from './summary';

export type { GameSummary };

const LISTED =
  'id, name, seats, turn, round, made, scores, over, created_at, played_at, hints_taken';
const ALL = `SELECT ${LISTED} FROM games WHERE deleted_at IS NULL ORDER BY played_at DESC`;

/** What cannot be read is left empty: one bad game must not hide the others. */
function summary(row: Row): GameSummary {
  const parsed = (column: string): unknown => {
    try {
      return JSON.parse(String(row[column]));
    } catch {
      return null;
    }
  };
  const participants = participantsIn(parsed('seats'));
  const scores = parsed('scores');
  return {
    id: String(row.id),
    name: String(row.name),
    participants: participants ?? [],
    turn: Number(row.turn),
    round: Number(row.round),
    made: Number(row.made),
    scores: Array.isArray(scores) ? scores.map(Number) : [],
    over: row.over === 1,
    hints: hintsTaken(row, participants?.length ?? 0),
    createdAt: Number(row.created_at),
    playedAt: Number(row.played_at),
    damaged: participants === null,
  };
}

/** As one text, because on the web every single row costs far more than its content. */
const INDEX = `SELECT json_group_array(json_array(${LISTED}, (
    SELECT group_concat(json_extract(value, '$.name'), char(31))
    FROM json_each(iif(json_valid(seats), seats, '[]'))
  ))) AS listed FROM (${ALL})`;
const COLUMNS = LISTED.split(', ');

function indexed(rows: readonly Value[][]): Indexed[] {
  const names = rows.map((values) => String(values[COLUMNS.length] ?? '').split('\u001f'));
  const texts = foldedLines(rows.map(([, name], i) => [name, ...(names[i] ?? [])].join(' ')));
  return rows.map((values, i) => ({
    text: texts[i] ?? '',
    names: names[i] ?? [],
    over: values[COLUMNS.indexOf('over')] === 1,
    playedAt: Number(values[COLUMNS.indexOf('played_at')]),
    summary: () =>
      summary(Object.fromEntries(COLUMNS.map((column, at) => [column, values[at] ?? null]))),
  }));
}

/** Games on a page of the list: more than fit on a screen. */
export const PAGE = 50;
/** How much of a name remains when it gets a number. */
const BEGINNING = 60;
/** How long a deleted game can be restored; the last few always can. */
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
    list: async (from = 0, most = PAGE): Promise<GameSummary[]> => {
      const rows = await connection.all(`${ALL} LIMIT ? OFFSET ?`, [most, from]);
      return rows.map(summary);
    },

    /** Every game, newest first, for a search. */
    all: async (): Promise<Indexed[]> => {
      const [row] = await connection.all(INDEX).catch(() => []);
      // A value that JSON cannot hold: then row by row.
      if (row === undefined) return indexOf((await connection.all(ALL)).map(summary));
      return indexed(JSON.parse(String(row.listed)) as Value[][]);
    },

    count: async (): Promise<number> => {
      const [row] = await connection.all(
        'SELECT COUNT(*) AS games FROM games WHERE deleted_at IS NULL',
      );
      return Number(row?.games ?? 0);
    },

    /** Names of listed games that begin with this one. */
    namesLike: async (name: string): Promise<Set<string>> => {
      const rows = await connection.all(
        'SELECT name FROM games WHERE deleted_at IS NULL AND substr(name, 1, length(?1)) = ?1',
        [[...name].slice(0, BEGINNING).join('')],
      );
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
  async function insert(save: NewSave, state = stateAfter(save, save.choices)): Promise<string> {
    const id = newId();
    await connection.transaction((database) => insertGame(database, id, save, state, now()));
    return id;
  }

  /** A new game that begins where this one stood after so many choices. */
  async function continueFrom(id: string, choices: number, name: string): Promise<string> {
    const { choices: made, ...game } = await readGame(connection, id);
    const { participants, options, base, hints } = game;
    const begun = made.slice(0, choices);
    const origin = 'continued';
    return insert({ name, participants, options, base, hints, choices: begun, origin });
  }

  return {
    load: (id: string): Promise<LoadedGame> => readGame(connection, id),

    continueFrom,

    duplicate: (id: string, name: string): Promise<string> => continueFrom(id, Infinity, name),

    /** The game in the list that stands exactly where this one does, if any. */
    same: (game: Course): Promise<string | null> => findSame(connection, game),

    /** A game that came from elsewhere: its choices have been checked already, and led to this state. */
    add: (save: Omit<NewSave, 'base'>, state: GameState): Promise<string> =>
      insert({ ...save, base: null, origin: 'shared' }, state),
  };
}

export function createGames(connection: Connection, now: () => number) {
  return {
    ...listing(connection, now),
    ...wholeGames(connection, now),
    results: createResults(connection),
    insights: createInsights(connection),
  };
}

export type Games = ReturnType<typeof createGames>;
