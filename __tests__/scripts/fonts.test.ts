import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { readFont } from '@/e2e/native/layout/font';
import { LANGUAGES } from '@/locales/languages';
import { charactersIn } from '@/scripts/fonts/characters';

const ROOT = join(__dirname, '../..');

test('the bundled fonts and the widths of their letters are what the script makes, byte for byte', () => {
  // HarfBuzz is an ES module, which jest cannot load, so the script runs in a process.
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, join(ROOT, 'scripts/subset-fonts.ts'), '--check'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(stdout).toContain('10 files are what the script makes');
}, 300_000);

describe.each([
  'NotoSansJP-Regular',
  'NotoSansJP-SemiBold',
  'ShipporiMinchoJP-Medium',
  'ShipporiMinchoJP-Bold',
])('%s', (name) => {
  const font = readFont(join(ROOT, `assets/fonts/${name}.ttf`));

  test('has every character that Japanese is written with here', () => {
    const written = charactersIn('ja') + LANGUAGES.ja.name + LANGUAGES.ja.you;
    expect(Array.from(written).length).toBeGreaterThan(400);
    expect(Array.from(written).filter((letter) => !font.has(letter.codePointAt(0) ?? 0))).toEqual(
      [],
    );
    expect(font.has('鑞'.codePointAt(0) ?? 0)).toBe(false);
  });

  test('has kana for any name, each in a square of its own', () => {
    for (const letter of 'あぁんっアァンッー、。「」（）') {
      expect([letter, font.advance(letter.codePointAt(0) ?? 0)]).toEqual([letter, 1]);
    }
  });
});
