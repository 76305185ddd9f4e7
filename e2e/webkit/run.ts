/**
 * Runs in WebKitGTK what can be run there (`npm run e2e:webkit`): it gives SQLite no files, so the app says
 * that nothing is kept, and plays.
 */
import { join } from 'node:path';

import { readWords } from '../../scripts/lib/args';
import { runCommand, seconds } from '../../scripts/say';
import { serve } from '../../scripts/static-server';
import { webBuild } from '../../scripts/web-build';
import type { Scenario } from '../driver';
import { WEBKIT_RUNS } from '../plan';
import { SCENARIOS } from '../scenarios';
import { findWebKit, startWebKit, type WebKit } from './browser';
import { WebDriverApp } from './driver';

const ARTIFACTS = join(__dirname, '../artifacts');

async function passes({ webdriver }: WebKit, url: string, scenario: Scenario): Promise<boolean> {
  const started = Date.now();
  const app = new WebDriverApp(webdriver, url, scenario.screen, process.env.PICTURES);
  try {
    await scenario.run(app);
    console.log(`  ✓ ${scenario.name} (${seconds(started)})`);
    return true;
  } catch (error) {
    const picture = join(ARTIFACTS, `webkit-${scenario.name.replace(/[^a-z0-9]+/gi, '-')}.png`);
    await app.picture(picture).catch(() => undefined);
    console.log(`  ✗ ${scenario.name} (${seconds(started)})`);
    console.log(`    ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    await webdriver.close().catch(() => undefined);
  }
}

runCommand(async () => {
  readWords('nothing');
  const found = findWebKit();
  if (typeof found === 'string') {
    console.log(`not run: there is no WebKitGTK: ${found} is missing`);
    return;
  }
  const queue = SCENARIOS.filter(({ name }) => WEBKIT_RUNS.includes(name));
  const server = await serve(await webBuild(console.log), 0);
  const webkit = await startWebKit(found);
  let failed = 0;
  try {
    for (const scenario of queue) {
      if (!(await passes(webkit, server.url, scenario))) failed++;
    }
  } finally {
    webkit.close();
    await server.close();
  }
  console.log(`Scenarios: ${failed} failed, ${queue.length - failed} passed`);
  if (failed > 0) process.exitCode = 1;
});
