/** The drawn code is read back from pixels by another library, as by a camera. */
import { Resvg } from '@resvg/resvg-js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsQR from 'jsqr';

import { decodeGame } from '@/store/share/code';
import { linkOf } from '@/store/share/link';
import { linkOf as addressOf } from '@/store/share/link.web';
import { MOST_QR_BYTES, qrOf, type Qr } from '@/store/share/qr';

import { hashOfCode, sharedGame } from '../../../scripts/lib/shared-game';

/** Pixels a side: 280 points at density 2, so that a module is no whole number of them. */
const SIDE = 560;

function drawn(text: string): Qr {
  const qr = qrOf(text);
  if (qr === null) throw new Error(`There is no code of ${text.length} bytes.`);
  return qr;
}

function seen({ size, path }: Qr): string | undefined {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#FFFFFF"/><path d="${path}"/></svg>`;
  const { pixels, width, height } = new Resvg(svg, {
    fitTo: { mode: 'width', value: SIDE },
  }).render();
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}

const FIVE = ['Ada', 'Benedikt', 'Cleo', 'Dörte', 'Émile'];

test.each([
  ['two', FIVE.slice(0, 2)],
  ['five', FIVE],
])('a whole game of %s is read from the drawing, and is that game', (_, names) => {
  const { code } = sharedGame('Rainy evening', names);
  const link = seen(drawn(linkOf(code)));
  expect(link).toBe(linkOf(code));
  const game = decodeGame(link ?? '');
  expect(game.participants.map(({ name }) => name)).toEqual(names);
  expect(hashOfCode(link ?? '')).toBe(hashOfCode(code));
});

test('random games of five, the longest there are, are far from too large', () => {
  const lengths = Array.from(
    { length: 20 },
    (_, i) => linkOf(sharedGame(`Evening ${i}`, FIVE).code).length,
  );
  expect(Math.max(...lengths)).toBeLessThan(MOST_QR_BYTES * 0.8);
});

test('the largest code has 85 modules a side and is read; a byte more is too large', () => {
  const start = linkOf('MTN1.');
  const full = start.padEnd(MOST_QR_BYTES, 'aZ09-_');
  expect(drawn(full).size).toBe(85);
  expect(seen(drawn(full))).toBe(full);
  expect(qrOf(`${full}x`)).toBeNull();
});

test('a quiet zone of four modules is on every side', () => {
  const { size, path } = drawn(linkOf('MTN1.short'));
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
  expect(Math.min(...runs.map(([x = 0]) => x))).toBe(4);
  expect(Math.min(...runs.map(([, y = 0]) => y))).toBe(4);
  expect(Math.max(...runs.map(([x = 0, , length = 0]) => x + length))).toBe(size - 4);
  expect(Math.max(...runs.map(([, y = 0]) => y))).toBe(size - 5);
});

test('a link has the scheme of the app; an address keeps the game from the server', () => {
  const config = readFileSync(join(__dirname, '../../../app.json'), 'utf8');
  const { expo } = JSON.parse(config) as { expo: { scheme: string } };
  expect(linkOf('MTN1.a-b_c')).toBe(`${expo.scheme}://open?code=MTN1.a-b_c`);
  const place = { location: { origin: 'https://play.example' } };
  const had = Object.getOwnPropertyDescriptor(globalThis, 'window');
  Object.defineProperty(globalThis, 'window', { value: place, configurable: true });
  const address = new URL(addressOf('MTN1.a-b_c'));
  if (had === undefined) Reflect.deleteProperty(globalThis, 'window');
  else Object.defineProperty(globalThis, 'window', had);
  expect([address.pathname, address.search, address.hash]).toEqual(['/open', '', '#MTN1.a-b_c']);
});
