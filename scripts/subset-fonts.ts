/**
 * Cuts the bundled fonts down to the characters the game can show (the full Japanese families weigh 8 MB a
 * weight, the cuts some tens of kB), and writes down how wide the cuts set their letters.
 * `npm run fonts` after changing the list below; `npm run fonts -- --check` only compares with what is there.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';

import type { FontMetrics } from '../components/theme/font-metrics';
import { metricsOf } from './fonts/metrics';
import { readArgs } from './lib/args';
import { runCommand, Trouble } from './say';

const ROOT = join(__dirname, '..');
const METRICS = 'components/theme/font-metrics.ts';
const require_ = createRequire(__filename);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const LATIN = range(0x20, 0x7e) + range(0xa0, 0x17f);
const PUNCTUATION = '‐‑–—‘’“”„†•…‹›⁄€™−×÷≤≥←↑→↓✓';
/** The game's name as it is written in Japanese, for the title. */
const TITLE = 'もったいない勿体無';
const LETTERS = LATIN + PUNCTUATION + TITLE;

const FONTS = [
  { from: 'shippori-mincho/500Medium/ShipporiMincho_500Medium.ttf', to: 'ShipporiMincho-Medium' },
  { from: 'shippori-mincho/700Bold/ShipporiMincho_700Bold.ttf', to: 'ShipporiMincho-Bold' },
  { from: 'noto-sans/400Regular/NotoSans_400Regular.ttf', to: 'NotoSans-Regular' },
  { from: 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf', to: 'NotoSans-SemiBold' },
];

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

async function metricsFile(all: Readonly<Record<string, FontMetrics>>): Promise<string> {
  const names = Object.keys(all).map((name) => `'${name}'`);
  const path = join(ROOT, METRICS);
  const text =
    `${METRICS_HEAD}export type FontName = ${names.join(' | ')};\n\n` +
    `export const FONT_METRICS: Readonly<Record<FontName, FontMetrics>> = ${JSON.stringify(all)};\n`;
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

async function filesMade(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const metrics: Record<string, FontMetrics> = {};
  for (const { from, to } of FONTS) {
    const source = readFileSync(require_.resolve(`@expo-google-fonts/${from}`));
    const cut = await subsetFont(source, LETTERS, { targetFormat: 'truetype' });
    files.set(`assets/fonts/${to}.ttf`, cut);
    metrics[to] = await metricsOf(cut, LETTERS);
  }
  files.set(METRICS, Buffer.from(await metricsFile(metrics)));
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
