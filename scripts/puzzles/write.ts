/** Writes the puzzles that the app has: as many of each grade, and of every goal what there is. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Goal, Puzzle } from '../../store/puzzles/puzzle';
import { GRADES } from '../../store/puzzles/puzzle';

const FILE = join(__dirname, '../../store/puzzles/mined.json');
const MOST_OF_A_GRADE = 30;
/** Rare goals first. */
const ORDER: readonly Goal['type'][] = ['win', 'stop', 'score'];

/** Those of rare goals, then those that Novice fails at most often; the easiest of them come first. */
function chosen(all: readonly Puzzle[]): Puzzle[] {
  const [novice, prior] = [0, 2];
  const fails = (puzzle: Puzzle, level: number) => puzzle.fails[level] ?? 0;
  return all
    .slice()
    .sort(
      (a, b) =>
        ORDER.indexOf(a.goal.type) - ORDER.indexOf(b.goal.type) ||
        fails(b, novice) - fails(a, novice),
    )
    .slice(0, MOST_OF_A_GRADE)
    .sort(
      (a, b) =>
        fails(a, novice) + fails(a, prior) - fails(b, novice) - fails(b, prior) ||
        a.solution.length - b.solution.length,
    );
}

export function writePuzzles(all: readonly Puzzle[], commands: readonly string[]): string {
  const puzzles = GRADES.flatMap((grade) => chosen(all.filter((each) => each.grade === grade)));
  // A puzzle a line: small, and a change is seen for what it is.
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  writeFileSync(FILE, `{"commands":${JSON.stringify(commands)},"puzzles":[\n${lines}\n]}\n`);
  const told = GRADES.map((grade) => puzzles.filter((each) => each.grade === grade).length);
  return `${puzzles.length} puzzles: ${told.join(' / ')} of the grades 1 / 2 / 3`;
}
