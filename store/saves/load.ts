/** A saved game, brought back: from its newest sound snapshot, or from the deal. */
import type { Choice, GameOptions, GameState } from '@/engine';
import { advance, clone, legalChoices, newGame, RULES_VERSION, sameChoice } from '@/engine';
import type { LoadedGame } from '../game/deps';
import type { Notice, Seat } from '../game/types';
import type { Connection, Row } from './database';
import { SaveError } from './faults';
import type { Folded, Line } from './journal';
import { fold } from './journal';
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

interface Start {
  state: GameState;
  /** How many of the choices are in it already. */
  made: number;
}

interface Reached {
  state: GameState;
  made: number;
}

/** As far as the choices are sound, from this start. */
function goOn(start: Start, lines: readonly Line[]): Reached {
  const state = clone(start.state);
  let choices = legalChoices(state);
  let { made } = start;
  for (; made < lines.length; made++) {
    const wanted = parseChoice(lines[made] as Line);
    const found =
      wanted === null ? undefined : choices?.find((choice) => sameChoice(choice, wanted));
    if (found === undefined) break;
    choices = advance(state, found);
  }
  return { state, made };
}

function* starts(
  snapshots: readonly Snapshot[],
  folded: Folded,
  first: () => GameState | null,
): Generator<Start> {
  for (const snapshot of snapshots) {
    const made = folded.madeAfter.get(snapshot.n);
    if (made === undefined) continue;
    const state = readSnapshot(snapshot);
    if (state !== null) yield { state, made };
  }
  const state = first();
  if (state !== null) yield { state, made: 0 };
}

/** The start that leads furthest; the first that leads to the end is enough. */
function furthest(all: Iterable<Start>, lines: readonly Line[]): Reached | null {
  let best: Reached | null = null;
  for (const start of all) {
    const reached = goOn(start, lines);
    if (reached.made === lines.length) return reached;
    if (best === null || reached.made > best.made) best = reached;
  }
  return best;
}

/** The newest snapshot that can be read at all, for a game of older rules. */
function lastSafe(
  snapshots: readonly Snapshot[],
  folded: Folded,
  base: GameState | null,
): Reached | null {
  for (const snapshot of snapshots) {
    const state = readSnapshot(snapshot);
    if (state !== null) return { state, made: folded.madeAfter.get(snapshot.n) ?? 0 };
  }
  return base === null ? null : { state: base, made: 0 };
}

export async function loadGame(connection: Connection, id: string): Promise<Loaded> {
  const [row] = await connection.all('SELECT * FROM games WHERE id = ?', [id]);
  if (row === undefined) throw new SaveError('gameMissing', id);
  const rules = Number(row.rules);
  if (rules > RULES_VERSION) throw new SaveError('newerRules', `${rules} > ${RULES_VERSION}`);
  const options = parse<GameOptions>(row, 'options');
  const seats = parse<Seat[]>(row, 'seats');
  const head = Number(row.head);
  const lines = (await connection.all('SELECT n, choice FROM choices WHERE game = ? ORDER BY n', [
    id,
  ])) as unknown as Line[];
  const snapshots = (await connection.all(
    'SELECT n, state, hash FROM snapshots WHERE game = ? ORDER BY n DESC',
    [id],
  )) as unknown as Snapshot[];
  const folded = fold(lines, Number(row.base_n), head);
  const base = row.base === null ? null : readState(String(row.base));
  const common = { id, name: String(row.name), seats, options, head };

  const whole = folded.lines.length + folded.broken;
  if (rules < RULES_VERSION) {
    const safe = lastSafe(snapshots, folded, base);
    if (safe === null) throw new SaveError('gameDamaged', `no snapshot of ${id}, rules ${rules}`);
    const notice: Notice = { code: 'olderRules', lost: whole - safe.made };
    return rebase(connection, common, safe.state, notice);
  }

  const first = () => (row.base === null ? newGame(options) : base);
  const reached = furthest(starts(snapshots, folded, first), folded.lines);
  if (reached === null) throw new SaveError('gameDamaged', `base of ${id}`);
  if (reached.made < whole) {
    const notice: Notice = { code: 'tailLost', lost: whole - reached.made };
    return rebase(connection, common, reached.state, notice);
  }
  // A line that cannot be read, but that a later snapshot covers, keeps its place.
  const choices = folded.lines.map((line): Choice => parseChoice(line) ?? { do: 'pass' });
  return { ...common, base, choices, state: reached.state, notice: null };
}

/**
 * What came before cannot be replayed any more: the game goes on from this state. The old lines stay
 * in the journal, below the mark.
 */
async function rebase(
  connection: Connection,
  common: Omit<Loaded, 'base' | 'choices' | 'state' | 'notice'>,
  state: GameState,
  notice: Notice,
): Promise<Loaded> {
  const { id, head } = common;
  const snapshot = snapshotOf(head, state);
  await connection.transaction(async (database) => {
    await database.run(
      'UPDATE games SET base = ?, base_n = head, made = 0, rules = ?, turn = ?, round = ?, over = ? WHERE id = ?',
      [snapshot.state, RULES_VERSION, state.turn, state.round, Number(state.end !== null), id],
    );
    await database.run(
      'INSERT OR REPLACE INTO snapshots (game, n, state, hash) VALUES (?, ?, ?, ?)',
      [id, head, snapshot.state, snapshot.hash],
    );
  });
  return { ...common, base: state, choices: [], state, notice };
}
