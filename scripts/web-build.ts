/** Builds the production web app, if a source has changed. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runExpo } from './expo-cli';
import { CACHE, hashOfInputs } from './lib/inputs';
import { Trouble, runCommand, seconds } from './say';
import {
  AT_START,
  chunkNamed,
  FIRST,
  LATER,
  refuseWorklets,
  SCRIPTS,
  splitChunks,
} from './web-chunks';
import { lostScript } from './web-lost';
import { makeOffline, whenStarted } from './web-offline';

const BUILD = join(CACHE, 'web');
const STAMP = join(CACHE, 'web.hash');
/** The file of each module, by its number in the build; made by metro.config.js. */
const NUMBERS = join(CACHE, 'web-modules.json');
/** Files that a start evaluates; made by `npm run start-modules`. */
export const START_MODULES = join(__dirname, 'start-modules.txt');
const FONTS = 'assets/assets/fonts';

/** The table's colours, light and dark, before any script runs. */
function paintPage(folder: string): void {
  const page = join(folder, 'index.html');
  const style =
    '<style>html{color-scheme:light dark;background:#F3EAD7}' +
    '@media (prefers-color-scheme:dark){html{background:#1F1C24}}</style>';
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${style}</head>`));
}

/**
 * All other pages, and the net for two, are loaded after the start, so that it needs no network
 * later. Not these: what is loaded already, the worker, nets of larger tables, licences.
 */
const NOT_SOON = /^(__|entry-|worker-|players[345]-|teams-|third-party-)/;

const inline = (code: string): string => `<script>${code}</script>`;

/** SQLite's worker starts with the page, to be ready when the app is (store/saves/expo.web.ts). */
const startWorker = (src: string): string =>
  inline(
    `try{var sqliteThread=new Worker(${JSON.stringify(src)});` +
      'sqliteThread.onerror=function(){sqliteThread=null}}catch(e){}',
  );

/** Fonts too, except those of one language (components/theme/language-fonts). */
const OF_ONE_LANGUAGE = /^\w+JP-/;

function preloadFonts(folder: string): string {
  const fonts = readdirSync(join(folder, FONTS)).filter(
    (file) => file.endsWith('.ttf') && !OF_ONE_LANGUAGE.test(file),
  );
  if (fonts.length === 0) throw new Trouble('The web build has no fonts.');
  return fonts
    .map((file) => `<link rel="preload" as="font" crossorigin href="/${FONTS}/${file}">`)
    .join('');
}

/**
 * Modules are evaluated when first used. Those of the table, a tenth of what a tap on Play would wait for,
 * are evaluated before, a few at a time, when the page has nothing else to do.
 */
const evaluateAhead = (modules: readonly number[]): string =>
  `var ids=${JSON.stringify(modules)},idle=window.requestIdleCallback||function(f){setTimeout(f,50)},` +
  'some=function(){var end=performance.now()+4;' +
  'try{while(ids.length&&performance.now()<end)__r(ids.pop())}catch(e){ids=[]}' +
  'if(ids.length)idle(some)};idle(some)';

/**
 * The page names the chunks of the start; otherwise they would be requested after the entry has
 * run.
 */
function nameChunks(folder: string, ahead: readonly number[]): void {
  const page = join(folder, 'index.html');
  const files = readdirSync(join(folder, SCRIPTS));
  const chunk = (name: string): string => `/${SCRIPTS}/${chunkNamed(folder, name)}`;
  const first = [...AT_START, ...FIRST].map(chunk);
  const scripts = first.map((src) => `<script src="${src}" defer></script>`).join('');
  const others = files
    .filter((file) => file.endsWith('.js') && !NOT_SOON.test(file))
    .map((file) => `/${SCRIPTS}/${file}`)
    .filter((src) => !first.includes(src));
  const soon = whenStarted(
    `${JSON.stringify(others)}.forEach(function(src){` +
      "var script=document.head.appendChild(document.createElement('script'));script.src=src;" +
      `if(src===${JSON.stringify(chunk(LATER))})script.onload=function(){${evaluateAhead(ahead)}}})`,
  );
  const entry = `<script src="${chunk('entry')}" defer></script>`;
  const text = readFileSync(page, 'utf8');
  if (!text.includes(entry)) throw new Trouble('The page of the web build has no entry script.');
  const head =
    inline(lostScript()) + startWorker(chunk('worker')) + preloadFonts(folder) + inline(soon);
  // Before the entry, which needs them.
  writeFileSync(page, text.replace(entry, scripts + entry).replace('</head>', `${head}</head>`));
}

export const moduleFiles = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(NUMBERS, 'utf8')) as Record<string, string>;

/** Makes of an export what is served. */
async function finish(folder: string): Promise<void> {
  const files = moduleFiles();
  const usual = new Set(readFileSync(START_MODULES, 'utf8').split('\n'));
  paintPage(folder);
  refuseWorklets(folder);
  const atStart = (id: number): boolean => usual.has(files[id] ?? '');
  nameChunks(folder, splitChunks(folder, atStart));
  await makeOffline(folder);
}

/** Returns the folder of the built app. */
export async function webBuild(say: (line: string) => void): Promise<string> {
  const hash = hashOfInputs([
    'scripts/start-modules.txt',
    'scripts/web-build.ts',
    'scripts/web-chunks.ts',
    'scripts/web-headers.ts',
    'scripts/web-lost.ts',
    'scripts/web-lost-page.js',
    'scripts/web-offline.ts',
  ]);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash && existsSync(BUILD)) {
    say('The web app is built already and nothing has changed.');
    return BUILD;
  }
  const started = Date.now();
  say('Building the production web app (about a minute the first time) …');
  const fresh = join(CACHE, `web-${process.pid}`);
  rmSync(STAMP, { force: true });
  try {
    const told = { MODULE_NUMBERS_FILE: NUMBERS };
    await runExpo(['export', '--platform', 'web', '--output-dir', fresh], undefined, told);
    if (!existsSync(join(fresh, 'index.html'))) {
      throw new Trouble(
        'The web build ended without a page; `EXPO_NO_TELEMETRY=1 npx expo export -p web` shows why.',
      );
    }
    await finish(fresh);
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
