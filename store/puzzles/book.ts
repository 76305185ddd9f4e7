/** All puzzles, and each as a lesson of one stage. Loaded by load.ts only. */
import type { WorkName } from '@/engine';
import { t, titleOfWork } from '@/locales';
import type { Lesson, Move, Playing, Progress } from '../learn/lesson';
import { fits, puzzleLessonId } from '../learn/lesson';
import type { Threats } from './goal';
import { CannotTell, isGoalReached, isTurnOver, surePoints } from './goal';
import mined from './mined.json';
import type { Goal, Puzzle } from './puzzle';
import { isEssential } from './puzzle';

export const PUZZLES = mined.puzzles as unknown as readonly Puzzle[];

export function goalWords(goal: Goal): string {
  if (goal.type === 'score') return t('puzzles.goalScore', { points: goal.points });
  const rival = t('learn.rival');
  return goal.type === 'win' ? t('puzzles.goalWin') : t('puzzles.goalStop', { rival });
}

/** The moves of the solution that are still to be made. */
function movesLeft({ solution }: Puzzle, { made }: Progress): Move[] {
  const left = solution.filter(isEssential);
  for (const choice of made) {
    const at = left.findIndex((move) => fits(choice, move));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function hintFor(puzzle: Puzzle, progress: Progress): string {
  const left = movesLeft(puzzle, progress);
  // The last card of the plan says what it is about; the first would be half of the solution.
  const named = left.findLast(({ card, via }) => card !== undefined || via !== undefined);
  const card = named?.card ?? named?.via;
  const count = left.length;
  // A puzzle is dealt from one deck, so its cards are named as their works.
  return card === undefined
    ? t('puzzles.hintCount', { count })
    : t('puzzles.hint', { card: titleOfWork(card as WorkName), count });
}

function missedWords(puzzle: Puzzle, progress: Progress): string {
  const { g, start } = progress;
  const all = puzzle.solution.filter(isEssential).length;
  const made = all - movesLeft(puzzle, progress).length;
  const { goal } = puzzle;
  const came = t('puzzles.made', { made, all });
  if (goal.type === 'score') {
    const points = surePoints(start, g) - surePoints(start, start);
    return `${t('puzzles.missedScore', { points, wanted: goal.points })} ${came}`;
  }
  const rival = t('learn.rival');
  if (goal.type === 'stop') return `${t('puzzles.missedStop', { rival })} ${came}`;
  return `${t(g.end === null ? 'puzzles.missedWin' : 'puzzles.missedLost')} ${came}`;
}

/** Where the opponent can do so much that no proof would have looked through it, an end is among it. */
function isReachedAt(goal: Goal, { start, g }: Progress, threats: Threats): boolean {
  try {
    return isGoalReached(goal, start, g, threats);
  } catch (error) {
    if (error instanceof CannotTell) return false;
    throw error;
  }
}

function stageOf(puzzle: Puzzle): Playing {
  const { goal, situation, solution } = puzzle;
  const threats: Threats = [];
  const isReached = (progress: Progress) =>
    progress.g !== progress.start && isReachedAt(goal, progress, threats);
  return {
    type: 'play',
    id: 'puzzle',
    situation,
    solution,
    isReached,
    missed: (progress) => (isTurnOver(progress.start, progress.g) ? 'over' : null),
    puzzle: {
      hint: (progress) => hintFor(puzzle, progress),
      missed: (progress) => missedWords(puzzle, progress),
    },
  };
}

export function lessonOf(lessonId: string): Lesson | undefined {
  const puzzle = PUZZLES.find(({ id }) => puzzleLessonId(id) === lessonId);
  if (puzzle === undefined) return undefined;
  const title = goalWords(puzzle.goal);
  const words = { says: [title], wrong: { else: '' }, done: t('puzzles.solved') };
  return {
    id: lessonId,
    stages: [stageOf(puzzle)],
    twin: [],
    words: { title, about: title, stages: { puzzle: words } },
  };
}
