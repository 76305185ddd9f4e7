/** What was worked out of finished games for the statistics, kept beside their journals. */
import type { GameOptions } from '@/engine';
import type { Connection, Value } from './database';
import { hintsTaken } from './hints';
import { originNamed } from './origin';
import type { Origin } from './origin';
import { participantsIn } from './participants';
import type { Participant } from '../game/types';
import type { SettingsKeeper } from '../settings';
import { settingsKeeper } from './settings';

export interface ResultRow {
  readonly id: string;
  readonly participants: Participant[];
  readonly options: GameOptions;
  readonly origin: Origin | null;
  readonly createdAt: number;
  readonly playedAt: number;
  /** How many each player took. */
  readonly hints: readonly number[];
  /** As `keep` was given it. */
  readonly facts: string;
}

export interface Results {
  /** Finished games of which nothing is kept yet, or by another version. */
  untallied: (version: number) => Promise<string[]>;
  /** All or none of them. */
  keep: (version: number, facts: ReadonlyMap<string, string>) => Promise<void>;
  all: (version: number) => Promise<ResultRow[]>;
  /** From when on games are counted. */
  readonly since: SettingsKeeper;
}

/** A line more in the journal (an undo, another end) makes what is kept out of date. */
const IS_KEPT = 'r.game = g.id AND r.head = g.head AND r.version = ?';
const FINISHED = 'g.over = 1 AND g.deleted_at IS NULL';

/** As one text, because on the web every single row costs far more than its content. */
const ALL = `SELECT json_group_array(json_array(
    g.id, g.seats, g.options, g.origin, g.created_at, g.played_at, g.hints_taken, r.facts
  )) AS kept FROM games g JOIN results r ON ${IS_KEPT} WHERE ${FINISHED}`;

function parsed(text: Value | undefined): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

function rowOf([id, seats, options, origin, created, played, taken, facts]: Value[]): ResultRow[] {
  const participants = participantsIn(parsed(seats));
  const dealt = parsed(options) as GameOptions | null;
  if (participants === null || dealt === null) return [];
  return [
    {
      id: String(id),
      participants,
      options: dealt,
      origin: originNamed(origin),
      createdAt: Number(created),
      playedAt: Number(played),
      hints: hintsTaken({ hints_taken: taken ?? null }, participants.length),
      facts: String(facts),
    },
  ];
}

export function createResults(connection: Connection): Results {
  return {
    untallied: async (version) => {
      const rows = await connection.all(
        `SELECT g.id FROM games g LEFT JOIN results r ON ${IS_KEPT}
         WHERE ${FINISHED} AND r.game IS NULL ORDER BY g.played_at`,
        [version],
      );
      return rows.map(({ id }) => String(id));
    },

    keep: (version, facts) =>
      connection.transaction(async (database) => {
        for (const [id, text] of facts) {
          await database.run(
            `INSERT OR REPLACE INTO results (game, head, version, facts)
             SELECT id, head, ?, ? FROM games WHERE id = ?`,
            [version, text, id],
          );
        }
      }),

    all: async (version) => {
      const [row] = await connection.all(ALL, [version]);
      return (JSON.parse(String(row?.kept ?? '[]')) as Value[][]).flatMap(rowOf);
    },

    since: settingsKeeper(connection, 'statistics'),
  };
}
