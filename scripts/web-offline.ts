/**
 * Makes the web app installable and playable offline: a manifest with icons, and a service worker
 * by workbox that caches the whole app. A new version is fetched in the background and takes over
 * at the next start, before a game is open (store/saves/tab.web.ts).
 */
import { Resvg } from '@resvg/resvg-js';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSW } from 'workbox-build';

import { Trouble } from './say';
import { headersFile } from './web-headers';

const ROOT = join(__dirname, '..');
const PAPER = '#F3EAD7';

/** Icons in the sizes browsers ask for; maskable ones keep their motif in the safe circle. */
const ICONS = [
  { file: 'icon-192.png', drawings: ['icon'], size: 192, purpose: 'any' },
  { file: 'icon-512.png', drawings: ['icon'], size: 512, purpose: 'any' },
  {
    file: 'icon-maskable-512.png',
    drawings: ['adaptive-background', 'adaptive-foreground'],
    size: 512,
    purpose: 'maskable',
  },
];

/** Several drawings on top of each other, as one picture. */
function render(drawings: readonly string[], size: number): Uint8Array {
  const layers = drawings.map((name) => {
    const svg = readFileSync(join(ROOT, 'assets/source', `${name}.svg`));
    return `<image href="data:image/svg+xml;base64,${svg.toString('base64')}" width="${size}" height="${size}"/>`;
  });
  const all = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${layers.join('')}</svg>`;
  return new Resvg(all).render().asPng();
}

function writeManifest(folder: string): void {
  for (const { file, drawings, size } of ICONS) {
    writeFileSync(join(folder, file), render(drawings, size));
  }
  const manifest = {
    name: 'Mottainai',
    short_name: 'Mottainai',
    description: 'A card game of temples, monks and craft, for one device and no network.',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: PAPER,
    theme_color: PAPER,
    lang: 'en',
    categories: ['games'],
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest, null, 2));
}

/** Milliseconds after loading, in case the app never says that it has started. */
const PATIENCE = 5_000;

/** Page code that runs once, when the start is there (app/_layout.tsx), so as not to slow it. */
export const whenStarted = (code: string): string =>
  `(function(){var go=function(){go=function(){};${code}};` +
  "addEventListener('started',function(){go()});" +
  `addEventListener('load',function(){setTimeout(function(){go()},${PATIENCE})})})()`;

const REGISTER = whenStarted(
  "if('serviceWorker' in navigator)navigator.serviceWorker.register('/sw.js').catch(function(){})",
);

function addToPage(folder: string): void {
  const file = join(folder, 'index.html');
  const head =
    '<link rel="manifest" href="/manifest.webmanifest">' +
    '<link rel="apple-touch-icon" href="/icon-192.png">' +
    '<meta name="mobile-web-app-capable" content="yes">' +
    `<script>${REGISTER}</script>`;
  const page = readFileSync(file, 'utf8').replace('</head>', `${head}</head>`);
  writeFileSync(file, page);
  writeFileSync(join(folder, '_headers'), headersFile(page));
}

export async function writeWorker(folder: string): Promise<void> {
  const { warnings, count } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*'],
    globIgnores: ['sw.js', '_headers', '**/*.map'],
    swDest: join(folder, 'sw.js'),
    maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
    // Names with a hash need no revision.
    dontCacheBustURLsMatching: /[.-][0-9a-f]{32}\.[a-z0-9]+$/,
    navigateFallback: '/index.html',
    cleanupOutdatedCaches: true,
    skipWaiting: false,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
  });
  if (warnings.length > 0 || count === 0) {
    throw new Trouble(`The service worker would not keep everything: ${warnings.join(' ')}`);
  }
}

export async function makeOffline(folder: string): Promise<void> {
  writeManifest(folder);
  addToPage(folder);
  // Last, because it lists every file.
  await writeWorker(folder);
}
