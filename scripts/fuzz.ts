/**
 * Plays random games of all player counts and variants, with every invariant checked after every
 * choice. Goes on beyond --games until every effect has been used, and declined where it can be,
 * once per thousand games. A failure comes with the command that repeats it.
 * npm run fuzz -- --games 2000
 * npm run fuzz -- --seed fuzz --game 1234 (one game alone)
 */
import { cpus } from 'node:os';
import { join } from 'node:path';

import type { Coverage } from './fuzz/coverage';
import { wantedCoverage } from './fuzz/coverage';
import { playGame } from './fuzz/play';
import { fail, readArgs } from './lib/args';
import { runInParallel } from './lib/parallel';

const args = readArgs({ games: 2000, seed: 'fuzz', game: -1, workers: cpus().length });

interface Line {
  game: number;
  failure?: string;
  choices: number;
  end: string;
  coverage: Coverage;
}

interface Totals {
  games: number;
  choices: number;
  ends: Record<string, number>;
  coverage: Coverage;
  failures: Line[];
}

const add = (into: Record<string, number>, key: string, n: number) => {
  into[key] = (into[key] ?? 0) + n;
};

/** Effects seen too rarely for this many games. */
function missing(totals: Totals): string[] {
  const wanted = Math.max(1, Math.ceil(totals.games / 1000));
  return wantedCoverage().filter((key) => (totals.coverage[key] ?? 0) < wanted);
}

async function playRange(from: number, to: number, totals: Totals): Promise<void> {
  const step = Math.max(1, args.workers);
  const lists = Array.from({ length: step }, (_, worker) =>
    ['--seed', args.seed, '--from', from + worker, '--to', to, '--step', step].map(String),
  );
  let shown = Math.floor(totals.games / 1000);
  await runInParallel(join(__dirname, 'fuzz/worker.ts'), lists, (text) => {
    const line = JSON.parse(text) as Line;
    totals.games++;
    if (line.failure !== undefined) {
      totals.failures.push(line);
      return;
    }
    totals.choices += line.choices;
    add(totals.ends, line.end, 1);
    for (const [key, n] of Object.entries(line.coverage)) add(totals.coverage, key, n);
    if (Math.floor(totals.games / 1000) > shown) {
      shown = Math.floor(totals.games / 1000);
      process.stdout.write(`${totals.games} games, ${totals.failures.length} failures\n`);
    }
  });
}

async function main(): Promise<void> {
  const totals: Totals = { games: 0, choices: 0, ends: {}, coverage: {}, failures: [] };
  let from = 0;
  let to = args.games;
  for (;;) {
    await playRange(from, to, totals);
    if (totals.failures.length > 0 || missing(totals).length === 0 || to >= 3 * args.games) break;
    process.stdout.write(`Not seen often enough yet: ${missing(totals).join(', ')}\n`);
    from = to;
    to += Math.ceil(args.games / 4);
  }
  for (const { game, failure } of totals.failures.slice(0, 10)) {
    process.stdout.write(`FAILED game ${game}: ${failure}\n`);
    process.stdout.write(`  repeat: npm run fuzz -- --seed ${args.seed} --game ${game}\n`);
  }
  const unseen = missing(totals);
  if (unseen.length > 0)
    process.stdout.write(`FAILED, never or too rarely: ${unseen.join(', ')}\n`);
  process.stdout.write(`${totals.choices} choices; ends: ${JSON.stringify(totals.ends)}\n`);
  const failed = totals.failures.length + unseen.length;
  process.stdout.write(`${totals.games - totals.failures.length} passed, ${failed} failed\n`);
  if (failed > 0) process.exit(1);
}

if (args.game >= 0) {
  const { choices, state } = playGame(args.seed, args.game, {});
  process.stdout.write(`Game ${args.game}: ${choices.length} choices, ${state.end?.reason}\n`);
} else {
  main().catch((error: Error) => fail(error.message));
}
