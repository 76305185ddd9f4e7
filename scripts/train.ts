/**
 * Training by self-play.
 *
 *   npm run train -- --players 2 --games 40000 --seed plum       goes on where it was stopped
 *   npm run train -- --players 2 --export                        writes engine/ai/weights/
 *   npm run train -- --name players2-5000 --export --pool early5000    keeps a net as an opponent in scripts/ai/pool/
 *
 * --teams (4 players) · --hidden 32 · --rate 0.0015 · --minutes 30 · --name (of the checkpoint)
 * --from players2: begin with what a net for two players has learnt, rather than with nothing
 *
 * The net learns the chance to win at the end of one's own turn, by TD(lambda) backwards through each
 * finished game; the policy learns what the search preferred. A turn costs a little, so that no net
 * finds it wise to play for ever.
 */
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Sparse } from '../engine/ai/features';
import { handMade } from '../engine/ai/evaluate';
import { layoutFor } from '../engine/ai/layout';
import { forward, sigmoid } from '../engine/ai/net';
import { handMadePolicy } from '../engine/ai/policy';
import type { Brain } from '../engine/ai/search';
import { nextInt, seededRng } from '../engine/rng';
import { loadCheckpoint, packNet, packPolicy, saveCheckpoint } from './ai/checkpoint';
import type { Learner, Sample } from './ai/learn';
import { grown, learnPolicy, learnValue, moreSeats, newLearner, updateMean } from './ai/learn';
import type { Record } from './ai/selfplay';
import { playGame } from './ai/selfplay';
import { readArgs } from './lib/args';

const LAMBDA = 0.8;
/** What is left of a win after one more turn of one's own. */
const PATIENCE = 0.99;
/** Games played by the hand-made evaluation before the net plays itself. */
const APPRENTICE = 2500;
const BUFFER = 40_000;
const REPLAYS = 3;

const args = readArgs({
  players: 2,
  teams: false,
  name: String,
  games: 40_000,
  hidden: 32,
  rate: 0.0015,
  minutes: Infinity,
  seed: 'plum',
  root: '..',
  from: String,
  export: false,
  pool: String,
});
const { players, teams, games, hidden, rate: firstRate, minutes, seed, from, pool } = args;
const name = args.name ?? (teams ? 'teams' : `players${players}`);
const ROOT = path.join(__dirname, args.root);
const command = [
  `npm run train -- --players ${players}`,
  ...(teams ? ['--teams'] : []),
  `--games ${games} --hidden ${hidden} --rate ${firstRate} --seed ${seed}`,
  ...(from === undefined ? [] : [`--from ${from}`]),
  ...(minutes === Infinity ? [] : [`--minutes ${minutes}`]),
].join(' ');
const apprentice = from === undefined ? APPRENTICE : 0;
const checkpoint = (which: string) => path.join(ROOT, '.cache/train', `${which}.json`);
const file = checkpoint(name);

function brainOf(l: Learner): Brain {
  const scratch = new Float32Array(l.net.hidden);
  return { evaluate: (x) => sigmoid(forward(l.net, x, scratch)), policy: l.policy };
}

/** Backwards through one player's turns: each is worth what came of it, mixed with what was expected. */
function targets(brain: Brain, xs: readonly Sparse[], result: number, lambda: number): Sample[] {
  const samples: Sample[] = [];
  let target = result;
  for (let t = xs.length - 1; t >= 0; t--) {
    const x = xs[t] as Sparse;
    samples.push({ x, target });
    target = PATIENCE * ((1 - lambda) * brain.evaluate(x) + lambda * target);
  }
  return samples;
}

