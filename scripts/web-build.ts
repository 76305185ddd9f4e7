/** Builds the production web app, and again only when a source has changed. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runExpo } from './expo-cli';
import { CACHE, hashOfInputs } from './lib/inputs';
import { Trouble, runCommand, seconds } from './say';
import { makeOffline } from './web-offline';

const BUILD = join(CACHE, 'web');
const STAMP = join(CACHE, 'web.hash');

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
  const hash = hashOfInputs(['scripts/web-build.ts', 'scripts/web-offline.ts']);
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
