/**
 * How quickly the web app starts, beside a blank app with the same dependencies, with the CPU
 * slowed four times and nothing cached: `npm run bench:start -- [--runs 7]`.
 */
import { chromium, type Browser, type Page } from 'playwright-core';

import { CHROMIUM_FLAGS, findChromium } from '../chromium';
import { readArgs } from '../lib/args';
import { runCommand } from '../say';
import { serve } from '../static-server';
import { webBuild } from '../web-build';
import { blankBuild } from './start/blank';
import { startBare } from './start/bare';
import { firstLoad, type Load } from './start/load';
import { noteSights, tapAndWait } from './start/page';

const SLOWED = 4;
/** Goals: ratios to the blank app, and milliseconds. */
const READY = 1.5;
const ENTRY = 1.7;
const TAP = 700;

const args = readArgs({ runs: 7 });

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN;

/** Moves are shown at once and the person begins, so that the tap leads straight to a question. */
async function toNewTable(page: Page): Promise<void> {
  const tap = (testID: string) =>
    page.getByTestId(testID).filter({ visible: true }).first().click({ timeout: 60_000 });
  for (const testID of ['start-settings', 'settings-pace-instant', 'settings-back', 'start-new']) {
    await tap(testID);
  }
  await tap('new-plays-0-person');
  await tap('new-plays-1-novice');
  await tap('new-advanced');
  await page.getByTestId('new-seed').fill('tea');
}

/** Milliseconds from the tap that begins a game to its first question. */
async function tapToQuestion(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(url, { timeout: 120_000 });
    await page.getByTestId('start-ready').waitFor({ timeout: 120_000 });
    await toNewTable(page);
    return await page.evaluate(tapAndWait, 'new-start');
  } finally {
    await context.close();
  }
}

const ms = (value: number) => `${Math.round(value)} ms`;
const kb = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

function tell(what: string, value: string, ratio: number, goal: number): boolean {
  const met = ratio <= goal;
  console.log(
    `  ${what.padEnd(26)} ${value.padEnd(28)} ${ratio.toFixed(2)} × blank, goal ${goal}: ${met ? 'met' : 'NOT met'}`,
  );
  return met;
}

function tellSizes(blank: Load, ours: Load): boolean {
  const value = `${kb(ours.gzip)} gz (blank ${kb(blank.gzip)})`;
  return tell('scripts of the first load', value, ours.gzip / blank.gzip, ENTRY);
}

runCommand(async () => {
  const executablePath = findChromium(console.log);
  const builds = { blank: await blankBuild(console.log), ours: await webBuild(console.log) };
  const blank = await serve(builds.blank, 0);
  const ours = await serve(builds.ours, 0);
  const bare = await startBare({ path: executablePath, slowed: SLOWED, note: noteSights });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const times = {
    blank: [] as number[],
    title: [] as number[],
    ready: [] as number[],
    tap: [] as number[],
  };
  try {
    // In turn, so that a slow moment of the machine affects both.
    for (let run = 0; run < args.runs; run++) {
      const empty = await bare.visit(blank.url, ['blank']);
      const full = await bare.visit(ours.url, ['start-title', 'start-ready']);
      times.blank.push(empty['blank'] ?? NaN);
      times.title.push(full['start-title'] ?? NaN);
      times.ready.push(full['start-ready'] ?? NaN);
      times.tap.push(await tapToQuestion(browser, ours.url));
    }
  } finally {
    await bare.close();
    await browser.close();
    await blank.close();
    await ours.close();
  }
  const base = median(times.blank);
  const ready = median(times.ready);
  const tap = median(times.tap);
  console.log(
    `Median of ${args.runs} starts with an empty cache, CPU ÷ ${SLOWED}; the blank app: ${ms(base)}`,
  );
  console.log(`  title after ${ms(median(times.title))}`);
  const met = [
    tell('ready', ms(ready), ready / base, READY),
    tellSizes(firstLoad(builds.blank), firstLoad(builds.ours)),
    tap <= TAP,
  ];
  console.log(
    `  from the tap to the first question ${ms(tap)}, goal ${ms(TAP)}: ${tap <= TAP ? 'met' : 'NOT met'}`,
  );
  if (met.includes(false)) process.exitCode = 1;
});
