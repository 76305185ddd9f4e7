import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { modules } from '../../scripts/faces/modules';
import { pictures } from '../../scripts/faces/pictures';
import { render } from '../../scripts/faces/render';

const ROOT = join(__dirname, '../..');
const FOLDER = join(ROOT, 'assets/faces');
const all = pictures();

/** The most that the pictures may add to an app. */
const MOST_BYTES = 700 * 1024;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .sort();

test('the folder holds exactly the pictures, and is small', () => {
  const wanted = all.flatMap(({ path, scales }) => scales.map((n) => `${path}@${n}x.webp`));
  const files = filesIn(FOLDER);
  expect(files).toEqual([...wanted].sort());
  const bytes = files.reduce((sum, file) => sum + readFileSync(join(FOLDER, file)).length, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

test('each is what its drawing gives, byte for byte (else: npm run faces)', async () => {
  const stale: string[] = [];
  for (const picture of all) {
    for (const { file, bytes } of await render(picture)) {
      if (!bytes.equals(readFileSync(join(FOLDER, file)))) stale.push(file);
    }
  }
  expect(stale).toEqual([]);
});

test('the modules that name them are as made', () => {
  for (const [path, text] of Object.entries(modules())) {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text);
  }
});

test('each has the size that its name promises', async () => {
  for (const { path, w, h, scales } of all) {
    for (const scale of scales) {
      const { width, height, format } = await sharp(
        join(FOLDER, `${path}@${scale}x.webp`),
      ).metadata();
      expect([path, width, height, format]).toEqual([path, w * scale, h * scale, 'webp']);
    }
  }
});

test('a picture whose colour is given where it is drawn has only one', async () => {
  const tinted = all.filter(({ path }) => /^(icons|glyphs|marks)\//.test(path));
  expect(tinted.length).toBeGreaterThan(30);
  for (const { path } of tinted) {
    const { data } = await sharp(join(FOLDER, `${path}@2x.webp`))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const coloured = data.filter(
      (value, i) => i % 4 !== 3 && value !== 0 && (data[i | 3] ?? 0) > 0,
    );
    expect([path, coloured.length]).toEqual([path, 0]);
    expect(data.some((value, i) => i % 4 === 3 && value > 200)).toBe(true);
  }
});
