/** Reads advance widths and kerning from a font with HarfBuzz, as Chromium and Android do. */
import type { FontMetrics } from '../../components/theme/font-metrics';

/** In no font, so without kerning: it separates the pairs of one long text. */
const APART = '\n';

/** [first code point, the advances of it and of those that follow without a gap] */
type Run = [number, number[]];

function runsOf(advances: ReadonlyMap<string, number>): Run[] {
  const runs: Run[] = [];
  for (const [letter, advance] of advances) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last !== undefined && code === last[0] + last[1].length) last[1].push(advance);
    else runs.push([code, [advance]]);
  }
  return runs;
}

/** Letters with the same kerning towards all others share a class. */
function classesOf(letters: readonly string[], behaviour: (letter: string) => string): string[] {
  const classes = new Map<string, string>();
  for (const letter of letters) {
    const key = behaviour(letter);
    if (/[^0,]/.test(key)) classes.set(key, (classes.get(key) ?? '') + letter);
  }
  return [...classes.values()];
}

function kerningOf(
  letters: readonly string[],
  rows: ReadonlyMap<string, readonly number[]>,
): FontMetrics['kerning'] {
  const at = new Map(letters.map((letter, i) => [letter, i]));
  const between = (a: string, b: string) => rows.get(a)?.[at.get(b) ?? -1] ?? 0;
  const before = classesOf(letters, (a) => String(rows.get(a)));
  const after = classesOf(letters, (b) => String(letters.map((a) => between(a, b))));
  const pairs = before.flatMap((firsts, i) =>
    after.flatMap((seconds, j) => {
      const units = between([...firsts][0] ?? '', [...seconds][0] ?? '');
      return units === 0 ? [] : [i, j, units];
    }),
  );
  return { before, after, pairs };
}

interface Glyph {
  /** Glyph number, 0 for a letter that the font lacks. */
  readonly codepoint: number;
  readonly cluster: number;
  readonly xAdvance?: number;
}

type Shape = (text: string, ligatures: boolean) => readonly Glyph[];

async function shaperOf(file: Uint8Array) {
  const hb = await import('harfbuzzjs');
  const face = new hb.Face(new hb.Blob(Uint8Array.from(file).buffer));
  const font = new hb.Font(face);
  const none = ['liga', 'clig'].map((tag) => new hb.Feature(tag, 0));
  const shape: Shape = (text, ligatures) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.setDirection(hb.Direction.LTR);
    buffer.setScript('Latn');
    hb.shape(font, buffer, ligatures ? [] : none);
    return buffer.getGlyphInfosAndPositions();
  };
  const { ascender, descender } = font.hExtents();
  return { shape, em: face.upem, ascent: ascender, descent: -descender };
}

/** The letter's advance with each of the others after it. */
function widthsAfter(shape: Shape, first: string, others: readonly string[], ligatures: boolean) {
  const widths = others.map(() => 0);
  const text = others.map((other) => first + other + APART).join('');
  for (const { cluster, xAdvance = 0 } of shape(text, ligatures)) {
    const pair = Math.floor(cluster / 3);
    if (cluster % 3 !== 2) widths[pair] = (widths[pair] ?? 0) + xAdvance;
  }
  return widths;
}

/** `letters`: those to look for. */
export async function metricsOf(file: Uint8Array, letters: string): Promise<FontMetrics> {
  const { shape, ...font } = await shaperOf(file);
  const advances = new Map<string, number>();
  const sorted = [...new Set(letters)].sort(
    (a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0),
  );
  for (const letter of sorted) {
    const [glyph] = shape(letter, true);
    if (glyph !== undefined && glyph.codepoint !== 0) advances.set(letter, glyph.xAdvance ?? 0);
  }
  const known = [...advances.keys()];
  const rows = new Map<string, readonly number[]>();
  const ligatures: Record<string, number> = {};
  for (const first of known) {
    const apart = widthsAfter(shape, first, known, false);
    widthsAfter(shape, first, known, true).forEach((width, i) => {
      const units = width - (apart[i] ?? 0);
      if (units !== 0) ligatures[`${first}${known[i] ?? ''}`] = units;
    });
    const alone = (letter = '') => advances.get(letter) ?? 0;
    const row = apart.map((both, i) => both - alone(first) - alone(known[i]));
    rows.set(first, row);
  }
  return { ...font, widths: runsOf(advances), kerning: kerningOf(known, rows), ligatures };
}
