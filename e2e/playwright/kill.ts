/**
 * Kills the browser (SIGKILL) in the middle of games, restarts it on the same profile, and checks
 * that the table and the question are the same: `npm run e2e:kill`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';

import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium';
import { readArgs } from '../../scripts/lib/args';
import { runCommand, Trouble } from '../../scripts/say';
import { serve } from '../../scripts/static-server';
import { webBuild } from '../../scripts/web-build';
import { PHONE } from '../driver';
import { tableOf } from '../scenarios/same-table';
import { playOn, sitDown } from '../scenarios/table';
import { pause, until } from '../scenarios/wait';
import { PlaywrightDriver } from './driver';

const args = readArgs({ kills: 10, seed: 1 });

/** A browser with a profile on disk, in its own process. */
class Profile {
  readonly folder = mkdtempSync(join(tmpdir(), 'mottainai-profile-'));

  constructor(private readonly executablePath: string) {}

  /** The part of a browser the driver uses: its context is the profile itself. */
  asBrowser(): Browser {
    const newContext = (options: BrowserContextOptions) =>
      chromium.launchPersistentContext(this.folder, {
        ...options,
        executablePath: this.executablePath,
        args: CHROMIUM_FLAGS,
      });
    return { newContext } as unknown as Browser;
  }

  /** The browser's own, and the shell script that started it, if one did. */
  private mainProcesses(): number[] {
    const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
    return lines
      .filter((line) => line.includes(`--user-data-dir=${this.folder}`) && !/--type=/.test(line))
      .map((line) => Number.parseInt(line, 10));
  }

  async kill(): Promise<void> {
    const found = this.mainProcesses();
    if (found.length === 0) throw new Trouble('The browser is not there to be killed.');
    for (const pid of found) process.kill(pid, 'SIGKILL');
    await until(async () => this.mainProcesses().length === 0, 'The browser cannot be killed');
  }

  remove(): void {
    // Child processes of the killed browser may still be writing.
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
}

async function goOn(app: PlaywrightDriver): Promise<void> {
  await app.launch();
  await app.tap('start-continue');
  await app.see('question');
}

async function playAndKill(profile: Profile, url: string): Promise<void> {
  const player = () => new PlaywrightDriver(profile.asBrowser(), url, undefined);
  let app = player();
  await sitDown(app, { players: ['person', 'novice'], seed: `kill ${args.seed}` });
  for (let kill = 1; kill <= args.kills; kill++) {
    const { over } = await playOn(app, { seed: args.seed + kill, most: 4 + kill, size: PHONE });
    if (over) break;
    // Every second kill waits for nothing: the last choice may be half saved.
    const before = kill % 2 === 0 ? await tableOf(app) : null;
    await profile.kill();
    app = player();
    await goOn(app);
    const after = await tableOf(app);
    if (before !== null && after !== before) {
      throw new Error(`After kill ${kill} the table is another:\n${before}\n${after}`);
    }
    console.log(`  ✓ kill ${kill}: ${before === null ? 'goes on' : 'the same table and question'}`);
  }
  await app.close();
}

/** Kills while a game starts and while one is deleted: earlier games must stay intact. */
async function killBetween(profile: Profile, url: string): Promise<void> {
  const player = () => new PlaywrightDriver(profile.asBrowser(), url, undefined);
  const listed = async (app: PlaywrightDriver) => {
    await app.see('start-ready');
    await app.tap('start-saved');
    await app.see('saved');
    const controls = await app.tappables();
    return controls.filter((c) => c.testID.startsWith('saved-delete-')).map((c) => c.testID);
  };
  let app = player();
  await app.launch();
  let before = await listed(app);
  if (before.length === 0) throw new Error('The game that was played before is not in the list');
  for (const wait of [0, 30, 120, 400]) {
    await app.tap('saved-close');
    await app.tap('start-quick');
    await pause(wait);
    await profile.kill();
    app = player();
    await app.launch();
    const after = await listed(app);
    const lost = before.filter((game) => !after.includes(game));
    if (lost.length > 0 || after.length > before.length + 1) {
      throw new Error(`Killed ${wait} ms into a new game: ${before.join()} became ${after.join()}`);
    }
    const made = after.length > before.length ? 'it is there' : 'it is not there';
    console.log(`  ✓ killed ${wait} ms into a new game: ${made}, all others are`);
    before = after;
  }
  for (const wait of [0, 60]) {
    const victim = before[0] as string;
    await app.tap(victim);
    await pause(wait);
    await profile.kill();
    app = player();
    await app.launch();
    const after = await listed(app);
    if (!after.includes(victim)) {
      await app.tap('saved-deleted');
      await app.tap(victim.replace('delete', 'bring-back'));
      await app.see(victim);
    }
    const now = (await app.tappables()).filter((c) => c.testID.startsWith('saved-delete-')).length;
    if (now !== before.length) throw new Error(`${now} games of ${before.length} are left`);
    console.log(`  ✓ killed ${wait} ms after deleting a game: it can be had back`);
  }
  await app.close();
}

runCommand(async () => {
  const executablePath = findChromium(console.log);
  const server = await serve(await webBuild(console.log), 0);
  const profile = new Profile(executablePath);
  try {
    await playAndKill(profile, server.url);
    await killBetween(profile, server.url);
  } finally {
    profile.remove();
    await server.close();
  }
});
