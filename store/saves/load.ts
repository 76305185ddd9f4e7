/** Loads a saved game: from its newest sound snapshot, or from the deal. */
import type { Choice, GameOptions, GameState } from '@/engine';
import {
  advance,
  checkOptions,
  clone,
  legalChoices,
  newGame,
  RULES_VERSION,
  sameChoice,
} from '@/engine';
import type { LoadedGame } from '../game/deps';
import type { Notice, Participant } from '../game/types';
import { MOST_LINES } from '../share/limits';
import type { Connection, Database, Row } from './database';
import { SaveError } from './faults';
import { hintsIn } from './hints';
import type { Line } from './journal';
import { fold, takenBack } from './journal';
import { listed } from './listed';
import { participantsIn } from './participants';
import type { Snapshot } from './snapshot';
import { readSnapshot, readState, snapshotOf, writeSnapshot } from './snapshot';

export interface Loaded extends LoadedGame {
  /** Lines in the journal: the next one is head + 1. */
  head: number;
  /** The row of the list does not know all of them. */
  isBehind: boolean;
}

function parse<T>(row: Row, column: string): T {
  try {
    return JSON.parse(String(row[column])) as T;
  } catch {
    throw new SaveError('gameDamaged', `${column} of ${String(row.id)}`);
  }
}

/** Participants and options; a row that makes no sense is a damaged game, and only that one. */
function seatsOf(row: Row): { options: GameOptions; participants: Participant[] } {
  const options = parse<GameOptions>(row, 'options');
  const participants = participantsIn(parse<unknown>(row, 'seats'));
  try {
    checkOptions(options);
  } catch {
    throw new SaveError('gameDamaged', `options of ${String(row.id)}`);
  }
  if (participants?.length !== options.players) {
    throw new SaveError('gameDamaged', `seats of ${String(row.id)}`);
  }
  return { options, participants };
}

function parseChoice(line: Line): Choice | null {
  try {
    return JSON.parse(line.choice ?? '') as Choice;
  } catch {
    return null;
  }
}

/** A state that the game can go on from, and the choices after it. */
interface Start {
  state: GameState;
  lines: readonly Line[];
  /** Lines after it that are missing. */
  broken: number;
}

interface Reached {
  state: GameState;
  /** Choices that could not be replayed. */
  lost: number;
}

/** Replays the choices as far as they are sound. */
function goOn({ state: from, lines, broken }: Start): Reached {
  const state = clone(from);
  let choices = legalChoices(state);
  let made = 0;
  for (; made < lines.length; made++) {
    const wanted = parseChoice(lines[made] as Line);
    const found =
      wanted === null ? undefined : choices?.find((choice) => sameChoice(choice, wanted));
    if (found === undefined) break;
    choices = advance(state, found);
  }
  return { state, lost: lines.length - made + broken };
}

/** The start that leads furthest; the first that loses nothing is enough. */
function furthest(all: Iterable<Start>): Reached | null {
  let best: Reached | null = null;
  for (const start of all) {
    const reached = goOn(start);
    if (reached.lost === 0) return reached;
    if (best === null || reached.lost < best.lost) best = reached;
  }
  return best;
}

/** The rows of a game, as saved. */
interface Kept {
  row: Row;
  base: GameState | null;
  baseLine: number;
  head: number;
  lines: readonly Line[];
  /** The newest first. */
  snapshots: readonly Snapshot[];
}

async function readRows(database: Pick<Database, 'all'>, id: string): Promise<Kept> {
  const [row] = await database.all('SELECT * FROM games WHERE id = ?', [id]);
  if (row === undefined) throw new SaveError('gameMissing', id);
  const lines = await database.all('SELECT n, choice FROM choices WHERE game = ? ORDER BY n', [id]);
  // Only a forged file has this many; replaying it would take minutes.
  if (lines.length > MOST_LINES)
    throw new SaveError('gameDamaged', `${lines.length} lines of ${id}`);
  // The row may be behind its journal: a choice writes its line alone.
  const head = Math.max(Number(row.head), Number(lines.at(-1)?.n ?? 0));
  const baseLine = Number(row.base_n);
  const snapshots = await database.all(
    'SELECT n, state, hash FROM snapshots WHERE game = ? AND n BETWEEN ? AND ? ORDER BY n DESC',
    [id, baseLine, head],
  );
  return {
    row,
    base: row.base === null ? null : readState(String(row.base)),
    baseLine,
    head,
    lines: lines as unknown as Line[],
    snapshots: snapshots as unknown as Snapshot[],
  };
}

