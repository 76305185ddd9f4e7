/**
 * Runs the scenarios on the native host, on the production bundles of both platforms: `npm run
 * e2e:native -- [android|ios] [part of a name …]`. Each platform has its own process.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { readWords } from '../../scripts/lib/args';
import { nativeJs, PLATFORMS } from '../../scripts/native-js';
import { runCommand, seconds, Trouble } from '../../scripts/say';

const ROOT = join(__dirname, '../..');

interface Counts {
  readonly failed: number;
  readonly passed: number;
}

function runPlatform(platform: string, folder: string, words: readonly string[]): Promise<Counts> {
  const command = [
    join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
    // Every commit creates a short-lived tree; a larger young generation makes that cheap.
    '--max-semi-space-size=64',
    // Every start evaluates the bundle anew, so V8 loses what it has optimised: it does so later than by default (67584).
    '--interrupt-budget=500000',
    join(__dirname, 'run-platform.ts'),
    platform,
    folder,
    ...words,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    child.on('error', reject);
    child.on('close', () => {
      const found = /(\d+) failed, (\d+) passed on/.exec(output);
      if (found === null) return reject(new Trouble(`The ${platform} run came to no end.`));
      resolve({ failed: Number(found[1]), passed: Number(found[2]) });
    });
  });
}

runCommand(async () => {
  const started = Date.now();
  const given = readWords('platform or scenario');
  const chosen = PLATFORMS.filter((platform) => given.includes(platform));
  const words = given.filter((word) => !PLATFORMS.some((platform) => platform === word));
  const folder = await nativeJs(console.log);
  const platforms = chosen.length > 0 ? chosen : PLATFORMS;
  const all = await Promise.all(platforms.map((each) => runPlatform(each, folder, words)));
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  console.log(`On the native host in ${seconds(started)}.`);
  console.log(`Scenarios: ${sum('failed')} failed, ${sum('passed')} passed`);
  if (sum('failed') > 0) process.exitCode = 1;
});
