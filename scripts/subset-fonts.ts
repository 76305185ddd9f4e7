/**
 * Cuts the bundled fonts down to the characters the game can show: the full Japanese families weigh
 * 8 MB a weight, the cuts some tens of kB. Run `npm run fonts` after changing the list below.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

import { readArgs } from './lib/args';

readArgs({});

const OUT = join(__dirname, '../assets/fonts');
const require_ = createRequire(__filename);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const LATIN = range(0x20, 0x7e) + range(0xa0, 0x17f);
const PUNCTUATION = '‐‑–—‘’“”„†•…‹›⁄€™−×÷≤≥←↑→↓✓';
/** The game's name as it is written in Japanese, for the title. */
const TITLE = 'もったいない勿体無';

const FONTS = [
  { from: 'shippori-mincho/500Medium/ShipporiMincho_500Medium.ttf', to: 'ShipporiMincho-Medium' },
  { from: 'shippori-mincho/700Bold/ShipporiMincho_700Bold.ttf', to: 'ShipporiMincho-Bold' },
  { from: 'noto-sans/400Regular/NotoSans_400Regular.ttf', to: 'NotoSans-Regular' },
  { from: 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf', to: 'NotoSans-SemiBold' },
];

async function main() {
  mkdirSync(OUT, { recursive: true });
  for (const { from, to } of FONTS) {
    const source = readFileSync(require_.resolve(`@expo-google-fonts/${from}`));
    const cut = await subsetFont(source, LATIN + PUNCTUATION + TITLE, { targetFormat: 'truetype' });
    writeFileSync(join(OUT, `${to}.ttf`), cut);
    console.log(`${to}.ttf  ${(cut.length / 1024).toFixed(0)} kB`);
  }
}

void main();
