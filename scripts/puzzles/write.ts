/** Writes the app's puzzles: the best of every grade and goal, beside those of other commands. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Goal, Puzzle } from '../../store/puzzles/puzzle';
import { GRADES } from '../../store/puzzles/puzzle';

const FILE = join(__dirname, '../../store/puzzles/mined.json');
/** Of a grade. */
const MOST: Readonly<Record<Goal['type'], number>> = { win: 15, stop: 15, score: 30 };
const GOALS = Object.keys(MOST) as Goal['type'][];

const [NOVICE, PRIOR] = [0, 2];
const failsOf = (puzzle: Puzzle, level: number) => puzzle.fails[level] ?? 0;

/** Those of a grade that Novice fails most often. */
function chosen(all: readonly Puzzle[], type: Goal['type']): Puzzle[] {
  return all
    .filter(({ goal }) => goal.type === type)
    .sort((a, b) => failsOf(b, NOVICE) - failsOf(a, NOVICE))
    .slice(0, MOST[type]);
}

const hardness = (puzzle: Puzzle) => failsOf(puzzle, NOVICE) + failsOf(puzzle, PRIOR);

/** The easiest first. */
const inOrder = (all: readonly Puzzle[]): Puzzle[] =>
  all.slice().sort((a, b) => hardness(a) - hardness(b) || a.solution.length - b.solution.length);

export interface Found {
  readonly seed: string;
  readonly command: string;
  readonly puzzles: readonly Puzzle[];
}

interface Mined {
  readonly commands: readonly string[];
  readonly puzzles: readonly Puzzle[];
}

export const readMined = () => JSON.parse(readFileSync(FILE, 'utf8')) as Mined;

/** Keeps what other seeds found, with their commands. */
function withEarlier(found: readonly Found[]): Mined {
  const earlier = readMined();
  const isNew = (seed = '') => found.some((each) => each.seed === seed);
  const told = found.filter(({ puzzles }) => puzzles.length > 0);
  const seedIn = (command: string) => /--seed (\S+)/.exec(command)?.[1];
  const seedOf = ({ id }: Puzzle) => id.split('-')[0];
  const kept = (command: string) =>
    !isNew(seedIn(command)) && earlier.puzzles.some((one) => seedOf(one) === seedIn(command));
  return {
    commands: [...earlier.commands.filter(kept), ...told.map(({ command }) => command)],
    puzzles: [
      ...earlier.puzzles.filter((puzzle) => !isNew(seedOf(puzzle))),
      ...found.flatMap(({ puzzles }) => puzzles),
    ],
  };
}

/** Writes what was found beside what other seeds found before. */
export const writePuzzles = (found: readonly Found[]): string => write(withEarlier(found));

/** Writes the puzzles as they are now graded, without those that are none any more. */
export function writeGraded(puzzles: readonly Puzzle[]): string {
  return write({ commands: readMined().commands, puzzles });
}

function write({ commands, puzzles: all }: Mined): string {
  const puzzles = GRADES.flatMap((grade) => {
    const ofGrade = all.filter((each) => each.grade === grade);
    return inOrder(GOALS.flatMap((goal) => chosen(ofGrade, goal)));
  });
  // One puzzle per line, for readable diffs.
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  writeFileSync(FILE, `{"commands":${JSON.stringify(commands)},"puzzles":[\n${lines}\n]}\n`);
  const count = (is: (puzzle: Puzzle) => boolean) => puzzles.filter(is).length;
  const grades = GRADES.map((grade) => count((each) => each.grade === grade));
  const goals = GOALS.map((type) => `${count(({ goal }) => goal.type === type)} to ${type}`);
  return `${puzzles.length} puzzles: ${grades.join(' / ')} of the grades 1 / 2 / 3; ${goals.join(', ')}`;
}
