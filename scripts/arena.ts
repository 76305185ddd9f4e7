/**
 * Matches between players, seat-balanced, over fresh deals, on all cores.
 *
 *   npm run arena -- --a abbot --b prior --games 400
 *   npm run arena -- --a abbot --b prior,handmade,rush,staller --players 3 --games 300
 *
 * --players 2-5 · --teams · --extended · --discard-first · --rollouts 1600 (for ismcts and peeker)
 * --seed (fresh by default, and printed) · --workers 2
 * Who can play: scripts/ai/agents.ts.
 *
 * Every deal is played once from each seat. With three and more players `a` sits alone among players of
 * kind `b`, and its share is to be compared with 1/players.
 */
import { buildSync } from 'esbuild';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { agentNamed } from './ai/agents';
import type { ArenaAnswer, ArenaGame, ArenaJob } from './ai/arena-worker';
import { percent, quantile, shareOf } from './ai/statistics';
import { readArgs } from './lib/args';

const ROOT = path.join(__dirname, '..');

/** A bundle per arena, so that two can run side by side. */
function bundleWorker(): string {
  const outfile = path.join(ROOT, `.cache/arena/worker-${process.pid}.js`);
  process.on('exit', () => rmSync(outfile, { force: true }));
  buildSync({
    entryPoints: [path.join(ROOT, 'scripts/ai/arena-worker.ts')],
    bundle: true,
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  return outfile;
}

function showProgress(done: number, total: number, share: string): void {
  if (!process.stdout.isTTY && done % Math.max(1, Math.floor(total / 10)) !== 0) return;
  const width = 30;
  const full = Math.round((width * done) / total);
  const line = `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${done}/${total} · ${share}`;
  process.stdout.write(process.stdout.isTTY ? `\r${line}` : `${line}\n`);
}

async function playAll(
  file: string,
  job: ArenaJob,
  games: ArenaGame[],
  workers: number,
  onAnswer: (answer: ArenaAnswer) => void,
): Promise<void> {
  let next = 0;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(file, { workerData: job });
      const give = () => {
        const game = games[next++];
        if (game === undefined) void worker.terminate().then(() => resolve());
        else worker.postMessage(game);
      };
      worker.on('message', (answer: ArenaAnswer) => {
        onAnswer(answer);
        give();
      });
      worker.on('error', reject);
      give();
    });
  await Promise.all(Array.from({ length: workers }, run));
}

function report(job: ArenaJob, answers: readonly ArenaAnswer[], seats: readonly number[]): void {
  const deals = new Map<string, number[]>();
  const ends = new Map<string, number>();
  const times: Record<'a' | 'b', number[]> = { a: [], b: [] };
  let turns = 0;
  for (const { deal, seat, result } of answers) {
    deals.set(deal, [...(deals.get(deal) ?? []), result.wins[seat] as number]);
    ends.set(result.end, (ends.get(result.end) ?? 0) + 1);
    turns += result.turns;
    result.times.forEach((list, i) => {
      const isA = i === seat || (job.options.teams && i % 2 === seat % 2);
      times[isA ? 'a' : 'b'].push(...list);
    });
  }
  // A deal played from only some seats would favour a seat.
  const whole = [...deals.values()].filter((list) => list.length === seats.length);
  const { mean, margin } = shareOf(whole);
  const even = job.options.teams ? 0.5 : 1 / job.options.players;
  const n = answers.length;
  console.log(
    `\n${job.a} against ${job.b}: wins ${percent(mean)}, 95 % interval ${percent(Math.max(0, mean - margin))} to ` +
      `${percent(Math.min(1, mean + margin))} (even: ${percent(even)}), ${n} games, ${whole.length} deals`,
  );
  const endings = [...ends].sort((x, y) => y[1] - x[1]).map(([end, k]) => `${end} ${k}`);
  console.log(
    `  ${(turns / n).toFixed(1)} turns a game · ends: ${endings.join(', ')} · ` +
      `capped by the round limit ${percent((ends.get('rounds') ?? 0) / n)}`,
  );
  for (const side of ['a', 'b'] as const) {
    const list = times[side].sort((x, y) => x - y);
    console.log(
      `  ${job[side]}: ${list.length} decisions, median ${quantile(list, 0.5).toFixed(2)} ms, ` +
        `95th percentile ${quantile(list, 0.95).toFixed(2)} ms, longest ${quantile(list, 1).toFixed(1)} ms`,
    );
  }
}

async function main(): Promise<void> {
  const args = readArgs({
    a: 'abbot',
    b: 'random',
    games: 400,
    players: 2,
    teams: false,
    extended: false,
    'discard-first': false,
    rollouts: 400,
    seed: String,
    workers: 2,
  });
  const { teams, rollouts, seed = randomBytes(4).toString('hex') } = args;
  const players = teams ? 4 : args.players;
  const seats = Array.from({ length: teams ? 2 : players }, (_, seat) => seat);
  const deals = Math.max(1, Math.round(args.games / seats.length));
  const file = bundleWorker();
  for (const b of args.b.split(',')) {
    const job: ArenaJob = {
      a: args.a,
      b,
      rollouts,
      options: {
        players,
        teams,
        extended: args.extended,
        morningOrder: args['discard-first'] ? 'discardFirst' : 'effectsFirst',
      },
    };
    // A wrong name fails here with its message, not in a worker.
    [job.a, job.b].forEach((name) => agentNamed(name, rollouts));
    const games = Array.from({ length: deals }, (_, i) =>
      seats.map((seat): ArenaGame => ({ deal: `${seed}/${i}`, seat })),
    ).flat();
    const answers: ArenaAnswer[] = [];
    let won = 0;
    console.log(`Seed ${seed}, ${games.length} games.`);
    await playAll(file, job, games, args.workers, (answer) => {
      answers.push(answer);
      won += answer.result.wins[answer.seat] as number;
      showProgress(answers.length, games.length, `${job.a} ${percent(won / answers.length)}`);
    });
    report(job, answers, seats);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
