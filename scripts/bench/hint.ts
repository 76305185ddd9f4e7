/**
 * What a hint costs at a crowded table in Chromium: the time from the tap to the idea with the CPU
 * slowed four times, and the thread time of the longest task meanwhile, times four.
 * `npm run bench:hint -- [--hints 6] [--players 2,3,4,5]`
 */
import { chromium, type Browser } from 'playwright-core';

import { CHROMIUM_FLAGS, findChromium } from '../chromium';
import { crowdedGame } from '../frames/crowded';
import { comeToRest, makeChoices, openShared } from '../frames/table';
import { taskTimes } from '../frames/thread-time';
import { readArgs } from '../lib/args';
import { runCommand } from '../say';
import { serve } from '../static-server';
import { webBuild } from '../web-build';

const SLOWED = 4;
const GOAL_MS = 1500;
/** As for moves of cards (`npm run frames`). */
const LONGEST_TASK = 100;

const args = readArgs({ hints: 6, players: '2,3,4,5' });

/** Runs in the page: milliseconds from the tap to the idea, or null without a lamp. */
async function tapLamp(): Promise<number | null> {
  const lamp = document.querySelector<HTMLElement>('[data-testid="hint"]');
  const label = lamp?.getAttribute('aria-label');
  if (lamp === null) return null;
  const began = performance.now();
  lamp.click();
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (lamp.getAttribute('aria-label') !== label) return performance.now() - began;
    if (performance.now() - began > 30_000) return Infinity;
  }
}

interface Cost {
  /** In milliseconds: times at the slowed CPU, and longest tasks. */
  readonly times: number[];
  readonly tasks: number[];
}

/** Hints at one table, for as long as the game lasts. */
async function askAt(browser: Browser, url: string, players: number, cost: Cost): Promise<void> {
  const { code, name } = crowdedGame(players);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await openShared(page, url, code, name);
  await comeToRest(page);
  const session = await page.context().newCDPSession(page);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  for (let made = 0, asked = 0; asked < args.hints; made++) {
    let ms: number | null = null;
    const ask = async () => void (ms = await page.evaluate(tapLamp));
    if (asked % 2 === 0) {
      await slow(SLOWED);
      await ask();
      await slow(1);
      if (ms !== null) cost.times.push(ms);
    } else {
      const tasks = await taskTimes(browser, ask);
      if (ms !== null) cost.tasks.push(Math.max(0, ...tasks) * SLOWED);
    }
    if (ms !== null) asked++;
    if (!(await makeChoices(page, 1, made))) break;
    // Cards still in motion would count as the lamp's work.
    await page.waitForTimeout(600);
  }
  await page.close();
}

/** False if the worst time misses the goal. */
function tell(what: string, list: readonly number[], goal: number): boolean {
  const median = [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN;
  const worst = Math.max(...list);
  console.log(
    `  ${what}: median ${median.toFixed(0)} ms, worst of ${list.length} ${worst.toFixed(0)} ms, goal ${goal} ms`,
  );
  return list.length > 0 && worst <= goal;
}

runCommand(async () => {
  const server = await serve(await webBuild(console.log), 0);
  const executablePath = findChromium(console.log);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const cost: Cost = { times: [], tasks: [] };
  try {
    for (const players of args.players.split(',')) {
      await askAt(browser, server.url, Number(players), cost);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`Hints at crowded tables (players: ${args.players}), CPU ÷ ${SLOWED}:`);
  const met = [
    tell('from the tap to the idea', cost.times, GOAL_MS),
    tell('longest task of the page', cost.tasks, LONGEST_TASK),
  ];
  if (met.includes(false)) process.exitCode = 1;
});