/** From sound snapshots, the newest first: those still in effect, or those that were taken back. */
function* snapshotStarts({ snapshots, lines, head }: Kept, takenBack: boolean): Generator<Start> {
  for (const snapshot of snapshots) {
    const after = fold(lines, snapshot.n, head);
    if (after.undone > 0 !== takenBack) continue;
    const state = readSnapshot(snapshot);
    if (state !== null) yield { state, lines: after.lines, broken: after.broken };
  }
}

/** From the snapshots, and last from the very beginning. */
function* starts(kept: Kept, options: GameOptions): Generator<Start> {
  yield* snapshotStarts(kept, false);
  const first = kept.row.base === null ? newGame(options) : kept.base;
  if (first !== null) yield { state: first, ...fold(kept.lines, kept.baseLine, kept.head) };
}

/** For a game of older rules: the newest state that can be read. What came after it is lost. */
function lastSafe(kept: Kept): Reached | null {
  const { base, lines, baseLine, head } = kept;
  const [newest] = [
    ...snapshotStarts(kept, false),
    // A taken-back choice comes back, which is better than losing the game.
    ...snapshotStarts(kept, true),
    ...(base === null ? [] : [{ state: base, ...fold(lines, baseLine, head) }]),
  ];
  return newest === undefined
    ? null
    : { state: newest.state, lost: newest.lines.length + newest.broken };
}

/** All choices of the game from its beginning, or null if one of them cannot be read. */
function wholePast({ lines, baseLine, head }: Kept): Choice[] | null {
  const past = fold(lines, baseLine, head);
  const choices = past.lines.map(parseChoice);
  const whole = past.broken === 0 && past.undone === 0;
  return whole && choices.every((choice) => choice !== null) ? choices : null;
}

/** What can be made again, the next one last; nothing if that does not fit the table. */
function redoOf({ lines, baseLine }: Kept, state: GameState): Choice[] {
  const undone = takenBack(lines, baseLine).map(parseChoice);
  const next = undone.at(-1) ?? null;
  const fits = next !== null && legalChoices(state)?.some((choice) => sameChoice(choice, next));
  return fits ? undone.filter((choice) => choice !== null) : [];
}

/** The game, to be looked at, copied or shared; it changes nothing. With a notice its past is lost. */
export async function readGame(connection: Connection, id: string): Promise<Loaded> {
  const kept = await connection.inOneGo((database) => readRows(database, id));
  const { row, head } = kept;
  const rules = Number(row.rules);
  if (rules > RULES_VERSION) throw new SaveError('newerRules', `${rules} > ${RULES_VERSION}`);
  const { options, participants } = seatsOf(row);
  const hints = hintsIn(row, options.players);
  const playedAt = Number(row.played_at);
  const isBehind = Number(row.head) < head;
  const name = String(row.name);
  const common = { id, name, participants, options, hints, head, isBehind, playedAt };
  const cutOff = ({ state }: Reached, notice: Notice): Loaded => ({
    ...common,
    base: state,
    choices: [],
    state,
    notice,
  });

  if (rules < RULES_VERSION) {
    const safe = lastSafe(kept);
    if (safe === null) throw new SaveError('gameDamaged', `no snapshot of ${id}, rules ${rules}`);
    return cutOff(safe, { code: 'olderRules', lost: safe.lost });
  }

  const reached = furthest(starts(kept, options));
  if (reached === null) throw new SaveError('gameDamaged', `base of ${id}`);
  const choices = wholePast(kept);
  if (reached.lost > 0 || choices === null) {
    return cutOff(reached, { code: 'tailLost', lost: reached.lost });
  }
  const { state } = reached;
  const redo = redoOf(kept, state);
  return { ...common, base: kept.base, choices, redo, state, notice: null };
}

/** The game, to be continued. */
export async function loadGame(connection: Connection, id: string): Promise<Loaded> {
  const loaded = await readGame(connection, id);
  if (loaded.notice !== null) await rebase(connection, loaded);
  return loaded;
}

/** The past cannot be replayed any more: the game goes on from this state. Its old lines stay saved. */
async function rebase(connection: Connection, { id, head, state }: Loaded): Promise<void> {
  const snapshot = snapshotOf(head, state);
  const { turn, round, scores, over } = listed(state);
  await connection.transaction(async (database) => {
    await database.run(
      `UPDATE games SET base = ?, base_n = ?, head = ?, made = 0, rules = ?, turn = ?, round = ?, scores = ?, over = ?
       WHERE id = ?`,
      [snapshot.state, head, head, RULES_VERSION, turn, round, scores, over, id],
    );
    await writeSnapshot(database, id, snapshot);
  });
}
