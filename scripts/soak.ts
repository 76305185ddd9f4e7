/**
 * Many games, one after the other, in one page of the web app. Fails if memory, nodes or listeners
 * grow: `npm run soak -- [--games 30] [--build folder]`. About ten seconds a game.
 */
import { chromium, type CDPSession, type Page } from 'playwright-core';

import { CHROMIUM_FLAGS, findChromium } from './chromium';
import { readArgs } from './lib/args';
import { runCommand, Trouble } from './say';
import { growthOf, METRICS, type Reading } from './soak/growth';
import { serve } from './static-server';
import { webBuild } from './web-build';

const args = readArgs({ games: 30, build: '' });
/** A game of computers with a limit of rounds. */
const GAME_MS = 300_000;

const seen = (page: Page, testID: string) =>
  page.getByTestId(testID).filter({ visible: true }).first();

async function sitDown(page: Page): Promise<void> {
  const ways = ['start-settings', 'settings-pace-instant', 'settings-back', 'start-new'];
  const table = ['new-plays-0-novice', 'new-plays-1-novice', 'new-start'];
  for (const testID of [...ways, ...table]) await seen(page, testID).click();
}

/** Watches a game to its end and its scoring. */
async function watchGame(page: Page): Promise<void> {
  const over = seen(page, 'end-rematch');
  const limit = Date.now() + GAME_MS;
  while (!(await over.isVisible())) {
    if (Date.now() > limit) throw new Trouble('A game does not end.');
    const result = seen(page, 'act-result');
    if (await result.isVisible()) await result.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(250);
  }
}

/** What is held after garbage collection. */
async function read(session: CDPSession): Promise<Reading> {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((each) => each.name === name)?.value ?? NaN;
  return Object.fromEntries(METRICS.map(({ name }) => [name, value(name)])) as Reading;
}

runCommand(async () => {
  const executablePath = findChromium(console.log);
  const folder = args.build === '' ? await webBuild(console.log) : args.build;
  const { url, close } = await serve(folder, 0);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const readings: Reading[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(60_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(url);
    await sitDown(page);
    for (let game = 1; game <= args.games; game++) {
      await watchGame(page);
      const now = await read(session);
      readings.push(now);
      const told = METRICS.map(({ name, tell }) => `${tell} ${Math.round(now[name])}`);
      console.log(`  game ${game}: ${told.join(', ')}`);
      if (game < args.games) await seen(page, 'end-rematch').click();
    }
  } finally {
    await browser.close();
    await close();
  }
  const grown = growthOf(readings);
  for (const line of grown) console.log(`  ✗ ${line}`);
  console.log(grown.length === 0 ? `Nothing grew in ${args.games} games.` : 'Something grows.');
  if (grown.length > 0) process.exitCode = 1;
});
