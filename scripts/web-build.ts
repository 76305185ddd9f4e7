/** Builds the production web app, and again only when a source has changed. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { runExpo } from './expo-cli';
import { Trouble, runCommand, seconds } from './say';
import { makeOffline } from './web-offline';

const ROOT = join(__dirname, '..');
const CACHE = join(ROOT, '.cache');
const BUILD = join(CACHE, 'web');
const STAMP = join(CACHE, 'web.hash');

const INPUTS = [
  'app',
  'components',
  'engine',
  'store',
  'locales',
  'assets',
  'app.json',
  'metro.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/web-build.ts',
  'scripts/web-offline.ts',
];

function* filesUnder(path: string): Generator<string> {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of filesUnder(join(ROOT, input))) {
      hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Gives the page the table's colour before any script runs, light and dark. */
function paintPage(folder: string): void {
  const page = join(folder, 'index.html');
  const style =
    '<style>html{color-scheme:light dark;background:#F3EAD7}' +
    '@media (prefers-color-scheme:dark){html{background:#1F1C24}}</style>';
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${style}</head>`));
}

/** The folder with the built app. */
export async function webBuild(say: (line: string) => void): Promise<string> {
  const hash = hashOfInputs();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash && existsSync(BUILD)) {
    say('The web app is built already and nothing has changed.');
    return BUILD;
  }
  const started = Date.now();
  say('Building the production web app (about a minute the first time) …');
  const fresh = join(CACHE, `web-${process.pid}`);
  rmSync(STAMP, { force: true });
  try {
    await runExpo(['export', '--platform', 'web', '--output-dir', fresh]);
    if (!existsSync(join(fresh, 'index.html'))) {
      throw new Trouble(
        'The web build ended without a page; run `npx expo export -p web` to see why.',
      );
    }
    paintPage(fresh);
    await makeOffline(fresh);
    rmSync(BUILD, { recursive: true, force: true });
    renameSync(fresh, BUILD);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  writeFileSync(STAMP, hash);
  say(`Built in ${seconds(started)}.`);
  return BUILD;
}

if (require.main === module) runCommand(async () => void (await webBuild(console.log)));
