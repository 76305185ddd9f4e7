/** The puzzles of one game: every table of it is tried for every goal. */
import type { Situation } from '../../engine';
import { mayFinish } from '../../engine/ai/finish';
import { TooManyTables } from '../../store/puzzles/goal';
import type { Goal, Puzzle } from '../../store/puzzles/puzzle';
import { moveOf } from '../../store/puzzles/puzzle';
import { failsAt, gradeOf } from './grade';
import { positionsOf } from './positions';
import type { Position } from './solve';
import { mostToScore, NoPuzzle, positionOf, prove } from './solve';

/** To stop an opponent takes a look at their whole turn at every table. */
export const MOST_TABLES: Readonly<Record<Goal['type'], number>> = {
  win: 5000,
  score: 5000,
  stop: 1000,
};
const FEWEST_POINTS = 4;
const FEWEST_MOVES = 2;
/** Of a game; other goals are rare. */
const MOST_TO_SCORE = 2;
export const GOALS: readonly Goal['type'][] = ['win', 'stop', 'score'];

/** To stop an opponent one must know what they have. */
function withOpenHand(given: Situation): Situation {
  const { left } = given;
  return { ...given, left: { ...left, shown: left?.hand ?? [] } };
}

function goalOf(type: Goal['type'], position: Position): Goal {
  if (type !== 'score') {
    const who = type === 'win' ? 0 : 1;
    if (!mayFinish(position.start, who)) throw new NoPuzzle('far from the end');
    return { type };
  }
  const points = mostToScore(position, MOST_TABLES.score);
  if (points < FEWEST_POINTS) throw new NoPuzzle('few points');
  return { type, points };
}

function puzzleAt(given: Situation, type: Goal['type'], id: string): Puzzle | null {
  const table = type === 'stop' ? withOpenHand(given) : given;
  const position = positionOf(table);
  const goal = goalOf(type, position);
  const { line, essential } = prove(goal, position, MOST_TABLES[type]);
  if (essential < FEWEST_MOVES) return null;
  const fails = failsAt(goal, position.start, essential);
  if (fails === null) return null;
  const solution = line.map(moveOf);
  return { id, grade: gradeOf(fails), goal, situation: table, solution, fails };
}

/** The moves that tell one puzzle of a game from another. */
const themeOf = ({ goal, solution }: Puzzle) =>
  JSON.stringify([goal.type, solution.map(({ do: act, card }) => [act, card]).sort()]);

export function puzzlesOf(seed: string, goals: readonly Goal['type'][]): Puzzle[] {
  const found = new Map<string, Puzzle>();
  const toScore = () => [...found.values()].filter(({ goal }) => goal.type === 'score').length;
  positionsOf(seed).forEach((given, at) => {
    for (const type of goals) {
      if (type === 'score' && toScore() >= MOST_TO_SCORE) continue;
      try {
        const puzzle = puzzleAt(given, type, `${seed}-${at}`);
        if (puzzle !== null && !found.has(themeOf(puzzle))) found.set(themeOf(puzzle), puzzle);
      } catch (error) {
        if (!(error instanceof NoPuzzle) && !(error instanceof TooManyTables)) throw error;
      }
    }
  });
  return [...found.values()];
}
