/**
 * Runs scenarios in Firefox on the exported web app: `npm run e2e:firefox -- [part of a name …]`. Without
 * words, those that show that the app starts, plays, resumes and works offline there.
 */
import { join } from 'node:path';

import { readWords, runAgainWith } from '../../scripts/lib/args';
import { runCommand, seconds, Trouble } from '../../scripts/say';
import { serve } from '../../scripts/static-server';
import { webBuild } from '../../scripts/web-build';
import type { Scenario } from '../driver';
import { FIREFOX_RUNS, planFor } from '../plan';
import { SCENARIOS } from '../scenarios';
import { findFirefox, startFirefox, type Firefox } from './browser';
import { BidiDriver } from './driver';

const ARTIFACTS = join(__dirname, '../artifacts');

async function passes(firefox: Firefox, url: string, scenario: Scenario): Promise<boolean> {
  const started = Date.now();
  const app = new BidiDriver(firefox.bidi, url, process.env.PICTURES);
  try {
    await app.setViewport(scenario.screen.width, scenario.screen.height);
    await scenario.run(app);
    if (app.complaints.length > 0) throw new Error(app.complaints.join('\n'));
    console.log(`  ✓ ${scenario.name} (${seconds(started)})`);
    return true;
  } catch (error) {
    const picture = join(ARTIFACTS, `firefox-${scenario.name.replace(/[^a-z0-9]+/gi, '-')}.png`);
    await app.picture(picture).catch(() => undefined);
    console.log(`  ✗ ${scenario.name} (${seconds(started)})`);
    console.log(`    ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    await app.close().catch(() => undefined);
  }
}

function chosen(): Scenario[] {
  const words = readWords('scenario').map((word) => word.toLowerCase());
  const { run } = planFor('firefox', SCENARIOS);
  const found = run.filter(({ name }) =>
    words.length === 0
      ? FIREFOX_RUNS.includes(name)
      : words.some((word) => name.toLowerCase().includes(word)),
  );
  if (found.length === 0) throw new Trouble('No scenario that Firefox can run is called so.');
  return found;
}

async function main(): Promise<void> {
  const path = findFirefox();
  if (path === undefined) {
    console.log('not run: no Firefox found (install firefox-esr, or name one in FIREFOX_PATH)');
    return;
  }
  const queue = chosen();
  const server = await serve(await webBuild(console.log), 0);
  const firefox = await startFirefox(path);
  const events = ['log.entryAdded', 'network.beforeRequestSent'];
  await firefox.bidi.send('session.subscribe', { events });
  let failed = 0;
  for (const scenario of queue) {
    if (!(await passes(firefox, server.url, scenario))) failed++;
  }
  await firefox.close();
  await server.close();
  console.log(`Scenarios: ${failed} failed, ${queue.length - failed} passed`);
  if (failed > 0) process.exitCode = 1;
}

// Node has its own WebSocket, until version 22 only by a flag.
if (typeof WebSocket === 'undefined') {
  runAgainWith('--experimental-websocket');
} else {
  runCommand(main);
}
