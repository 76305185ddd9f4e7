/**
 * Runs the scenarios in Chromium on the exported web app: `npm run e2e -- [part of a name …]`.
 * PICTURES=folder keeps the screenshots there; SLOW=4 throttles the CPU to a quarter.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium';
import { readWords } from '../../scripts/lib/args';
import { Trouble, runCommand, seconds } from '../../scripts/say';
import { serve } from '../../scripts/static-server';
import { webBuild } from '../../scripts/web-build';
import type { Scenario } from '../driver';
import { planFor, tellNotRun } from '../plan';
import { SCENARIOS } from '../scenarios';
import { PlaywrightDriver } from './driver';

const WORKERS = 2;
/** Minutes. The longest takes two on a machine that does nothing else: what takes this long hangs. */
const LONGEST = 15;
const ARTIFACTS = join(__dirname, '../artifacts');

const fileName = (name: string) => name.replace(/[^a-z0-9]+/gi, '-').toLowerCase();

/**
 * Errors logged by the page fail a scenario. The only warning that counts is focus left inside
 * something hidden from screen readers.
 */
const isComplaint = (line: string) =>
  /^\[(pageerror|crash|error)\]|^\[warning\] Blocked aria-hidden/.test(line);

async function inTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(new Error(`It has not come to its end in ${LONGEST} minutes`)),
      LONGEST * 60_000,
    );
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** How a scenario ended; `undrawn` if the browser was stuck, which says nothing about the app. */
type Ending = 'passed' | 'failed' | 'undrawn';

async function runOne(browser: Browser, url: string, scenario: Scenario): Promise<Ending> {
  const started = Date.now();
  const pictures = process.env.PICTURES;
  if (pictures) mkdirSync(pictures, { recursive: true });
  const app = new PlaywrightDriver(browser, url, pictures, scenario.needs.includes('offline'));
  try {
    await app.setViewport(scenario.screen.width, scenario.screen.height);
    await inTime(scenario.run(app));
    const stray = app.strayRequests();
    if (stray.length > 0) throw new Error(`The app called out: ${stray.join(', ')}`);
    const complaints = app.console.filter(isComplaint);
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
    console.log(`  ✓ ${scenario.name} (${seconds(started)})`);
    return 'passed';
  } catch (error) {
    const undrawn = await app.isLeftUndrawn();
    mkdirSync(ARTIFACTS, { recursive: true });
    const base = join(ARTIFACTS, fileName(scenario.name));
    await app.picture(`${base}.png`).catch(() => undefined);
    writeFileSync(`${base}.log`, app.console.join('\n'));
    console.log(`  ✗ ${scenario.name} (${seconds(started)})`);
    console.log(`    ${error instanceof Error ? error.message : String(error)}`);
    console.log(`    picture and console: ${base}.{png,log}`);
    return undrawn ? 'undrawn' : 'failed';
  } finally {
    await app.close();
  }
}

async function runInNewBrowser(start: () => Promise<Browser>, url: string, scenario: Scenario) {
  console.log('    Chromium had stopped drawing the page, which answered: once more in a new one');
  const browser = await start();
  return runOne(browser, url, scenario).finally(() => browser.close());
}

runCommand(async () => {
  const wanted = readWords('scenario').map((word) => word.toLowerCase());
  const plan = planFor('playwright', SCENARIOS);
  const queue = plan.run.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
  );
  if (queue.length === 0)
    throw new Trouble(`No scenario is called anything like "${wanted.join(' ')}".`);

  tellNotRun('playwright', plan);
  const executablePath = findChromium(console.log);
  const build = await webBuild(console.log);
  const server = await serve(build, 0);
  const start = () => chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const browser = await start();
  rmSync(ARTIFACTS, { recursive: true, force: true });

  let passed = 0;
  let failed = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      let ending = await runOne(browser, server.url, next);
      if (ending === 'undrawn') ending = await runInNewBrowser(start, server.url, next);
      if (ending === 'passed') passed++;
      else failed++;
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  await browser.close();
  await server.close();
  console.log(`Scenarios: ${failed} failed, ${passed} passed`);
  if (failed > 0) process.exitCode = 1;
});
