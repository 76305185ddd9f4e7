/**
 * Everything in one file, and back again: games with their journals, and what is kept beside them. A line each, after
 * a first line that says what the file is and what the rest must add up to. Loaded when it is wanted.
 */
import { RULES_VERSION } from '@/engine';
import type { Connection, Database, Row, Value } from './database';
import { SCHEMA_VERSION } from './schema';
import { hashText } from './snapshot';

const KIND = 'mottainai-backup';
const VERSION = 1;
/** Games that are read or written before the bar moves on. */
const SLICE = 20;

/** What of it belongs to this device's file, and not to the player. */
const NOT_KEPT = ['corrupt', 'rescued', 'clock'];

interface Head {
  readonly kind: typeof KIND;
  readonly version: number;
  readonly schema: number;
  readonly rules: number;
  readonly games: number;
  readonly hash: string;
}

interface SavedGame {
  readonly row: Row;
  readonly lines: readonly (readonly [n: number, choice: string | null])[];
  /** The newest snapshot: a game of older rules goes on from it. */
  readonly snapshot: readonly [n: number, state: string, hash: string] | null;
  /** What the strongest player found in it, if it was asked: that takes seconds. */
  readonly insight?: Row;
}

/** `stopped` by the player, who did not want to wait for it. */
export type BackupFault = 'foreign' | 'damaged' | 'newer' | 'stopped';

export class BackupError extends Error {
  constructor(readonly code: BackupFault) {
    super(code);
  }
}

/** How a long work is watched. */
export interface Watch {
  /** How much is done, from 0 to 1. */
  readonly onPart: (part: number) => void;
  /** False: it stops, and nothing has changed. */
  readonly isWanted: () => boolean;
}

interface Working extends Watch {
  /** Lets the screen draw. */
  readonly pause: () => Promise<void>;
}

async function rest({ onPart, isWanted, pause }: Working, part: number): Promise<void> {
  onPart(part);
  await pause();
  if (!isWanted()) throw new BackupError('stopped');
}

async function readGame(database: Database, row: Row): Promise<SavedGame> {
  const id = row.id ?? null;
  const lines = await database.all('SELECT n, choice FROM choices WHERE game = ? ORDER BY n', [id]);
  const [newest] = await database.all(
    'SELECT n, state, hash FROM snapshots WHERE game = ? ORDER BY n DESC LIMIT 1',
    [id],
  );
  const [insight] = await database.all(
    'SELECT head, version, looked FROM insights WHERE game = ?',
    [id],
  );
  return {
    row,
    lines: lines.map(({ n, choice }) => [Number(n), choice === null ? null : String(choice)]),
    snapshot:
      newest === undefined ? null : [Number(newest.n), String(newest.state), String(newest.hash)],
    ...(insight === undefined ? {} : { insight }),
  };
}

