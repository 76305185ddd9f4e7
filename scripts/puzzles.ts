/**
 * `npm run puzzles -- --seed temple --goals score --games 300`: finds puzzles in games of the
 * computers (`--players hasty`: many more, in which wins are left on the table). Results are kept
 * in .cache/puzzles, so a stopped run goes on.
 * `npm run puzzles -- --write` puts them into store/puzzles/mined.json with their commands; what
 * other seeds found stays.
 * `npm run puzzles -- --grade` has them graded again by the levels as they are now (after training),
 * and drops those at which Novice no longer fails; `--goals win,stop` only those.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Puzzle } from '../store/puzzles/puzzle';
import { readArgs } from './lib/args';
import { GRADERS } from './puzzles/grade';
import { gradedAnew, GOALS, puzzlesOf } from './puzzles/mine';
import type { Players } from './puzzles/positions';
import { PLAYERS } from './puzzles/positions';
import type { Found } from './puzzles/write';
import { readMined, writeGraded, writePuzzles } from './puzzles/write';

const args = readArgs({
  seed: 'temple',
  goals: GOALS.join(),
  from: 0,
  games: 200,
  players: 'wise',
  write: false,
  grade: false,
});
const folder = join(__dirname, '../.cache/puzzles');

interface Line {
  game: number;
  found: Puzzle[];
}

const readLines = (file: string): Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line)
    : [];

function playersNamed(name: string): Players {
  if (Object.hasOwn(PLAYERS, name)) return name as Players;
  throw new Error(`There are no "${name}" players: ${Object.keys(PLAYERS).join(', ')}.`);
}

function mine(): void {
  const players = playersNamed(args.players);
  const goals = GOALS.filter((goal) => args.goals.split(',').includes(goal));
  const name = `${args.seed}.${goals.join('-')}.${args.players}`;
  const file = join(folder, `${name}.jsonl`);
  mkdirSync(folder, { recursive: true });
  const done = new Set(readLines(file).map(({ game }) => game));
  let count = readLines(file).reduce((sum, { found }) => sum + found.length, 0);
  for (let game = args.from; game < args.games; game++) {
    if (done.has(game)) continue;
    const began = performance.now();
    const found = puzzlesOf(`${args.seed}-${game}`, goals, players);
    count += found.length;
    appendFileSync(file, `${JSON.stringify({ game, found } satisfies Line)}\n`);
    const told = found.map(({ goal, grade }) => `${goal.type} (grade ${grade})`).join(', ');
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `game ${game} of ${args.games} · ${seconds} s · ${count} puzzles · ${told || 'none here'}`,
    );
  }
}

/** The games from the first on without a gap, so that the command finds the same again. */
function gathered(file: string): Found {
  const lines = new Map(readLines(join(folder, file)).map((line) => [line.game, line.found]));
  let games = 0;
  while (lines.has(games)) games++;
  const [seed = '', goals = '', players = ''] = file.split('.');
  return {
    seed,
    command: `npm run puzzles -- --seed ${seed} --goals ${goals.replaceAll('-', ',')} --players ${players} --games ${games}`,
    puzzles: Array.from({ length: games }, (_, game) => lines.get(game) ?? []).flat(),
  };
}

/** Grades are kept one by one, so a stopped run goes on. */
function grade(): void {
  const { puzzles } = readMined();
  const goals = args.goals.split(',');
  const kept = puzzles.slice();
  const old = puzzles.filter((each) => each.gradedBy !== GRADERS && goals.includes(each.goal.type));
  for (const puzzle of old) {
    const graded = gradedAnew(puzzle);
    kept.splice(kept.indexOf(puzzle), 1, ...(graded === null ? [] : [graded]));
    const now = graded === null ? 'Novice finds it' : `${graded.fails.join(' / ')} %`;
    console.log(`${puzzle.id} · to ${puzzle.goal.type} · ${puzzle.fails.join(' / ')} % → ${now}`);
    writeGraded(kept);
  }
  console.log(writeGraded(kept));
}

if (args.grade) grade();
else if (args.write) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  console.log(writePuzzles(files.sort().map(gathered)));
} else mine();
