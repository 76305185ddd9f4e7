/** Loads the device suite as Detox would, without a device, and lists its scenarios. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { planFor } from '../e2e/plan';
import { SCENARIOS } from '../e2e/scenarios';
import { readArgs } from './lib/args';
import { runCommand, Trouble } from './say';

const ROOT = join(__dirname, '..');

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** Matches no test: all are found, none is run. */
const NONE = '^no scenario at all$';

async function listed(platform: string): Promise<string[]> {
  const args = [
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    ...['--config', 'e2e/detox/jest.config.js', '--json', '--silent', '--testNamePattern', NONE],
  ];
  const env = { ...process.env, DETOX_LIST: '1', DETOX_CONFIGURATION: platform };
  const options = { cwd: ROOT, env, maxBuffer: 16 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: { stdout?: string; stderr?: string }) => ({ stdout: error.stdout ?? '' }),
  );
  const start = stdout.indexOf('{');
  if (start < 0) throw new Trouble(`The device suite told nothing:\n${stdout}`);
  const { testResults } = JSON.parse(stdout.slice(start)) as Report;
  const broken = testResults.find(({ assertionResults }) => assertionResults.length === 0);
  if (broken !== undefined) throw new Trouble(`The device suite does not load:\n${broken.message}`);
  return testResults.flatMap(({ assertionResults }) => assertionResults.map(({ title }) => title));
}

runCommand(async () => {
  readArgs({});
  for (const platform of ['android', 'ios'] as const) {
    const found = await listed(platform);
    const wanted = planFor(`detox ${platform}`, SCENARIOS).run.map(({ name }) => name);
    if (found.join('\n') !== wanted.join('\n')) {
      throw new Trouble(`Detox would run on ${platform}:\n${found.join('\n')}`);
    }
    console.log(`  Detox would run ${found.length} scenarios on ${platform}:`);
    for (const name of found) console.log(`    ${name}`);
  }
});