/** The text of the file. */
export async function makeBackup(connection: Connection, working: Working): Promise<string> {
  const ids = await connection.all('SELECT id FROM games WHERE deleted_at IS NULL ORDER BY id');
  const body: string[] = [];
  for (let from = 0; from < ids.length; from += SLICE) {
    const some = ids.slice(from, from + SLICE);
    await connection.inOneGo(async (database) => {
      for (const { id } of some) {
        const [row] = await database.all('SELECT * FROM games WHERE id = ?', [id ?? null]);
        if (row !== undefined) body.push(JSON.stringify(await readGame(database, row)));
      }
    });
    await rest(working, (from + some.length) / ids.length);
  }
  const games = body.length;
  const settings = await connection.all('SELECT key, value FROM settings ORDER BY key');
  const kept = settings.filter(({ key }) => !NOT_KEPT.includes(String(key)));
  body.push(JSON.stringify(Object.fromEntries(kept.map(({ key, value }) => [key, value]))));
  const text = body.join('\n');
  const head: Head = {
    kind: KIND,
    version: VERSION,
    schema: SCHEMA_VERSION,
    rules: RULES_VERSION,
    games,
    hash: hashText(text),
  };
  return `${JSON.stringify(head)}\n${text}\n`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function headOf(line: string): Head {
  let head: unknown;
  try {
    head = JSON.parse(line);
  } catch {
    throw new BackupError('foreign');
  }
  if (!isRecord(head) || head.kind !== KIND) throw new BackupError('foreign');
  const numbers = [head.version, head.schema, head.rules, head.games];
  if (!numbers.every(Number.isInteger)) throw new BackupError('damaged');
  const isNewer =
    Number(head.version) > VERSION ||
    Number(head.schema) > SCHEMA_VERSION ||
    Number(head.rules) > RULES_VERSION;
  if (isNewer) throw new BackupError('newer');
  return head as unknown as Head;
}

interface Backup {
  readonly games: readonly SavedGame[];
  readonly settings: Readonly<Record<string, string>>;
}

const isValue = (value: unknown) => value === null || ['string', 'number'].includes(typeof value);

const isRow = (value: unknown): value is Row =>
  isRecord(value) && Object.values(value).every(isValue);

const isTuple = (value: unknown, length: number) =>
  Array.isArray(value) && value.length === length && value.every(isValue);

function isGame(value: unknown): value is SavedGame {
  if (!isRecord(value)) return false;
  const { row, lines, snapshot, insight } = value;
  return (
    isRow(row) &&
    typeof row.id === 'string' &&
    Array.isArray(lines) &&
    lines.every((line) => isTuple(line, 2)) &&
    (snapshot === null || isTuple(snapshot, 3)) &&
    (insight === undefined || isRow(insight))
  );
}

/** Without the marks of another device's own file: `corrupt` would have this one set aside. */
function settingsIn(value: unknown): Record<string, string> {
  if (!isRow(value)) throw new BackupError('damaged');
  const kept = Object.entries(value).filter(([key]) => !NOT_KEPT.includes(key));
  return Object.fromEntries(kept.map(([key, text]) => [key, String(text)]));
}

/** Reads and checks all of it before anything is written. */
function readBackup(text: string): Backup {
  // Any text may be picked, a long one too: its first line tells.
  const [first] = /^[^\r\n]*/.exec(text) ?? [''];
  const head = headOf(first.replace(/^\uFEFF/, ''));
  const [, ...lines] = text.replaceAll('\r\n', '\n').trimEnd().split('\n');
  if (hashText(lines.join('\n')) !== head.hash || lines.length !== head.games + 1) {
    throw new BackupError('damaged');
  }
  let read: unknown[];
  try {
    read = lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    throw new BackupError('damaged');
  }
  const games = read.slice(0, -1);
  if (!games.every(isGame)) throw new BackupError('damaged');
  return { games, settings: settingsIn(read.at(-1)) };
}

async function insertRow(database: Database, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  await database.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`,
    columns.map((column): Value => row[column] ?? null),
  );
}

const LINES_AT_ONCE = 100;

async function insertGame(
  database: Database,
  { row, lines, snapshot, insight }: SavedGame,
  columns: ReadonlySet<string>,
): Promise<void> {
  const id = row.id ?? null;
  const known = Object.entries(row).filter(([column]) => columns.has(column));
  await insertRow(database, 'games', Object.fromEntries(known));
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const part = lines.slice(from, from + LINES_AT_ONCE);
    const marks = part.map(() => '(?, ?, ?)').join(', ');
    await database.run(
      `INSERT INTO choices (game, n, choice) VALUES ${marks}`,
      part.flatMap(([n, choice]): Value[] => [id, n, choice]),
    );
  }
  if (insight !== undefined) {
    const { head = null, version = null, looked = null } = insight;
    await insertRow(database, 'insights', { game: id, head, version, looked });
  }
  if (snapshot === null) return;
  const [n, state, hash] = snapshot;
  await insertRow(database, 'snapshots', { game: id, n, state, hash });
}

/** A game that was deleted here is in the list again, as it stood. */
async function bringBack(database: Database, games: readonly SavedGame[]): Promise<number> {
  const deleted = await database.all('SELECT id FROM games WHERE deleted_at IS NOT NULL');
  const gone = new Set(deleted.map(({ id }) => id));
  const back = games.filter(({ row }) => gone.has(row.id ?? null));
  for (const { row } of back) {
    await database.run('UPDATE games SET deleted_at = NULL WHERE id = ?', [row.id ?? null]);
  }
  return back.length;
}

/** Joins what is kept under a key with what the file has. */
export type Join = (key: string, here: string, there: string) => string;

export interface Restored {
  readonly added: number;
  /** Games that were here already. */
  readonly had: number;
}

/** All or nothing; what is here stays as it is. Throws a BackupError for a file that is none of ours, or when stopped. */
export async function restoreBackup(
  connection: Connection,
  text: string,
  join: Join,
  working: Working,
): Promise<Restored> {
  const { games, settings } = readBackup(text);
  return connection.transaction(async (database) => {
    const here = new Set((await database.all('SELECT id FROM games')).map(({ id }) => id));
    const info = await database.all('PRAGMA table_info(games)');
    const columns = new Set(info.map(({ name }) => String(name)));
    const added = games.filter(({ row }) => !here.has(row.id ?? null));
    for (const [i, game] of added.entries()) {
      await insertGame(database, game, columns);
      if (i % SLICE === 0) await rest(working, i / added.length);
    }
    const back = await bringBack(database, games);
    const kept = await database.all('SELECT key, value FROM settings');
    const mine = new Map(kept.map(({ key, value }) => [String(key), String(value)]));
    for (const [key, there] of Object.entries(settings)) {
      const own = mine.get(key);
      const value = own === undefined ? there : join(key, own, there);
      if (value !== own) {
        await database.run('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [
          key,
          value,
        ]);
      }
    }
    const came = added.length + back;
    return { added: came, had: games.length - came };
  });
}
