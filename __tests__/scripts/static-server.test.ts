import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serve, type Served } from '../../scripts/static-server';

const HASH = '0123456789abcdef0123456789abcdef';
let root: string;
let server: Served;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-test-'));
  root = join(folder, 'site');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<title>start</title>');
  writeFileSync(join(root, `entry-${HASH}.js`), 'let a = 1;');
  writeFileSync(join(root, 'assets', `sqlite.${HASH}.wasm`), '\0asm');
  writeFileSync(join(root, 'assets', `font.${HASH}.ttf`), 'font');
  server = await serve(root, 0);
});

afterAll(async () => {
  await server.close();
  rmSync(join(root, '..'), { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);

test.each(['/', '/about', '/game/7', '/about?x=1', '/no/such/page'])(
  'the route %s opens the app, and is asked for anew each time',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('start');
  },
);

test.each([
  [`/entry-${HASH}.js`, 'text/javascript; charset=utf-8'],
  [`/assets/sqlite.${HASH}.wasm`, 'application/wasm'],
  [`/assets/font.${HASH}.ttf`, 'font/ttf'],
])('%s has its type and is kept for good', async (path, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test.each(['/missing.js', '/assets/missing', '/_expo/static/nothing', '/favicon.ico', '/.env'])(
  'the missing %s is a 404, not the start page in disguise',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('start');
  },
);

test('an unchanged page is not sent twice', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  expect((await get('/', { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('HEAD answers without a body, and nothing else may be asked', async () => {
  const head = await get('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await get('/', { method: 'POST' })).status).toBe(405);
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%zz', '/a%00b.js'])(
  '%s stays inside the folder',
  (path) =>
    new Promise<void>((resolve, reject) => {
      // fetch would tidy the path before sending it
      request(server.url, { path }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () => {
          expect(response.statusCode).toBeGreaterThanOrEqual(400);
          expect(body).not.toContain('secret');
          resolve();
        });
      })
        .on('error', reject)
        .end();
    }),
);

test('a busy port is stepped over, and a busy range is explained', async () => {
  const taken = Number(new URL(server.url).port);
  const next = await serve(root, taken);
  expect(Number(new URL(next.url).port)).toBeGreaterThan(taken);
  await next.close();
  await expect(serve(root, taken, 1)).rejects.toThrow(/taken; name another/);
});
