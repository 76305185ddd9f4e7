/** A hash of all that a build is made of, to skip a build that would be the same. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
export const CACHE = join(ROOT, '.cache');

/** The sources of every build. */
const OF_THE_APP = [
  'app',
  'components',
  'engine',
  'store',
  'locales',
  'assets',
  'app.json',
  'metro.config.js',
  'scripts/lazy-react-native.js',
  'scripts/expo-router/_ctx.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

function* filesUnder(path: string): Generator<string> {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** `scripts`: those that make this build. */
export function hashOfInputs(scripts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of [...OF_THE_APP, ...scripts]) {
    for (const file of filesUnder(join(ROOT, input))) {
      hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
