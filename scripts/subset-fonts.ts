/**
 * Cuts the bundled fonts to the characters the game can show (a full Japanese weight has 8 MB, a
 * cut some tens of kB), and writes their letter widths.
 * `npm run fonts` after changing the lists below or locales/ja; `npm run fonts -- --check` only
 * compares.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';

import type { FontMetrics } from '../components/theme/font-metrics';
import { LANGUAGES } from '../locales/languages';
import { charactersIn } from './fonts/characters';
import { metricsOf } from './fonts/metrics';
import { renameFont } from './fonts/rename';
import { readArgs } from './lib/args';
import { runCommand, Trouble } from './say';

const ROOT = join(__dirname, '..');
const METRICS = 'components/theme/font-metrics.ts';
const JAPANESE_METRICS = 'components/theme/japanese-metrics.ts';
const require_ = createRequire(__filename);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const LATIN = range(0x20, 0x7e) + range(0xa0, 0x17f);
const PUNCTUATION = '‐‑–—‘’“”„†•…‹›⁄€™−×÷≤≥←↑→↓✓';
/** The game's name as it is written in Japanese, for the title. */
const TITLE = 'もったいない勿体無';
/** In the list of languages each is named in its own letters, before its fonts are there. */
const LANGUAGE_NAMES = Object.values(LANGUAGES)
  .map(({ name }) => name)
  .join('');
const LETTERS = LATIN + PUNCTUATION + TITLE + LANGUAGE_NAMES;

interface Cut {
  readonly from: string;
  readonly to: string;
}

const FONTS: readonly Cut[] = [
  { from: 'shippori-mincho/500Medium/ShipporiMincho_500Medium.ttf', to: 'ShipporiMincho-Medium' },
  { from: 'shippori-mincho/700Bold/ShipporiMincho_700Bold.ttf', to: 'ShipporiMincho-Bold' },
  { from: 'noto-sans/400Regular/NotoSans_400Regular.ttf', to: 'NotoSans-Regular' },
  { from: 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf', to: 'NotoSans-SemiBold' },
];

/** With Latin letters of their own: a device takes a text from one file. */
const JAPANESE: readonly Cut[] = [
  { from: 'shippori-mincho/500Medium/ShipporiMincho_500Medium.ttf', to: 'ShipporiMinchoJP-Medium' },
  { from: 'shippori-mincho/700Bold/ShipporiMincho_700Bold.ttf', to: 'ShipporiMinchoJP-Bold' },
  { from: 'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf', to: 'NotoSansJP-Regular' },
  { from: 'noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf', to: 'NotoSansJP-SemiBold' },
];
/** All kana, because people use them in names. */
const KANA = range(0x3041, 0x3096) + range(0x30a1, 0x30fc);
/**
 * No feature that moves or replaces letters, so that kana stay square; nothing for vertical text.
 */
const PLAIN = {
  keepFeatures: [],
  dropTables: ['BASE', 'GDEF', 'GPOS', 'GSUB', 'STAT', 'VORG', 'vhea', 'vmtx'],
};

const METRICS_HEAD = `/** Made by \`npm run fonts\` from the bundled fonts: how wide each sets its letters. Not to be edited. */

export interface FontMetrics {
  /** All other numbers are parts of this. */
  readonly em: number;
  readonly ascent: number;
  readonly descent: number;
  /** A code point, and the advances of it and of those that follow it without a gap. */
  readonly widths: readonly (readonly [number, readonly number[]])[];
  /** Classes of letters. \`pairs\`, by threes: a place in \`before\`, one in \`after\`, and by how much they differ side by side. */
  readonly kerning: {
    readonly before: readonly string[];
    readonly after: readonly string[];
    readonly pairs: readonly number[];
  };
  /** Letters that become one, and by how much that differs; letters that are spaced stay apart. */
  readonly ligatures: Readonly<Record<string, number>>;
}

`;

const JAPANESE_HEAD = `/** Made by \`npm run fonts\`: how wide the Japanese fonts set their letters, those apart that fill a square. Not to be edited. */
import type { FontMetrics } from './font-metrics';

`;

async function metricsFile(
  file: string,
  head: string,
  [type, value]: readonly [type: string, value: string],
  all: Readonly<Record<string, FontMetrics>>,
): Promise<Buffer> {
  const names = Object.keys(all).map((name) => `'${name}'`);
  const path = join(ROOT, file);
  const text =
    `${head}export type ${type} = ${names.join(' | ')};\n\n` +
    `export const ${value}: Readonly<Record<${type}, FontMetrics>> = ${JSON.stringify(all)};\n`;
  return Buffer.from(await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

const sourceOf = ({ from }: Cut): Buffer =>
  readFileSync(require_.resolve(`@expo-google-fonts/${from}`));

/** From here on characters are square, which `components/theme/measure` relies on. */
const SQUARES = 0x2e80;
const isSquare = (letter: string): boolean => (letter.codePointAt(0) ?? 0) >= SQUARES;

async function filesMade(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const metrics: Record<string, FontMetrics> = {};
  for (const font of FONTS) {
    const cut = await subsetFont(sourceOf(font), LETTERS, { targetFormat: 'truetype' });
    files.set(`assets/fonts/${font.to}.ttf`, cut);
    metrics[font.to] = await metricsOf(cut, LETTERS);
  }
  const japanese: Record<string, FontMetrics> = {};
  const letters = LETTERS + KANA + LANGUAGES.ja.you + charactersIn('ja');
  const narrow = Array.from(letters)
    .filter((letter) => !isSquare(letter))
    .join('');
  for (const font of JAPANESE) {
    const plain = await subsetFont(sourceOf(font), letters, { targetFormat: 'truetype', ...PLAIN });
    const cut = renameFont(plain, (name) =>
      name
        .replace('Shippori Mincho', 'Shippori Mincho JP')
        .replace('ShipporiMincho', 'ShipporiMinchoJP'),
    );
    files.set(`assets/fonts/${font.to}.ttf`, cut);
    japanese[font.to] = await metricsOf(cut, narrow);
  }
  files.set(
    METRICS,
    await metricsFile(METRICS, METRICS_HEAD, ['FontName', 'FONT_METRICS'], metrics),
  );
  files.set(
    JAPANESE_METRICS,
    await metricsFile(
      JAPANESE_METRICS,
      JAPANESE_HEAD,
      ['JapaneseFontName', 'JAPANESE_FONT_METRICS'],
      japanese,
    ),
  );
  return files;
}

runCommand(async () => {
  const { check } = readArgs({ check: false });
  const files = await filesMade();
  if (check) {
    const other = [...files].filter(([path, made]) => !readFileSync(join(ROOT, path)).equals(made));
    if (other.length > 0) {
      throw new Trouble(`Not what \`npm run fonts\` makes: ${other.map(([p]) => p).join(', ')}`);
    }
    console.log(`${files.size} files are what the script makes, byte for byte.`);
    return;
  }
  mkdirSync(join(ROOT, 'assets/fonts'), { recursive: true });
  for (const [path, made] of files) {
    writeFileSync(join(ROOT, path), made);
    console.log(`${path}  ${(made.length / 1024).toFixed(0)} kB`);
  }
});
