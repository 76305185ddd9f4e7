/** The mined puzzles are legal, have one solution, and are played as lessons. */
import type { Situation, WorkName } from '@/engine';
import { decision, situation } from '@/engine';
import { speak, titleOfWork } from '@/locales';
import { de } from '@/locales/de/german';
import { fits, puzzleLessonId } from '@/store/learn/lesson';
import { openStage, outcomeOf, playIn } from '@/store/learn/run';
import { lessonOf, PUZZLES } from '@/store/puzzles/book';
import mined from '@/store/puzzles/mined.json';
import { isGoalReached } from '@/store/puzzles/goal';
import type { Goal, Puzzle } from '@/store/puzzles/puzzle';
import { isEssential, moveOf } from '@/store/puzzles/puzzle';
import { failsAt, gradeOf, GRADERS } from '../../../scripts/puzzles/grade';
import { MOST_TABLES } from '../../../scripts/puzzles/mine';
import { NoPuzzle, positionOf, prove } from '../../../scripts/puzzles/solve';

const each = PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const);
/** A sample is proven again here; `npm run puzzles` proved all. */
const SAMPLED = 4;
const ofGoal = (type: Goal['type']) => PUZZLES.filter(({ goal }) => goal.type === type);
const SAMPLE = (['win', 'stop', 'score'] as const)
  .flatMap((type) => ofGoal(type).filter((_, i) => i % SAMPLED === 0))
  .map((puzzle) => [puzzle.id, puzzle] as const);

function playStage(puzzle: Puzzle) {
  const stage = lessonOf(puzzleLessonId(puzzle.id))?.stages[0];
  if (stage?.type !== 'play') throw new Error('no stage');
  return stage;
}

const essence = (moves: readonly object[]) => moves.map((move) => JSON.stringify(move)).sort();

test('there are sixty or more, some of every grade, and the commands that found them', () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(60);
  for (const grade of [1, 2, 3]) {
    expect(PUZZLES.filter((puzzle) => puzzle.grade === grade).length).toBeGreaterThanOrEqual(15);
  }
  // Besides points, some are to win and some to prevent a loss: fewer, because no level misses many.
  expect(ofGoal('win').length).toBeGreaterThanOrEqual(10);
  expect(ofGoal('stop').length).toBeGreaterThanOrEqual(10);
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
  expect(mined.commands.every((command) => command.startsWith('npm run puzzles -- '))).toBe(true);
});

test.each(each)('%s: a legal table, failed by Novice, graded by who fails', (_, puzzle) => {
  expect(decision(situation(puzzle.situation))?.player).toBe(0);
  expect(puzzle.fails[0]).toBeGreaterThanOrEqual(70);
  expect(gradeOf(puzzle.fails)).toBe(puzzle.grade);
  // Other nets or settings fail at other puzzles: after training, `npm run puzzles -- --grade`.
  expect(puzzle.gradedBy).toBe(GRADERS);
});

test('the levels are the ones that one plays against: what Novice sees is no puzzle', () => {
  // One work more ends the game, and whoever looks sees it.
  const seen = {
    you: { hand: ['Crane'], gallery: ['Pillar', 'Quilt', 'Tower', 'Haniwa'] },
    doing: 'Smith',
  } as const;
  expect(failsAt({ type: 'win' }, situation(seen), 1)).toBeNull();
});

test.each(each)('%s: its solution reaches the goal with its last choice', (_, puzzle) => {
  const stage = playStage(puzzle);
  let progress = openStage(stage);
  for (const move of puzzle.solution) {
    expect(outcomeOf(stage, progress)).toEqual({ type: 'on' });
    const found = decision(progress.g)?.choices.filter((choice) => fits(choice, move)) ?? [];
    expect(found).toHaveLength(1);
    progress = playIn(stage, progress, found[0] as (typeof found)[0]);
  }
  expect(outcomeOf(stage, progress)).toEqual({ type: 'reached' });
});

test('a hint names the card as it is called in the language that is spoken', () => {
  const [puzzle] = PUZZLES;
  if (puzzle === undefined) throw new Error('There are no puzzles.');
  const stage = playStage(puzzle);
  const hinted = () => stage.puzzle?.hint(openStage(stage));
  const [, named] = /^Think of (.+)\. \d/.exec(hinted() ?? '') ?? [];
  const card = named as WorkName;
  speak('de', de);
  expect(titleOfWork(card)).not.toBe(card);
  expect(hinted()).toContain(`Denk an ${titleOfWork(card)}.`);
  speak('en', null);
});

test.each(SAMPLE)('%s: there is no other way', (_, puzzle) => {
  const { line } = prove(puzzle.goal, positionOf(puzzle.situation), MOST_TABLES[puzzle.goal.type]);
  expect(essence(line.filter(isEssential).map(moveOf))).toEqual(
    essence(puzzle.solution.filter(isEssential)),
  );
});

describe('the opponent can end the game next turn', () => {
  // Four works, one more from the hand by a Smith task, and enough points to win by it.
  const left = {
    hand: ['Crane', 'Bell'],
    gallery: ['Pillar', 'Quilt', 'Tower', 'Haniwa'],
  } as const;
  const isStopped = (given: Situation) => {
    const start = situation({ you: { hand: ['Kite'] }, at: 'noon', ...given });
    return isGoalReached({ type: 'stop' }, start, start);
  };

  test('with cards that you see, and only with those', () => {
    expect(isStopped({ left: { ...left, shown: ['Crane', 'Bell'] } })).toBe(false);
    expect(isStopped({ left: { ...left, shown: ['Bell'] } })).toBe(true);
    expect(isStopped({ left })).toBe(true);
  });

  test('unless you have more points, of which what you draw is no part', () => {
    const shown = { left: { ...left, shown: left.hand } };
    // Eleven points against ten: Crane counts in the hand too, because Quilt claims the tie.
    const more = { gallery: ['Frog', 'Jar'], giftShop: ['Coin', 'Gong'] } as const;
    const less = { gallery: ['Frog', 'Jar'], giftShop: ['Gong'] } as const;
    expect(isStopped({ ...shown, you: more })).toBe(true);
    expect(isStopped({ ...shown, you: less })).toBe(false);
  });
});

describe('the proof', () => {
  const smith = { you: { hand: ['Crane', 'Straw'] }, doing: 'Smith' } as const;

  test('refuses a goal with two ways', () => {
    // Both works are worth the same.
    expect(() => prove({ type: 'score', points: 1 }, positionOf(smith), 5000)).toThrow(
      new NoPuzzle('more than one way'),
    );
  });

  test('refuses a goal that only luck reaches', () => {
    const bell = { you: { gallery: ['Bell'], hand: ['Kite'] }, doing: 'Clerk' } as const;
    expect(() => prove({ type: 'score', points: 1 }, positionOf(bell), 5000)).toThrow(NoPuzzle);
  });

  test('finds the one way', () => {
    const one = { you: { hand: ['Bell', 'Ring', 'Gong', 'Crane'] }, doing: 'Smith' } as const;
    const found = prove(
      { type: 'score', points: 1 },
      positionOf({ ...one, you: { hand: ['Crane'] } }),
      5000,
    );
    expect(found.line.map(({ do: act }) => act)).toEqual(['smith', 'wing']);
  });
});
