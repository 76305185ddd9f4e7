/**
 * The saves in Chromium: the app's code on the production build's expo-sqlite, with a profile on
 * disk because a private window would keep it in memory.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { chromium } from 'playwright-core';

import { CHROMIUM_FLAGS, findChromium } from '../../chromium';
import { serve } from '../../static-server';
import { webBuild } from '../../web-build';
import type { InBrowser } from './page';

/** With them a page's clock shows 5 µs; without, 100. */
const FINE_CLOCK = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

const WORKERS = '_expo/static/js/web';

/** What expo-sqlite needs of Expo and React Native in a browser. */
const STAND_INS: Readonly<Record<string, string>> = {
  expo: `export class NativeModule { emit() {} addListener() {} }
    export const registerWebModule = (Module) => new Module();
    export const requireNativeModule = () => null;`,
  'expo-asset': 'export const Asset = null;',
  'react-native': "export const Platform = { OS: 'web' };",
};

/** Metro knows the worker's file name; here it is looked up in the build. */
function asBuilt(worker: string): Plugin {
  return {
    name: 'as built',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^(expo|expo-asset|react-native)$/ }, ({ path }) => ({
        path,
        namespace: 'stand-in',
      }));
      onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path }) => ({
        contents: STAND_INS[path],
      }));
      onLoad({ filter: /saves[\\/]expo\.web\.ts$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        const found = "new URL('./worker', window.location.href)";
        if (!source.includes(found)) throw new Error(`${path} starts its worker in another way.`);
        return { contents: source.replace(found, JSON.stringify(worker)), loader: 'ts' };
      });
    },
  };
}

async function script(folder: string): Promise<string> {
  const worker = readdirSync(join(folder, WORKERS)).find((name) => /^worker-.*\.js$/.test(name));
  if (worker === undefined) throw new Error(`The build has no worker in ${WORKERS}.`);
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    resolveExtensions: ['.web.ts', '.web.js', '.ts', '.tsx', '.js'],
    define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
    plugins: [asBuilt(`/${WORKERS}/${worker}`)],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

export async function measureInBrowser(
  choices: number,
  say: (line: string) => void,
): Promise<InBrowser & { readonly version: string }> {
  const executablePath = findChromium(say);
  const folder = await webBuild(say);
  const code = await script(folder);
  const server = await serve(folder, 0, 1, FINE_CLOCK);
  const profile = mkdtempSync(join(tmpdir(), 'mottainai-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: CHROMIUM_FLAGS,
    // The served page allows only the app's own scripts.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    // A page without the app, which would lock the games for its tab.
    await page.goto(`${server.url}/manifest.webmanifest`);
    await page.addScriptTag({ content: code });
    const measured = await page.evaluate(
      (n) => (globalThis as unknown as { measure: (n: number) => Promise<InBrowser> }).measure(n),
      choices,
    );
    return { ...measured, version: context.browser()?.version() ?? 'Chromium' };
  } finally {
    await context.close();
    await server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
