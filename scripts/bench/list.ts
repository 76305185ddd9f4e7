/**
 * What 2,000 saved games cost beside 10, measured in turn in Chromium on the production build: `npm
 * run bench:list`. Fails above a ratio of 1.5.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

import { replay } from '../../engine';
import { createGames } from '../../store/saves/games';
import { openSaves } from '../../store/saves/open';
import { decodeGame } from '../../store/share/code';
import { CHROMIUM_FLAGS, findChromium } from '../chromium';
import { readArgs } from '../lib/args';
import { tempFolder } from '../lib/node-sqlite';
import { sharedGame } from '../lib/shared-game';
import { runCommand, Trouble } from '../say';
import { serve } from '../static-server';
import { webBuild } from '../web-build';
import { replaceSaves, timePress, timeScrolling, timeTyping } from './list/in-page';

const args = readArgs({ games: 2000, few: 10, rounds: 7 });
const MOST = 1.5;
const SCROLLS = 1500;
/** Points per frame: a brisk finger, and a throw through page after page of the list. */
const [BRISK, THROWN] = [15, 120];

const id = (testID: string) => `[data-testid="${testID}"]`;

/** The bytes of a database with this many short games. */
async function databaseOf(count: number): Promise<string> {
  const folder = tempFolder();
  try {
    const { connection } = await openSaves(folder.open);
    await connection.all('PRAGMA synchronous = OFF');
    let at = Date.now() - count * 60_000;
    const games = createGames(connection, () => (at += 60_000));
    const { options, participants, choices } = decodeGame(sharedGame('Bench', ['Ada', 'Ben']).code);
    const short = choices.slice(0, 12);
    const state = replay(options, short);
    for (let i = 1; i <= count; i++) {
      // The search finds the same number, however many games there are.
      const name = i % Math.ceil(count / 5) === 0 ? `Rainy evening ${i}` : `Game ${i}`;
      await games.add({ name, participants, options, choices: short }, state);
    }
    // Everything into the file itself.
    await connection.all('PRAGMA journal_mode = DELETE');
    await connection.close();
    return readFileSync(join(folder.path, 'mottainai.db')).toString('base64');
  } finally {
    folder.remove();
  }
}

async function appWith(browser: Browser, url: string, count: number): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 } });
  // The compiler names functions by this helper, which a page lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  const first = await context.newPage();
  await first.goto(url);
  await first.getByTestId('start-ready').waitFor();
  await first.close();
  // A page of the same origin without the app.
  const beside = await context.newPage();
  await beside.goto(`${url}/manifest.webmanifest`);
  await beside.evaluate(replaceSaves, await databaseOf(count));
  await beside.close();
  return context;
}

type Times = Record<
  'open' | 'frame' | 'slow frame' | 'thrown' | 'slow thrown' | 'search' | 'delete' | 'import',
  number
>;

async function measure(context: BrowserContext, url: string, round: number) {
  const page: Page = await context.newPage();
  await page.goto(url);
  await page.getByTestId('start-ready').waitFor();
  // Until the work after the start is over.
  await page.waitForTimeout(3000);
  const open = await page.evaluate(timePress, {
    press: id('start-saved'),
    until: id('saved-row'),
  });
  await page.waitForTimeout(600);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const brisk = await page.evaluate(timeScrolling, { lasts: SCROLLS, step: BRISK });
  const thrown = await page.evaluate(timeScrolling, { lasts: SCROLLS, step: THROWN });
  await page.evaluate(() => document.querySelector('[data-testid="saved-list"]')?.scrollTo(0, 0));
  await page.waitForTimeout(400);
  const rows = await page.getByTestId('saved-row').count();
  const search = await page.evaluate(timeTyping, { text: 'rainy', says: '5 of' });
  await page.getByTestId('saved-clear').click();
  await page.waitForTimeout(400);
  const remove = await page.evaluate(timePress, {
    press: '[data-testid^="saved-delete-"]',
    until: id('saved-deleted'),
  });
  await page.getByTestId('saved-restore').click();
  await page.getByTestId('saved-shared').click();
  await page.getByTestId('shared-code').fill(sharedGame(`Guest ${round}`, ['Ada', 'Cleo']).code);
  const brought = await page.evaluate(timePress, {
    press: id('shared-open'),
    until: id('shared-told'),
    says: 'list',
  });
  await page.close();
  const times: Times = {
    open,
    frame: brisk.middle,
    'slow frame': brisk.longest,
    thrown: thrown.middle,
    'slow thrown': thrown.longest,
    search,
    delete: remove,
    import: brought,
  };
  return { times, nodes, rows };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

runCommand(async () => {
  const served = await serve(await webBuild(console.log), 0);
  const browser = await chromium.launch({
    executablePath: findChromium(console.log),
    args: CHROMIUM_FLAGS,
  });
  try {
    const short = await appWith(browser, served.url, args.few);
    const long = await appWith(browser, served.url, args.games);
    const few: Times[] = [];
    const many: Times[] = [];
    let drawn = { nodes: 0, rows: 0 };
    for (let round = 0; round < args.rounds; round++) {
      few.push((await measure(short, served.url, round)).times);
      const { times, ...size } = await measure(long, served.url, round);
      many.push(times);
      drawn = size;
    }
    console.log(`\n${args.games} games beside ${args.few}, median of ${args.rounds}`);
    console.log(`  drawn of ${args.games}: ${drawn.rows} rows, ${drawn.nodes} nodes in the page`);
    const over: string[] = [];
    for (const what of Object.keys(few[0] ?? {}) as (keyof Times)[]) {
      const [a, b] = [few, many].map((all) => median(all.map((times) => times[what])));
      const ratio = (b ?? 0) / (a ?? 1);
      const figures = `${a?.toFixed(1)} ms → ${b?.toFixed(1)} ms`;
      console.log(`  ${what.padEnd(12)} ${figures.padEnd(24)} × ${ratio.toFixed(2)}`);
      if (ratio > MOST) over.push(what);
    }
    if (over.length > 0) throw new Trouble(`More than ${MOST} times as long: ${over.join(', ')}.`);
  } finally {
    await browser.close();
    await served.close();
  }
});
