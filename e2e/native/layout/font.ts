/** Glyph widths of a TrueType font, read from its file. */
import { readFileSync } from 'node:fs';

export interface Font {
  /** Relative to the font size. */
  readonly ascent: number;
  readonly descent: number;
  advance(codePoint: number): number;
  has(codePoint: number): boolean;
}

interface Tables {
  readonly data: Buffer;
  readonly start: (name: string) => number;
}

function tablesOf(data: Buffer): Tables {
  const starts = new Map<string, number>();
  const count = data.readUInt16BE(4);
  for (let i = 0; i < count; i++) {
    const at = 12 + i * 16;
    starts.set(data.toString('latin1', at, at + 4), data.readUInt32BE(at + 8));
  }
  const start = (name: string) => {
    const found = starts.get(name);
    if (found === undefined) throw new Error(`The font has no table ${name}`);
    return found;
  };
  return { data, start };
}

/** Segments of code points (cmap format 4), which our font subsets use. */
function glyphsBySegments(data: Buffer, at: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const segments = data.readUInt16BE(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  for (let i = 0; i < segments; i++) {
    const end = data.readUInt16BE(ends + i * 2);
    const start = data.readUInt16BE(starts + i * 2);
    const delta = data.readUInt16BE(deltas + i * 2);
    const offsetAt = offsets + i * 2;
    const offset = data.readUInt16BE(offsetAt);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const raw = offset === 0 ? code : data.readUInt16BE(offsetAt + offset + (code - start) * 2);
      if (raw !== 0) glyphs.set(code, (raw + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** Groups of code points (cmap format 12). */
function glyphsByGroups(data: Buffer, at: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const groups = data.readUInt32BE(at + 12);
  for (let i = 0; i < groups; i++) {
    const group = at + 16 + i * 12;
    const first = data.readUInt32BE(group);
    const last = data.readUInt32BE(group + 4);
    const glyph = data.readUInt32BE(group + 8);
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
  }
  return glyphs;
}

function readGlyphs({ data, start }: Tables): Map<number, number> {
  const cmap = start('cmap');
  const count = data.readUInt16BE(cmap + 2);
  const all = new Map<number, number>();
  for (let i = 0; i < count; i++) {
    const at = cmap + data.readUInt32BE(cmap + 4 + i * 8 + 4);
    const format = data.readUInt16BE(at);
    if (format !== 4 && format !== 12) continue;
    const found = format === 4 ? glyphsBySegments(data, at) : glyphsByGroups(data, at);
    for (const [code, glyph] of found) all.set(code, glyph);
  }
  return all;
}

const withoutAccent = (code: number) =>
  String.fromCodePoint(code).normalize('NFD').codePointAt(0) ?? code;

export function readFont(file: string): Font {
  const tables = tablesOf(readFileSync(file));
  const { data, start } = tables;
  const em = data.readUInt16BE(start('head') + 18);
  const hhea = start('hhea');
  const metrics = data.readUInt16BE(hhea + 34);
  const hmtx = start('hmtx');
  const glyphs = readGlyphs(tables);
  const advanceOf = (glyph: number) =>
    data.readUInt16BE(hmtx + Math.min(glyph, metrics - 1) * 4) / em;
  return {
    ascent: data.readInt16BE(hhea + 4) / em,
    descent: -data.readInt16BE(hhea + 6) / em,
    // A missing letter comes from a system font: about as wide as without its accent, or as the box for missing ones.
    advance: (code) => advanceOf(glyphs.get(code) ?? glyphs.get(withoutAccent(code)) ?? 0),
    has: (code) => glyphs.has(code),
  };
}
