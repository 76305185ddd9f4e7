/** The manifest, its icons, and the service worker. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeOffline } from '../../scripts/web-offline';

const HASH = '0123456789abcdef0123456789abcdef';
const FILES = ['index.html', `entry-${HASH}.js`, 'favicon.ico', `assets/sqlite.${HASH}.wasm`];
let folder: string;
const read = (name: string) => readFileSync(join(folder, name));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'offline-test-'));
  mkdirSync(join(folder, 'assets'));
  for (const file of FILES) writeFileSync(join(folder, file), '<head></head>');
  writeFileSync(join(folder, `entry-${HASH}.js.map`), '{}');
  await makeOffline(folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Width and height from a PNG's header. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the manifest has all that a browser wants of an app that can be installed', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString()) as {
    name: string;
    short_name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Mottainai', start_url: '/', display: 'standalone' });
  const sizes = (purpose: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
  expect(sizes('any')).toEqual(['192x192', '512x512']);
  expect(sizes('maskable')).toEqual(['512x512']);
  for (const { src, sizes: size } of manifest.icons) expect(sizeOf(read(src))).toBe(size);
});

test('the page names the manifest and registers the worker', () => {
  const page = read('index.html').toString();
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(page).toContain("navigator.serviceWorker.register('/sw.js')");
});

test('the worker keeps every file of the app, and nothing takes over before it is told to', () => {
  const worker = read('sw.js').toString();
  const kept = [...FILES, 'manifest.webmanifest', 'icon-192.png', 'icon-512.png'];
  for (const file of kept) expect(worker).toContain(`url:"${file}"`);
  expect(worker).not.toContain('.map"');
  // Only when a start asks for it (store/saves/tab.web.ts).
  expect(worker.match(/skipWaiting\(\)/g)).toHaveLength(1);
  expect(worker).toMatch(/"SKIP_WAITING"===?\w+\.data\.type&&self\.skipWaiting\(\)/);
});
