/**
 * Training by self-play and in a league (docs/ai.md).
 *
 *   npm run train -- --players 2 --games 60000 --seed plum       begins, or goes on
 *   npm run train -- --resume                                    goes on with the run that was stopped last
 *   npm run train -- --resume --name players3                    or with the one of this name
 *   npm run train -- --players 2 --export                        writes engine/ai/weights/
 *   npm run train -- --name players2-5000 --export --pool early5000    keeps a net as an opponent in scripts/ai/pool/
 *
 * --teams (4 players) · --hidden 64 · --rate 0.0001 · --lambda 0.8 · --minutes 30 · --name (of the checkpoint)
 * --league 0.2 (share of games with others) · --rivals a,b (checkpoints in the league) · --explore 0.04 (tasks)
 * --replays 3 (samples learnt again per new one) · --buffer 250000
 * --full 0.1 (share of turns judged by the full search) · --full-lambda 0.4 · --by-search
 * --from players3+players2: begin with what other nets have learnt: checkpoints, nets of the pool, or today's
 *
 * Checkpoints lie in .cache/train, are written whole or not at all, and hold the settings of their run: a
 * run may be killed at any time. Only the replay buffer is not kept.
 *
 * The net learns the chance to win at the end of one's own turn, by TD(lambda) backwards through each
 * finished game; the policy learns what the search preferred. A turn costs a little, so that no net
 * finds it wise to play for ever.
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** As a bundle, which plays faster than what tsx compiles: that names every closure when it is made. */
const outfile = path.join(__dirname, `../.cache/scripts/train-${process.pid}.cjs`);
buildSync({
  entryPoints: [path.join(__dirname, 'ai/train-main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  packages: 'external',
  logLevel: 'error',
});
process.on('exit', () => rmSync(outfile, { force: true }));
createRequire(__filename)(outfile);
