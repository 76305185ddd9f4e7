import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { nextInt, seededRng } from '../../engine/rng';
import { serve, type Served } from '../../scripts/static-server';
import { headersFile, scriptHashes } from '../../scripts/web-headers';

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
  writeFileSync(join(root, 'large.wasm'), Buffer.alloc(8 * 1024 * 1024));
  symlinkSync('circle', join(root, 'circle'));
  server = await serve(root, 0);
});

afterAll(async () => {
  await server.close();
  rmSync(join(root, '..'), { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);

test.each(['/', '/about', '/game/7', '/about?x=1', '/no/such/page', '/index.html/'])(
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
      // fetch would normalise the path
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

/** Path and headers as given, without fetch's normalisation. */
function send(options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(server.url, options, (response) => {
      response.resume();
      response.on('end', () => resolve(response));
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['a file below a file', '/index.html/x.js'],
  ['a name that no file system takes', `/${'a'.repeat(256)}.js`],
  ['a very long address', `/${'a/'.repeat(4000)}x.js`],
  ['a link to itself', '/circle/x.js'],
])('%s is not found, and the server goes on', async (_, path) => {
  expect((await send({ path })).statusCode).toBe(404);
  expect((await get('/')).status).toBe(200);
});

test('a thousand odd requests get an answer each, and the server goes on', async () => {
  const rng = seededRng('odd requests');
  const signs = [
    '/',
    '..',
    '.',
    '%2e',
    '%00',
    '%',
    '\\',
    '?',
    '#',
    ';',
    'index.html',
    '~',
    ':',
    'x',
  ];
  const oddPath = () =>
    '/' +
    Array.from({ length: 1 + nextInt(rng, 40) }, () => signs[nextInt(rng, signs.length)]).join('');
  for (let i = 0; i < 1000; i++) {
    const { statusCode = 0 } = await send({ path: oddPath() });
    expect([200, 304, 400, 404]).toContain(statusCode);
  }
  expect((await get('/')).status).toBe(200);
}, 30_000);

const openFiles = () => readdirSync('/dev/fd').length;

test('three hundred downloads broken off leave no file open', async () => {
  const before = openFiles();
  for (let i = 0; i < 300; i++) {
    await new Promise<void>((resolve) => {
      const broken = request(server.url, { path: '/large.wasm', agent: false }, (response) => {
        response.once('data', () => broken.destroy());
      });
      broken.on('close', () => resolve());
      broken.on('error', () => undefined);
      broken.end();
    });
  }
  expect((await get('/')).status).toBe(200);
  for (let i = 0; i < 50 && openFiles() > before + 10; i++)
    await new Promise((go) => setTimeout(go, 20));
  expect(openFiles()).toBeLessThanOrEqual(before + 10);
}, 30_000);

test.each([
  'evil.example',
  'evil.example:8080',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
])('a request under the name %s is refused', async (host) => {
  expect((await send({ path: '/', headers: { host } })).statusCode).toBe(421);
});

test.each(['localhost', '127.0.0.1:99', '[::1]:8080'])('%s is this machine', async (host) => {
  expect((await send({ path: '/', headers: { host } })).statusCode).toBe(200);
});

test.each(['/', '/missing.js'])(
  'of %s no type is guessed, no address is passed on, and no device is asked for',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toMatch(
      /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
    );
    const hosts = headersFile('');
    for (const name of ['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy']) {
      expect(hosts).toContain(`${name}: ${headers.get(name)}`);
    }
  },
);

test('the app may load nothing from elsewhere, and run no script but its own', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self' blob:;");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
  const page = '<script>let a = 1</script><script src="/x.js"></script><script type="m">b</script>';
  expect(scriptHashes(page)).toHaveLength(2);
  expect(headersFile(page)).toContain(scriptHashes(page)[0]);
});