function train(): void {
  let learner: Learner;
  let rng = seededRng(seed);
  let start = 0;
  let history = command;
  if (fs.existsSync(file)) {
    const loaded = loadCheckpoint(file);
    learner = loaded.learner;
    const { size } = layoutFor(players);
    learner.net = grown(learner.net, size);
    learner.squares = grown(learner.squares, size);
    learner.mean.net = grown(learner.mean.net, size);
    rng = loaded.meta.rng;
    start = loaded.meta.games;
    // Another command than before: the weights owe something to both.
    history = loaded.meta.command;
    if (!history.endsWith(command)) history += ` (until ${start} games), then ${command}`;
    console.log(`Going on after ${start} games.`);
  } else {
    learner =
      from === undefined
        ? newLearner(layoutFor(players).size, hidden, handMadePolicy(), rng)
        : moreSeats(loadCheckpoint(checkpoint(from)).learner.mean, players, teams);
  }
  const own = brainOf(learner);
  const teacher: Brain = { evaluate: handMade(players, teams), policy: learner.policy };
  const buffer: Sample[] = [];
  const began = Date.now();
  let error = 0;
  let loss = 0;
  let seenSamples = 0;
  let seenPolicy = 0;
  let turns = 0;
  let capped = 0;
  let since = 0;
  let saved = Date.now();
  const save = (to: string, done: number) =>
    saveCheckpoint(to, learner, { command: history, seed, games: done, rng });
  for (let game = start; game < games; game++) {
    const rate = firstRate * Math.max(0.1, 1 - game / games);
    const brain = game < apprentice ? teacher : own;
    const record: Record = playGame(
      brain,
      {
        players,
        teams,
        perOption: 3,
        base: 8,
        worlds: 3,
        temperature: 0.015,
        noise: 0.02,
        extended: players > 3 ? 0.5 : 0.12,
      },
      `${seed}/${game}`,
      rng,
    );
    const lambda = game < apprentice ? 1 : LAMBDA;
    for (let player = 0; player < players; player++) {
      const xs = record.boundaries[player] as Sparse[];
      for (const sample of targets(own, xs, record.results[player] as number, lambda)) {
        error += learnValue(learner, sample.x, sample.target, rate);
        seenSamples++;
        if (buffer.length < BUFFER) buffer.push(sample);
        else buffer[nextInt(rng, BUFFER)] = sample;
        for (let i = 0; i < REPLAYS; i++) {
          const again = buffer[nextInt(rng, buffer.length)] as Sample;
          learnValue(learner, again.x, again.target, rate);
        }
      }
    }
    for (const sample of record.policy) {
      loss += learnPolicy(learner, sample, rate * 4);
      seenPolicy++;
    }
    updateMean(learner);
    turns += record.turns;
    if (record.capped) capped++;
    since++;
    if (since === 250 || game === games - 1) {
      const spent = (Date.now() - began) / 1000;
      console.log(
        `${game + 1}/${games} games · error ${(error / seenSamples).toFixed(4)} · policy ${(loss / seenPolicy).toFixed(3)} · ` +
          `${(turns / since).toFixed(1)} turns · capped ${((100 * capped) / since).toFixed(1)} % · ${((game + 1 - start) / spent).toFixed(1)} games/s`,
      );
      error = loss = seenSamples = seenPolicy = turns = capped = since = 0;
    }
    if ((game + 1) % 5000 === 0) save(file.replace('.json', `-${game + 1}.json`), game + 1);
    if (Date.now() - saved > 60_000 || game === games - 1) {
      save(file, game + 1);
      saved = Date.now();
    }
    if (Date.now() - began > minutes * 60_000) {
      save(file, game + 1);
      break;
    }
  }
}

async function writeWeights(): Promise<void> {
  const { learner, meta } = loadCheckpoint(file);
  const packed = packNet(learner.mean.net);
  const policy = packPolicy(learner.mean.policy);
  const title = pool ?? name;
  const room = pool === undefined ? 'engine/ai/weights' : 'scripts/ai/pool';
  const types = pool === undefined ? './types' : '../../../engine/ai/weights';
  const target = path.join(ROOT, room, `${title}.ts`);
  const lines = [
    `/**`,
    ` * Made by: ${meta.command}`,
    ` * after ${meta.games} games of self-play (seed ${meta.seed}). Do not edit: train again, and export.`,
    ` */`,
    `import type { Weights } from '${types}';`,
    ``,
    `export const ${title}: Weights = {`,
    `  net: ${JSON.stringify(packed)},`,
    `  policy: ${JSON.stringify(policy)},`,
    `};`,
    ``,
  ];
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const style = await resolveConfig(target);
  fs.writeFileSync(target, await format(lines.join('\n'), { ...style, parser: 'typescript' }));
  console.log(`${target}: ${Math.round(fs.statSync(target).size / 1024)} KB`);
}

if (args.export) void writeWeights();
else train();
