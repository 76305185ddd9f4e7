/**
 * Text widths and line breaks, computed from the advance widths of the bundled fonts. They match
 * what browsers and devices render, and are known before anything is drawn.
 */
import { faceOf, metricsOf, type AnyFontName } from './faces';
import { endsPhrase, isMark, isSquare } from './phrases';

export interface Lettering {
  readonly fontFamily: AnyFontName;
  readonly fontSize: number;
  readonly letterSpacing?: number;
}

/** Whether a text fits in its place. */
export type Fits = (words: string) => boolean;

/** The smallest text anywhere, in points. */
export const SMALLEST = 11;

/** Width in ems of a letter from a fallback font; an emoji is about this wide. */
const LENT = 1.25;
/** Combining marks and invisible characters. */
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;

interface Font {
  readonly widths: ReadonlyMap<string, number>;
  readonly before: ReadonlyMap<string, number>;
  readonly after: ReadonlyMap<string, number>;
  readonly pairs: ReadonlyMap<number, number>;
  readonly ligatures: ReadonlyMap<string, number>;
}

const CLASSES = 1000;

function unpack(name: AnyFontName): Font {
  const { em, widths, kerning, ligatures } = metricsOf(name);
  const known = new Map<string, number>();
  for (const [first, advances] of widths) {
    advances.forEach((advance, i) => known.set(String.fromCodePoint(first + i), advance / em));
  }
  const placesIn = (classes: readonly string[]) =>
    new Map(classes.flatMap((letters, i) => Array.from(letters, (letter) => [letter, i] as const)));
  const pairs = new Map<number, number>();
  for (let i = 0; i < kerning.pairs.length; i += 3) {
    const [first = 0, second = 0, units = 0] = kerning.pairs.slice(i, i + 3);
    pairs.set(first * CLASSES + second, units / em);
  }
  return {
    widths: known,
    before: placesIn(kerning.before),
    after: placesIn(kerning.after),
    pairs,
    ligatures: new Map(Object.entries(ligatures).map(([both, units]) => [both, units / em])),
  };
}

const unpacked = new Map<AnyFontName, Font>();

function fontOf(named: AnyFontName): Font {
  const name = faceOf(named);
  let font = unpacked.get(name);
  if (font === undefined) unpacked.set(name, (font = unpack(name)));
  return font;
}

function lentWidth(letter: string, font: Font): number {
  if (WITHOUT_WIDTH.test(letter)) return 0;
  if (isSquare(letter)) return 1;
  const plain = Array.from(letter.normalize('NFD'))[0];
  return (plain === undefined ? undefined : font.widths.get(plain)) ?? LENT;
}

function kerningOf(a: string, b: string, font: Font): number {
  const before = font.before.get(a);
  const after = before === undefined ? undefined : font.after.get(b);
  if (before === undefined || after === undefined) return 0;
  return font.pairs.get(before * CLASSES + after) ?? 0;
}

/** Width of a text on one line; `last` is the letter before it, for kerning. */
export function textWidth(text: string, style: Lettering, last = ''): number {
  const { fontFamily, fontSize, letterSpacing = 0 } = style;
  const font = fontOf(fontFamily);
  let ems = 0;
  let count = 0;
  let before = last;
  for (const letter of text) {
    ems += font.widths.get(letter) ?? lentWidth(letter, font);
    ems += kerningOf(before, letter, font);
    if (letterSpacing === 0) ems += font.ligatures.get(before + letter) ?? 0;
    before = letter;
    if (!isMark(letter)) count += 1;
  }
  return fontSize * ems + letterSpacing * count;
}

/** A device may round letter widths to its own pixels, so a one-line box gets this much extra. */
const ROUNDING = 1.02;

/** The box width that keeps a text on one line on any device. */
export const boxWidth = (text: string, style: Lettering): number =>
  Math.ceil(textWidth(text, style) * ROUNDING);

/** The text width that surely fits a box of this width on any device. */
export const roomIn = (width: number): number => (width - 1) / ROUNDING;

