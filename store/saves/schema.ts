/**
 * The tables. A game is a row of `games` and a journal in `choices`, which only grows: an undo is a line
 * too (a null). Through the view `journal` one statement writes a line and the row of the list; most lines
 * are written alone, and the row a moment later (`keeper.ts`).
 */
import type { Database } from './database';
import { SaveError } from './faults';

const FIRST = `
CREATE TABLE games (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  seats TEXT NOT NULL,
  options TEXT NOT NULL,
  -- The rules that the choices were made by.
  rules INTEGER NOT NULL,
  -- The state that the choices go on from, if that is not the deal; and the line it stands after.
  base TEXT,
  base_n INTEGER NOT NULL DEFAULT 0,
  -- Lines in the journal, and choices in effect.
  head INTEGER NOT NULL DEFAULT 0,
  made INTEGER NOT NULL DEFAULT 0,
  turn INTEGER NOT NULL,
  round INTEGER NOT NULL,
  scores TEXT NOT NULL,
  over INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  played_at INTEGER NOT NULL,
  deleted_at INTEGER
);
CREATE INDEX games_by_time ON games (deleted_at, played_at DESC);

CREATE TABLE choices (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  choice TEXT,
  PRIMARY KEY (game, n)
) WITHOUT ROWID;

CREATE TABLE snapshots (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  state TEXT NOT NULL,
  -- Of the text: SQLite does not notice a bit that has flipped inside a value.
  hash TEXT NOT NULL,
  PRIMARY KEY (game, n)
);

CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE VIEW journal AS
  SELECT game, n, choice, 0 AS made, 0 AS turn, 0 AS round, '' AS scores, 0 AS over, 0 AS at
  FROM choices;

CREATE TRIGGER journal_line INSTEAD OF INSERT ON journal BEGIN
  SELECT RAISE(ABORT, 'journal: not the next line')
  WHERE NOT EXISTS (SELECT 1 FROM games WHERE id = NEW.game AND head = NEW.n - 1);
  INSERT INTO choices (game, n, choice) VALUES (NEW.game, NEW.n, NEW.choice);
  UPDATE games SET head = NEW.n, made = NEW.made, turn = NEW.turn, round = NEW.round,
    scores = NEW.scores, over = NEW.over, played_at = NEW.at
  WHERE id = NEW.game;
END;
`;

/** Null: no hints at a table of several people, and none taken. `hints_taken`: a count for each player, by number. */
const HINTS = `
ALTER TABLE games ADD COLUMN hints_allowed INTEGER;
ALTER TABLE games ADD COLUMN hints_taken TEXT;
`;

/** Where a game comes from (null: saved before this was noted), and what the statistics keep of it. */
const STATISTICS = `
ALTER TABLE games ADD COLUMN origin TEXT;

CREATE TABLE results (
  game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  head INTEGER NOT NULL,
  version INTEGER NOT NULL,
  facts TEXT NOT NULL
) WITHOUT ROWID;
`;

/** What the strongest player found in a game that is over. */
const INSIGHTS = `
CREATE TABLE insights (
  game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  head INTEGER NOT NULL,
  version INTEGER NOT NULL,
  looked TEXT NOT NULL
) WITHOUT ROWID;
`;

/**
 * The time of a game is in an index, which doubled what a line costs. It is written only where it matters:
 * if another game was played later, if a minute has passed, and at the end.
 */
const TIMES = `
DROP TRIGGER journal_line;

CREATE TRIGGER journal_line INSTEAD OF INSERT ON journal BEGIN
  SELECT RAISE(ABORT, 'journal: not the next line')
  WHERE NOT EXISTS (SELECT 1 FROM games WHERE id = NEW.game AND head = NEW.n - 1);
  INSERT INTO choices (game, n, choice) VALUES (NEW.game, NEW.n, NEW.choice);
  UPDATE games SET head = NEW.n, made = NEW.made, turn = NEW.turn, round = NEW.round,
    scores = NEW.scores, over = NEW.over
  WHERE id = NEW.game;
  UPDATE games SET played_at = NEW.at
  WHERE id = NEW.game AND (NEW.over = 1 OR abs(NEW.at - played_at) >= 60000 OR EXISTS (
    SELECT 1 FROM games AS other WHERE other.deleted_at IS NULL
      AND other.played_at >= games.played_at AND other.id <> games.id));
END;
`;

/** The row of a game may be behind its journal (keeper.ts), never ahead; a line is never written twice. */
const BEHIND = `
DROP TRIGGER journal_line;

CREATE TRIGGER journal_line INSTEAD OF INSERT ON journal BEGIN
  SELECT RAISE(ABORT, 'journal: not the next line')
  WHERE NOT EXISTS (SELECT 1 FROM games WHERE id = NEW.game AND head < NEW.n);
  INSERT INTO choices (game, n, choice) VALUES (NEW.game, NEW.n, NEW.choice);
  UPDATE games SET head = NEW.n, made = NEW.made, turn = NEW.turn, round = NEW.round,
    scores = NEW.scores, over = NEW.over
  WHERE id = NEW.game;
  UPDATE games SET played_at = NEW.at
  WHERE id = NEW.game AND (NEW.over = 1 OR abs(NEW.at - played_at) >= 60000 OR EXISTS (
    SELECT 1 FROM games AS other WHERE other.deleted_at IS NULL
      AND other.played_at >= games.played_at AND other.id <> games.id));
END;
`;

/** The n-th of them leads from version n to version n + 1. Never change one that was released. */
export const MIGRATIONS: readonly string[] = [FIRST, HINTS, STATISTICS, INSIGHTS, TIMES, BEHIND];
export const SCHEMA_VERSION = MIGRATIONS.length;

export async function schemaVersion(database: Database): Promise<number> {
  const [row] = await database.all('PRAGMA user_version');
  return Number(row?.user_version ?? 0);
}

/** An empty statement would end a series of them on the web. */
const inTransaction = (step: string, version: number): string =>
  `BEGIN IMMEDIATE;\n${step.trim().replace(/;$/, '')};\nPRAGMA user_version = ${version};\nCOMMIT;`;

/** Brings the tables up to date, each step in a transaction; refuses those of a newer version. */
export async function migrate(
  database: Database,
  migrations: readonly string[] = MIGRATIONS,
  known?: number,
): Promise<void> {
  const version = known ?? (await schemaVersion(database));
  if (version > migrations.length) {
    throw new SaveError('newerSchema', `schema ${version}, here ${migrations.length}`);
  }
  const steps = migrations.slice(version).map((step, i) => inTransaction(step, version + i + 1));
  if (steps.length === 0) return;
  try {
    // In one call, because each is a round trip to another thread.
    await database.exec(steps.join('\n'));
  } catch (error) {
    await database.exec('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
