/**
 * How smoothly the table moves: plays turns in Chromium on the exported web app with the CPU slowed
 * four times, and reports frames per second while cards move, and tasks that blocked the page.
 * `npx tsx scripts/frames.ts [turns] [width height]`
 */
import { chromium, type Page } from 'playwright-core';

import { CHROMIUM_FLAGS, findChromium } from './chromium';
import { runCommand, Trouble } from './say';
import { serve } from './static-server';
import { webBuild } from './web-build';

const SLOWED = 4;
const LEAST_FPS = 50;
const LONGEST_TASK = 100;

/** Runs inside the page: notes every frame and every long task. */
const WATCH = `
  window.frames_ = [];
  window.tasks_ = [];
  let last = performance.now();
  const tick = (now) => { window.frames_.push([now, now - last]); last = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.tasks_.push([entry.startTime, entry.duration]);
  }).observe({ entryTypes: ['longtask'] });
`;

const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** One choice: a card if one can be chosen, then the first button. Somebody else may still be playing. */
async function playTurn(page: Page): Promise<void> {
  const card = page.locator('[data-testid^="card-"][aria-label*="can be chosen"]').first();
  const act = page.locator('[data-testid^="act-"]:not([data-testid="act-skip"])').first();
  const quick = { timeout: 3000 };
  const ignore = () => undefined;
  await card.or(act).first().waitFor({ timeout: 60_000 });
  if (await card.count()) await card.click(quick).catch(ignore);
  await act.click(quick).catch(ignore);
  await page.waitForTimeout(1500);
}

runCommand(async () => {
  const [turns = '6', width = '390', height = '844'] = process.argv.slice(2);
  const server = await serve(await webBuild(console.log), 0);
  const browser = await chromium.launch({
    executablePath: findChromium(console.log),
    args: CHROMIUM_FLAGS,
  });
  try {
    const page = await browser.newPage({
      viewport: { width: Number(width), height: Number(height) },
    });
    await page.goto(server.url);
    await page.getByTestId('start-quick').click();
    await page.getByTestId('act-pass').waitFor({ timeout: 60_000 });
    await page.evaluate(WATCH);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    for (let i = 0; i < Number(turns); i++) await playTurn(page);
    const { frames_, tasks_ } = await page.evaluate(() => {
      const w = window as unknown as { frames_: number[][]; tasks_: number[][] };
      return { frames_: w.frames_, tasks_: w.tasks_ };
    });
    const fps = 1000 / median(frames_.map((frame) => frame[1] ?? 0));
    const longest = Math.max(0, ...tasks_.map((task) => task[1] ?? 0));
    console.log(`Frames: ${frames_.length}, median ${fps.toFixed(1)} per second (CPU ÷ ${SLOWED})`);
    console.log(`Long tasks: ${tasks_.length}, the longest ${longest.toFixed(0)} ms`);
    if (fps < LEAST_FPS || longest > LONGEST_TASK) {
      throw new Trouble(
        `Not smooth enough: wanted ${LEAST_FPS} frames per second and no task over ${LONGEST_TASK} ms.`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
