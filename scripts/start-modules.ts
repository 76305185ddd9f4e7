/**
 * Writes down which modules a first start of the web app evaluates: `npm run start-modules`. The build puts
 * them into files of their own (scripts/web-chunks.ts). An old list costs time, nothing else.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

import { CHROMIUM_FLAGS, findChromium } from './chromium';
import { readArgs } from './lib/args';
import { runCommand } from './say';
import { serve } from './static-server';
import { moduleFiles, START_MODULES, webBuild } from './web-build';

const ROOT = join(__dirname, '..');

type Define = (factory: (...all: unknown[]) => unknown, id: number, needs: unknown) => void;
type Page = typeof globalThis & { evaluated?: number[] };

/** Runs in the page before Metro's own code, whose definition of a module it wraps. */
function noteEvaluated(): void {
  const evaluated: number[] = ((globalThis as Page).evaluated = []);
  // Later the page gets the next one ready.
  const isReady = () => document.querySelector('[data-testid="start-ready"]') !== null;
  let told: Define | undefined;
  Object.defineProperty(globalThis, '__d', {
    get: () => told,
    set: (define: Define) => {
      told = (factory, id, needs) =>
        define(
          (...all) => {
            if (!isReady()) evaluated.push(id);
            return factory(...all);
          },
          id,
          needs,
        );
    },
  });
}

async function evaluatedBy(url: string): Promise<readonly number[]> {
  const executablePath = findChromium(console.log);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    // The compiler names functions by this helper, which a page lacks.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(noteEvaluated);
    await page.goto(url);
    await page.getByTestId('start-ready').waitFor();
    return await page.evaluate(() => (globalThis as Page).evaluated ?? []);
  } finally {
    await browser.close();
  }
}

runCommand(async () => {
  readArgs({});
  const { url, close } = await serve(await webBuild(console.log), 0);
  const ids = await evaluatedBy(url).finally(close);
  const files = moduleFiles();
  const all = [...new Set(ids.map((id) => files[id] ?? '\0'))];
  // Metro makes up some that are no files.
  const named = all.filter((file) => !file.includes('\0') && existsSync(join(ROOT, file)));
  const before = readFileSync(START_MODULES, 'utf8').split('\n').filter(Boolean);
  writeFileSync(START_MODULES, `${named.sort().join('\n')}\n`);
  const fresh = named.filter((file) => !before.includes(file)).length;
  console.log(`${named.length} modules, ${fresh} of them new, ${before.length} before.`);
});
