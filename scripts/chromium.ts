/** Finds a Chromium for the browser tests, or downloads one, or says what to install. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

import { Trouble } from './say';

/** The shell is Chromium without its own windows: a new page costs it a quarter of the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

function onPath(name: string): string | undefined {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
    encoding: 'utf8',
  });
  return found.status === 0 ? found.stdout.split(/\r?\n/)[0] : undefined;
}

function installed(): string | undefined {
  const downloaded = chromium.executablePath();
  const candidates = [...NAMES.map(onPath), ...PATHS, downloaded];
  return candidates.find((path) => path && existsSync(path));
}

function fromPackages(say: (line: string) => void): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore', timeout: 300_000 });
  for (const name of [SHELL, 'chromium']) {
    say(`No Chromium here: installing the package "${name}" with apt-get …`);
    const install = ['install', '-y', '-qq', name];
    const { status } = spawnSync('apt-get', install, { env, stdio: 'ignore', timeout: 600_000 });
    if (status === 0) return;
  }
}

function fromPlaywright(say: (line: string) => void): void {
  say("No Chromium here: getting Playwright's …");
  const cli = join(__dirname, '../node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 600_000 });
}

const ADVICE =
  'install Chromium or Google Chrome (for example `apt-get install chromium`) or set CHROMIUM_PATH to one.';

export function findChromium(say: (line: string) => void): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Trouble(`CHROMIUM_PATH names ${chosen}, which is not there: ${ADVICE}`);
  }
  let path = chosen ?? installed();
  for (const get of [fromPackages, fromPlaywright]) {
    if (path) break;
    get(say);
    path = installed();
  }
  if (!path) throw new Trouble(`The browser tests need Chromium, and none could be had: ${ADVICE}`);
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 });
  } catch {
    throw new Trouble(`${path} does not start: ${ADVICE}`);
  }
  return path;
}
