/** Runs one platform's scenarios in sequence; started by run.ts. */
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { loadYoga, type Yoga } from 'yoga-layout/load';

import { readWords } from '../../scripts/lib/args';
import { scriptOf, type Platform } from '../../scripts/native-js';
import { runCommand, seconds, Trouble } from '../../scripts/say';
import type { Scenario } from '../driver';
import { maestroScenarios } from '../maestro';
import { planFor, tellNotRun } from '../plan';
import { SCENARIOS } from '../scenarios';
import { setPause } from '../scenarios/wait';
import { Device } from './device';
import { NativeDriver } from './driver';
import { nodesTurn } from './runtime/loop';

const seedOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

async function runOne(
  platform: Platform,
  script: Script,
  yoga: Yoga,
  scenario: Scenario,
): Promise<boolean> {
  const started = Date.now();
  const app = new NativeDriver(new Device(platform, seedOf(scenario.name)), script, yoga);
  setPause((milliseconds) => app.pause(milliseconds));
  const unhandled = (error: unknown) => app.complain(error);
  process.on('unhandledRejection', unhandled);
  try {
    await app.setViewport(scenario.screen.width, scenario.screen.height);
    await scenario.run(app);
    await nodesTurn();
    const complaints = app.complaints();
    if (complaints.length > 0) throw new Error(`The app complained:\n${complaints.join('\n')}`);
    const { requests } = app.device;
    if (requests.length > 0) throw new Error(`The app called out: ${requests.join(', ')}`);
    const modals = await app.modalsAtOnce();
    if (modals.length > 0) throw new Error(`Modals shared a commit: ${modals.join(', ')}`);
    console.log(`  ✓ ${platform}: ${scenario.name} (${seconds(started)})`);
    return true;
  } catch (error) {
    console.log(`  ✗ ${platform}: ${scenario.name} (${seconds(started)})`);
    const words = error instanceof Error ? error.message : String(error);
    console.log(`    ${[words, ...app.complaints().slice(0, 3)].join('\n    ')}`);
    return false;
  } finally {
    process.off('unhandledRejection', unhandled);
    app.close();
  }
}

runCommand(async () => {
  const [platform, folder = '', ...words] = readWords('word') as [Platform, ...string[]];
  const driver = `native ${platform}` as const;
  const plan = planFor(driver, [...SCENARIOS, ...maestroScenarios()]);
  const wanted = words.map((word) => word.toLowerCase());
  const queue = plan.run.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
  );
  if (queue.length === 0)
    throw new Trouble(`No scenario is called anything like "${words.join(' ')}".`);
  if (wanted.length === 0) tellNotRun(driver, plan);
  const file = scriptOf(folder, platform);
  const script = new Script(readFileSync(file, 'utf8'), { filename: `${platform}.bundle` });
  const yoga = await loadYoga();
  let passed = 0;
  for (const scenario of queue) if (await runOne(platform, script, yoga, scenario)) passed++;
  console.log(`${queue.length - passed} failed, ${passed} passed on ${driver}`);
});