/** Scales a style to the reader's text size. */
export function atSize<T extends { readonly fontSize: number; readonly lineHeight?: number }>(
  style: T,
  by: number,
): T {
  const { fontSize, lineHeight } = style;
  const larger = { ...style, fontSize: fontSize * by };
  return lineHeight === undefined ? larger : { ...larger, lineHeight: lineHeight * by };
}

const SPACE = /[ \u200b]/;
/** Spaces, dashes and marks come next. */
const LATIN_ENDS = '\u2000';
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Whether a line may break between two letters; `before` precedes them. */
function mayBreak(before: string, a: string, b: string): boolean {
  // Fast path for most letters; the rest handles spaces, dashes and symbols.
  if (a > '-' && b > '-' && a < LATIN_ENDS && b < LATIN_ENDS) return false;
  if (SPACE.test(b)) return false;
  if (SPACE.test(a)) return true;
  if (/[-‐]/.test(a)) return LETTER_OR_DIGIT.test(before) && /\p{L}/u.test(b);
  if (/[–—]/.test(a)) return LETTER_OR_DIGIT.test(b);
  return (isSquare(a) || isSquare(b)) && endsPhrase(before, a, b);
}

/** The unbreakable parts of a text, each with its trailing spaces. */
function partsOf(text: string): string[] {
  const letters = Array.from(text);
  const parts: string[] = [];
  let part = '';
  letters.forEach((letter, i) => {
    if (i > 0 && mayBreak(letters[i - 2] ?? '', letters[i - 1] ?? '', letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  });
  return [...parts, part];
}

/** The width of the longest unbreakable part, the minimum for a line. */
export function longestPart(text: string, style: Lettering): number {
  return Math.max(...partsOf(text).map((part) => textWidth(withoutEnd(part), style)));
}

/** Browsers measure in 1/64 of a point, and an exact fit still fits. */
const EXACTNESS = 1 / 64;
const withoutEnd = (line: string) => line.replace(/ +$/, '');

/**
 * Breaks a text into lines like browsers and React Native: after spaces and hyphens, between Japanese
 * phrases (devices: characters, which never takes more lines), and within a word only if it does not fit on a line.
 */
export function linesOf(text: string, style: Lettering, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const end = () => {
    lines.push(withoutEnd(line));
    line = '';
    used = 0;
  };
  const add = (part: string): boolean => {
    const last = line.slice(-1);
    if (used + textWidth(withoutEnd(part), style, last) > width + EXACTNESS) return false;
    used += textWidth(part, style, last);
    line += part;
    return true;
  };
  for (const paragraph of text.split('\n')) {
    for (const part of partsOf(paragraph)) {
      if (add(part)) continue;
      if (line !== '') end();
      if (add(part)) continue;
      for (const letter of part) {
        if (add(letter)) continue;
        if (line !== '') end();
        // A single letter always gets a line, even if it is too wide.
        if (!add(letter)) line = letter;
      }
    }
    end();
  }
  return lines;
}

/** The narrowest box that gives a text no more lines than this one does, so that its lines come out even. */
export function evenWidth(text: string, style: Lettering, width: number): number {
  const lines = linesOf(text, style, width).length;
  if (lines === 1) return width;
  let narrow = Math.min(width, longestPart(text, style));
  let wide = width;
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    if (linesOf(text, style, middle).length > lines) narrow = middle;
    else wide = middle;
  }
  return Math.min(width, Math.ceil(wide * ROUNDING));
}

/** Truncates a text to a width, with an ellipsis. */
export function cutText(text: string, style: Lettering, width: number): string {
  if (textWidth(text, style) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, style) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/**
 * Fits a text on one line: full size if possible, else smaller, and truncated at the smallest size.
 */
export function fitText(
  text: string,
  style: Lettering,
  width: number,
  least = SMALLEST,
): { readonly text: string; readonly fontSize: number } {
  const { fontSize } = style;
  const wide = textWidth(text, style);
  if (wide <= width) return { text, fontSize };
  const spacing = wide - textWidth(text, { ...style, letterSpacing: 0 });
  const smaller = (fontSize * Math.max(0, width - spacing)) / (wide - spacing);
  if (smaller >= least) return { text, fontSize: smaller };
  return { text: cutText(text, { ...style, fontSize: least }, width), fontSize: least };
}
