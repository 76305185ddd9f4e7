/** A saved game, brought back: from its newest sound snapshot, or from the deal. */
import type { Choice, GameOptions, GameState } from '@/engine';
import { advance, clone, legalChoices, newGame, RULES_VERSION, sameChoice } from '@/engine';
import type { LoadedGame } from '../game/deps';
import type { Notice, Participant } from '../game/types';
import type { Connection, Database, Row } from './database';
import { SaveError } from './faults';
import type { Line } from './journal';
import { fold } from './journal';
import { listed } from './listed';
import type { Snapshot } from './snapshot';
import { readSnapshot, readState, snapshotOf } from './snapshot';

export interface Loaded extends LoadedGame {
  /** Lines in the journal: the next one is head + 1. */
  head: number;
}

function parse<T>(row: Row, column: string): T {
  try {
    return JSON.parse(String(row[column])) as T;
  } catch {
    throw new SaveError('gameDamaged', `${column} of ${String(row.id)}`);
  }
}

function parseChoice(line: Line): Choice | null {
  try {
    return JSON.parse(line.choice ?? '') as Choice;
  } catch {
    return null;
  }
}

/** A state that the game can go on from, and what was chosen after it. */
interface Start {
  state: GameState;
  lines: readonly Line[];
  /** Lines after it that are missing. */
  broken: number;
}

interface Reached {
  state: GameState;
  /** Choices that it does not get to. */
  lost: number;
}

/** As far as the choices are sound, from this start. */
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

/** The start that leads furthest; the first that leads to the end is enough. */
function furthest(all: Iterable<Start>): Reached | null {
  let best: Reached | null = null;
  for (const start of all) {
    const reached = goOn(start);
    if (reached.lost === 0) return reached;
    if (best === null || reached.lost < best.lost) best = reached;
  }
  return best;
}

/** The rows of a game, as they lie on the disk. */
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
  const head = Number(row.head);
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

/** From the sound snapshots, the newest first: those that still stand, or those that were taken back. */
function* snapshotStarts({ snapshots, lines, head }: Kept, takenBack: boolean): Generator<Start> {
  for (const snapshot of snapshots) {
    const after = fold(lines, snapshot.n, head);
    if (after.undone > 0 !== takenBack) continue;
    const state = readSnapshot(snapshot);
    if (state !== null) yield { state, lines: after.lines, broken: after.broken };
  }
}

/** From the newest snapshot, or if need be from the very beginning. */
function* starts(kept: Kept, options: GameOptions): Generator<Start> {
  yield* snapshotStarts(kept, false);
  const first = kept.row.base === null ? newGame(options) : kept.base;
  if (first !== null) yield { state: first, ...fold(kept.lines, kept.baseLine, kept.head) };
}

/** The newest state that can be read at all, for a game of older rules: what came after it is lost. */
function lastSafe(kept: Kept): Reached | null {
  const { base, lines, baseLine, head } = kept;
  const [newest] = [
    ...snapshotStarts(kept, false),
    // A choice that was taken back would stand again: better than to go back to the base, or nowhere.
    ...snapshotStarts(kept, true),
    ...(base === null ? [] : [{ state: base, ...fold(lines, baseLine, head) }]),
  ];
  return newest === undefined
    ? null
    : { state: newest.state, lost: newest.lines.length + newest.broken };
}

/** All choices of the game from its beginning, or null if there is one among them that cannot be read. */
function wholePast({ lines, baseLine, head }: Kept): Choice[] | null {
  const past = fold(lines, baseLine, head);
  const choices = past.lines.map(parseChoice);
  const whole = past.broken === 0 && past.undone === 0;
  return whole && choices.every((choice) => choice !== null) ? choices : null;
}

/**
 * The game, without touching what is kept of it: to be looked at, copied or shared. A notice says that its
 * past is lost, and that `state` is all there is.
 */
export async function readGame(connection: Connection, id: string): Promise<Loaded> {
  const kept = await connection.inOneGo((database) => readRows(database, id));
  const { row, head } = kept;
  const rules = Number(row.rules);
  if (rules > RULES_VERSION) throw new SaveError('newerRules', `${rules} > ${RULES_VERSION}`);
  const options = parse<GameOptions>(row, 'options');
  const participants = parse<Participant[]>(row, 'seats');
  const common = { id, name: String(row.name), participants, options, head };
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
  return { ...common, base: kept.base, choices, state: reached.state, notice: null };
}

/** The game, to be played on. */
export async function loadGame(connection: Connection, id: string): Promise<Loaded> {
  const loaded = await readGame(connection, id);
  if (loaded.notice !== null) await rebase(connection, loaded);
  return loaded;
}

/**
 * What came before cannot be replayed any more: the game goes on from this state. The old lines stay
 * in the journal, below the mark.
 */
async function rebase(connection: Connection, { id, head, state }: Loaded): Promise<void> {
  const snapshot = snapshotOf(head, state);
  const { turn, round, scores, over } = listed(state);
  await connection.transaction(async (database) => {
    await database.run(
      `UPDATE games SET base = ?, base_n = head, made = 0, rules = ?, turn = ?, round = ?, scores = ?, over = ?
       WHERE id = ?`,
      [snapshot.state, RULES_VERSION, turn, round, scores, over, id],
    );
    await database.run(
      'INSERT OR REPLACE INTO snapshots (game, n, state, hash) VALUES (?, ?, ?, ?)',
      [id, head, snapshot.state, snapshot.hash],
    );
  });
}
