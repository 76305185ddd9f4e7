/**
 * The JavaScript of the phone apps as Hermes compiles it, for the bundle step and the native host.
 * Exported for both platforms, and again only after a change.
 */
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runExpo } from './expo-cli';
import { CACHE, hashOfInputs } from './lib/inputs';
import { Trouble, seconds } from './say';

const BUILD = join(CACHE, 'native');
const STAMP = join(CACHE, 'native.hash');

export const PLATFORMS = ['android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The folder with the exports of both platforms. */
export async function nativeJs(say: (line: string) => void): Promise<string> {
  const hash = hashOfInputs(['scripts/native-js.ts']);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash && existsSync(BUILD)) {
    say('The phone bundles are made already and nothing has changed.');
    return BUILD;
  }
  const started = Date.now();
  say('Bundling the phone apps (one to two minutes the first time) …');
  const fresh = join(CACHE, `native-${process.pid}`);
  rmSync(STAMP, { force: true });
  try {
    const platforms = PLATFORMS.flatMap((platform) => ['--platform', platform]);
    // Expo does not minify for Hermes either: bytecode gains nothing from it.
    const plain = ['--no-bytecode', '--no-minify'];
    await runExpo(['export', ...platforms, ...plain, '--output-dir', fresh]);
    for (const platform of PLATFORMS) scriptOf(fresh, platform);
    rmSync(BUILD, { recursive: true, force: true });
    renameSync(fresh, BUILD);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  writeFileSync(STAMP, hash);
  say(`Bundled in ${seconds(started)}.`);
  return BUILD;
}

/** The file with a platform's whole JavaScript. */
export function scriptOf(folder: string, platform: Platform): string {
  const bundles = join(folder, '_expo/static/js', platform);
  const name = existsSync(bundles)
    ? readdirSync(bundles).find((file) => file.endsWith('.js'))
    : undefined;
  if (name === undefined) throw new Trouble(`The ${platform} export holds no JavaScript.`);
  return join(bundles, name);
}
