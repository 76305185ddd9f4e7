/**
 * Publishes a new version during a game: the game continues with the old one, and the next start
 * has the new one with the same table: `npm run e2e:update`.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';

import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium';
import { readArgs } from '../../scripts/lib/args';
import { runCommand } from '../../scripts/say';
import { serve } from '../../scripts/static-server';
import { webBuild } from '../../scripts/web-build';
import { writeWorker } from '../../scripts/web-offline';
import { expect, PHONE } from '../driver';
import { expectSameTable, tableOf } from '../scenarios/same-table';
import { playOn, sitDown } from '../scenarios/table';
import { PlaywrightDriver } from './driver';

readArgs({});

const MARK = 'meta[name="mottainai-new-version"]';

/** The same app with a marker in its page, and a matching service worker. */
async function publish(folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  const mark = '<meta name="mottainai-new-version" content="2">';
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${mark}</head>`));
  await writeWorker(folder);
}

async function main(folder: string, url: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  // Kept to inspect the page directly.
  let context: BrowserContext | undefined;
  const newContext: typeof browser.newContext = async (options) =>
    (context = await browser.newContext(options));
  const app = new PlaywrightDriver({ newContext } as typeof browser, url, undefined);
  const page = () => {
    const found = context?.pages().at(-1);
    if (found === undefined) throw new Error('There is no page.');
    return found;
  };
  try {
    await sitDown(app, { players: ['person', 'novice'], seed: 'update' });
    await app.keptOffline();
    await playOn(app, { seed: 1, most: 6, size: PHONE });

    await publish(folder);
    await page().evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await page().waitForFunction(
      async () => (await navigator.serviceWorker.ready).waiting !== null,
    );
    await playOn(app, { seed: 2, most: 6, size: PHONE });
    const before = await tableOf(app);
    expect((await page().locator(MARK).count()) === 0, 'The new version broke into the game');
    console.log('  ✓ a new version waits while the game goes on');

    await app.kill();
    await app.relaunch();
    await page().locator(MARK).waitFor({ state: 'attached' });
    await expectSameTable(app, before, 'in the new version');
    console.log('  ✓ the next start has it, and the same table and question');
    const errors = app.console.filter((line) => /^\[(pageerror|crash|error)\]/.test(line));
    expect(errors.length === 0, `The page complained: ${errors.join()}`);
  } finally {
    await browser.close();
  }
}

runCommand(async () => {
  const executablePath = findChromium(console.log);
  const folder = mkdtempSync(join(tmpdir(), 'mottainai-update-'));
  cpSync(await webBuild(console.log), folder, { recursive: true });
  const server = await serve(folder, 0);
  try {
    await main(folder, server.url, executablePath);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
