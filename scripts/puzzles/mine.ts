/** The puzzles of one game: every table is tried for every goal. */
import type { GameState, Situation } from '../../engine';
import { legalChoices, situation } from '../../engine';
import { mayFinish, WinSearch } from '../../engine/ai/finish';
import { threatened, CannotTell } from '../../store/puzzles/goal';
import type { Goal, Puzzle } from '../../store/puzzles/puzzle';
import { isEssential, moveOf } from '../../store/puzzles/puzzle';
import { failsAt, gradeOf, GRADERS } from './grade';
import type { Players } from './positions';
import { positionsOf } from './positions';
import type { Position } from './solve';
import { mostToScore, NoPuzzle, positionOf, prove } from './solve';

/** Stopping an opponent means searching their whole turn at every table. */
export const MOST_TABLES: Readonly<Record<Goal['type'], number>> = {
  win: 5000,
  score: 5000,
  stop: 600,
};
const FEWEST_POINTS = 4;
const FEWEST_MOVES = 2;
/** Per game; other goals are rare. */
const MOST_TO_SCORE = 2;
export const GOALS: readonly Goal['type'][] = ['win', 'stop', 'score'];

/** To stop an opponent one must know their cards. */
function withOpenHand(given: Situation): Situation {
  const { left } = given;
  return { ...given, left: { ...left, shown: left?.hand ?? [] } };
}

/** Whether quick players find a win: others are rare. */
function hasWin(g: GameState, who: number): boolean {
  if (!mayFinish(g, who)) return false;
  const choices = legalChoices(g) ?? [];
  if (choices.length === 0) throw new NoPuzzle('a question about unseen cards');
  const search = new WinSearch(g, choices, who);
  while (!search.done) search.step();
  return search.found !== null;
}

/** A quick refusal of what is not worth a proof. */
function lookForEnd(type: 'win' | 'stop', start: GameState): void {
  const g = type === 'win' ? start : threatened(start, start);
  if (g === null) throw new NoPuzzle('over already');
  if (!hasWin(g, type === 'win' ? 0 : 1)) throw new NoPuzzle('no end in sight');
}

function goalOf(type: Goal['type'], position: Position): Goal {
  if (type !== 'score') return { type };
  const points = mostToScore(position, MOST_TABLES.score);
  if (points < FEWEST_POINTS) throw new NoPuzzle('few points');
  return { type, points };
}

function puzzleAt(given: Situation, type: Goal['type'], id: string): Puzzle | null {
  const table = type === 'stop' ? withOpenHand(given) : given;
  if (type !== 'score') lookForEnd(type, situation(table));
  const position = positionOf(table);
  const goal = goalOf(type, position);
  const { line, essential } = prove(goal, position, MOST_TABLES[type]);
  if (essential < FEWEST_MOVES) return null;
  const fails = failsAt(goal, position.start, essential);
  if (fails === null) return null;
  const solution = line.map(moveOf);
  return { id, grade: gradeOf(fails), goal, situation: table, solution, fails, gradedBy: GRADERS };
}

/** The same puzzle, graded by the levels as they are now; null if Novice no longer fails at it. */
export function gradedAnew(puzzle: Puzzle): Puzzle | null {
  const { goal, solution } = puzzle;
  const fails = failsAt(goal, situation(puzzle.situation), solution.filter(isEssential).length);
  return fails === null ? null : { ...puzzle, grade: gradeOf(fails), fails, gradedBy: GRADERS };
}

/** The moves that tell puzzles of a game apart. */
const themeOf = ({ goal, solution }: Puzzle) =>
  JSON.stringify([goal.type, solution.map(({ do: act, card }) => [act, card]).sort()]);

export function puzzlesOf(
  seed: string,
  goals: readonly Goal['type'][],
  players: Players,
): Puzzle[] {
  const found = new Map<string, Puzzle>();
  const toScore = () => [...found.values()].filter(({ goal }) => goal.type === 'score').length;
  positionsOf(seed, players).forEach((given, at) => {
    for (const type of goals) {
      if (type === 'score' && toScore() >= MOST_TO_SCORE) continue;
      try {
        const puzzle = puzzleAt(given, type, `${seed}-${at}`);
        if (puzzle !== null && !found.has(themeOf(puzzle))) found.set(themeOf(puzzle), puzzle);
      } catch (error) {
        if (!(error instanceof NoPuzzle) && !(error instanceof CannotTell)) throw error;
      }
    }
  });
  return [...found.values()];
}
