/**
 * Training by self-play and in a league (docs/ai.md).
 *
 *   npm run train -- --players 2 --games 60000 --seed plum       begins, or goes on
 *   npm run train -- --resume                                    goes on with the run that was stopped last
 *   npm run train -- --resume --name players3                    or with the one of this name
 *   npm run train -- --players 2 --export                        writes engine/ai/weights/
 *   npm run train -- --name players2-5000 --export --pool early5000    keeps a net as an opponent in scripts/ai/pool/
 *
 * --teams (4 players) · --hidden 64 · --rate 0.0015 · --lambda 0.8 · --minutes 30 · --name (of the checkpoint)
 * --league 0.2 (share of games with others) · --rivals a,b (checkpoints in the league) · --explore 0.04 (tasks)
 * --replays 6 (samples learnt again per new one) · --buffer 250000
 * --full 0.1 (share of turns judged by the full search) · --full-lambda 0.4 · --by-search
 * --from players2: begin with what another net has learnt, rather than with nothing
 *
 * Checkpoints lie in .cache/train, are written whole or not at all, and hold the settings of their run: a
 * run may be killed at any time. Only the replay buffer is not kept.
 *
 * The net learns the chance to win at the end of one's own turn, by TD(lambda) backwards through each
 * finished game; the policy learns what the search preferred. A turn costs a little, so that no net
 * finds it wise to play for ever.
 */
import fs from 'node:fs';
import path from 'node:path';
import { loadCheckpoint } from './ai/checkpoint';
import { codeHash } from './ai/code-hash';
import { exportWeights } from './ai/export-weights';
import type { Settings } from './ai/settings';
import { SETTINGS, settingsFrom } from './ai/settings';
import { Trainer } from './ai/trainer';
import { readArgs } from './lib/args';

const args = readArgs({
  ...SETTINGS,
  // Only this can be changed for a run that goes on.
  games: Number,
  resume: false,
  minutes: Infinity,
  export: false,
  pool: String,
  as: String,
  root: '..',
});
const ROOT = path.join(__dirname, args.root);
const FOLDER = path.join(ROOT, '.cache/train');

/** The run written last, without its earlier selves. */
function latestRun(): string {
  const runs = (fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER) : [])
    .filter((name) => name.endsWith('.json') && !/-\d+\.json$/.test(name))
    .map((name) => ({ name, at: fs.statSync(path.join(FOLDER, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  if (runs[0] === undefined) throw new Error('There is no run to go on with in .cache/train.');
  return runs[0].name.replace('.json', '');
}

function settings(): Settings {
  if (!args.resume) return settingsFrom({ ...args, games: args.games ?? SETTINGS.games });
  const name = args.name ?? latestRun();
  const { meta } = loadCheckpoint(path.join(FOLDER, `${name}.json`));
  if (meta.settings === undefined) throw new Error(`The checkpoint ${name} does not say how.`);
  return { ...meta.settings, games: args.games ?? meta.settings.games };
}

async function main(): Promise<void> {
  const chosen = settings();
  if (args.export) {
    const file = path.join(FOLDER, `${chosen.name}.json`);
    const title = args.pool ?? args.as ?? chosen.name;
    const isForPool = args.pool !== undefined;
    console.log(await exportWeights({ root: ROOT, file, title, isForPool }));
    return;
  }
  const trainer = new Trainer(chosen, FOLDER, codeHash(ROOT), (line) => console.log(line));
  trainer.run(args.minutes);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
