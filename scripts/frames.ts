/**
 * How smoothly the table moves: plays on from a crowded table in Chromium with the CPU slowed four
 * times; reports frames per second while cards move, and what blocked the page.
 * `npm run frames -- [--size 390x844] [--players 3] [--choices 30] [--seed 1] [--build folder]
 * [--profile file.cpuprofile]`
 * For a busy machine, `--busy`: the same choices at full speed, and each task's thread time, times
 * four. It measures no frames.
 */
import { writeFileSync } from 'node:fs';
import { chromium, type Browser, type CDPSession } from 'playwright-core';

import { CHROMIUM_FLAGS, findChromium } from './chromium';
import { crowdedGame } from './frames/crowded';
import { comeToRest, makeChoices, openShared } from './frames/table';
import { taskTimes } from './frames/thread-time';
import { startWatching, whatWasSeen, type Watched } from './frames/watch';
import { readArgs } from './lib/args';
import { runCommand, Trouble } from './say';
import { serve } from './static-server';
import { webBuild } from './web-build';

const SLOWED = 4;
const LEAST_FPS = 50;
const LONGEST_TASK = 100;
/** How many of the longest tasks are described. */
const TOLD = 6;

const args = readArgs({
  size: '390x844,1180x820',
  players: 3,
  choices: 30,
  seed: 1,
  build: '',
  profile: '',
  busy: false,
});

function quantile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
}

function report({ moving, frames, tasks }: Watched): { fps: number; longest: number } {
  const fps = 1000 / quantile(moving, 0.5);
  const slow = 1000 / quantile(moving, 0.95);
  const byLength = [...tasks].sort((a, b) => b.ms - a.ms);
  const longest = byLength[0]?.ms ?? 0;
  const over = tasks.filter(({ ms }) => ms > LONGEST_TASK).length;
  console.log(
    `  CPU ÷ ${SLOWED}, while cards move: ${fps.toFixed(1)} frames per second in the middle, ` +
      `${slow.toFixed(1)} at the slow 5 % (${moving.length} of ${frames} frames)`,
  );
  console.log(
    `  long tasks: ${tasks.length}, ${over} over ${LONGEST_TASK} ms, the longest ${longest.toFixed(0)} ms`,
  );
  for (const { at, ms, shares } of byLength.slice(0, TOLD)) {
    const doing = shares.map(({ by, ms: part }) => `${by} ${part.toFixed(0)}`).join('; ');
    console.log(`    ${ms.toFixed(0)} ms at ${(at / 1000).toFixed(1)} s: ${doing}`);
  }
  return { fps, longest };
}

async function reportThreadTime(browser: Browser, play: () => Promise<void>): Promise<number> {
  const tasks = (await taskTimes(browser, play)).map((ms) => ms * SLOWED);
  const longest = Math.max(0, ...tasks);
  const over = (limit: number) => tasks.filter((ms) => ms > limit).length;
  const all = tasks.reduce((a, b) => a + b, 0) / 1000;
  console.log(
    `  thread time × ${SLOWED}: ${all.toFixed(1)} s in all; tasks over 50 ms: ${over(50)}, ` +
      `over ${LONGEST_TASK} ms: ${over(LONGEST_TASK)}, the longest ${longest.toFixed(0)} ms`,
  );
  return longest;
}

async function profiled(session: CDPSession, file: string, play: () => Promise<void>) {
  if (file === '') return play();
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 500 });
  await session.send('Profiler.start');
  await play();
  const { profile } = await session.send('Profiler.stop');
  writeFileSync(file, JSON.stringify(profile));
}

runCommand(async () => {
  const { code, name, cards } = crowdedGame(args.players);
  const build = args.build === '' ? await webBuild(console.log) : args.build;
  const server = await serve(build, 0);
  const executablePath = findChromium(console.log);
  const failed: string[] = [];
  try {
    for (const size of args.size.split(',')) {
      const [width, height] = size.split('x').map(Number);
      const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
      const page = await browser.newPage({ viewport: { width: width ?? 0, height: height ?? 0 } });
      await openShared(page, server.url, code, name);
      await comeToRest(page);
      const play = async () => void (await makeChoices(page, args.choices, args.seed));
      console.log(`${size}, ${args.players} players, ${cards} cards on the table:`);
      if (args.busy) {
        // Playwright injects code on first use, which must not be measured.
        await page.evaluate(() => undefined);
        if ((await reportThreadTime(browser, play)) > LONGEST_TASK) failed.push(size);
      } else {
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
        await startWatching(page);
        await profiled(session, args.profile, play);
        const { fps, longest } = report(await whatWasSeen(page));
        if (fps < LEAST_FPS || longest > LONGEST_TASK) failed.push(size);
      }
      await browser.close();
    }
  } finally {
    await server.close();
  }
  if (failed.length > 0) {
    throw new Trouble(
      `Not smooth enough at ${failed.join(', ')}: wanted ${LEAST_FPS} frames per second and no task over ${LONGEST_TASK} ms.`,
    );
  }
});
