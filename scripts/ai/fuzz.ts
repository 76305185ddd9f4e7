/**
 * AI games of all player counts and variants, with mixed levels and manners and every invariant
 * checked after every choice: `npm run fuzz:ai -- --games 1000`.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fail, readArgs } from '../lib/args';
import { runInParallel } from '../lib/parallel';

const args = readArgs({ games: 1000, seed: 'ai', workers: cpus().length });

interface Line {
  game: number;
  failure?: string;
  choices: number;
  end: string;
}

async function main(): Promise<void> {
  const ends: Record<string, number> = {};
  const failures: Line[] = [];
  let games = 0;
  let choices = 0;
  const lists = Array.from({ length: args.workers }, (_, worker) =>
    ['--seed', args.seed, '--from', worker, '--to', args.games, '--step', args.workers].map(String),
  );
  await runInParallel(join(__dirname, 'fuzz-worker.ts'), lists, (text) => {
    const line = JSON.parse(text) as Line;
    games++;
    if (line.failure !== undefined) {
      failures.push(line);
      process.stdout.write(`FAILED game ${line.game}: ${line.failure}\n`);
      return;
    }
    choices += line.choices;
    ends[line.end] = (ends[line.end] ?? 0) + 1;
    if (games % 100 === 0) process.stdout.write(`${games}/${args.games} games\n`);
  });
  process.stdout.write(`${choices} choices; ends: ${JSON.stringify(ends)}\n`);
  process.stdout.write(`${games - failures.length} passed, ${failures.length} failed\n`);
  if (failures.length > 0) process.exit(1);
}

main().catch((error: Error) => fail(error.message));
