import { BACK, BACK_PATTERN, EMBLEMS } from '@/components/card/art/back';
import { ART } from '@/components/card/art';
import { GLYPHS, PATTERNS } from '@/components/card/art/materials';
import type { Art, Shape } from '@/components/card/art/types';
import { MATERIALS, WORK_NAMES } from '@/engine';

const TONES = ['ink', 'mid', 'tint', 'washi'];
const MAX_SHAPES = 40;
const MAX_BYTES = 3072;

type Point = readonly [x: number, y: number];
type Drawn = Exclude<Shape, { kind: 'group' }>;

function drawn(art: Art): Drawn[] {
  return art.flatMap((shape) => (shape.kind === 'group' ? drawn(shape.shapes) : [shape]));
}

/** How many numbers each path command takes. */
const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };

/** A point of the Bézier curve over these points. */
function bezier(curve: readonly Point[], t: number): Point {
  const [first = [0, 0], ...rest] = curve;
  if (rest.length === 0) return first;
  const between = rest.map((b, i): Point => {
    const a = curve[i] ?? b;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  });
  return bezier(between, t);
}

/** Points along a path; of an arc only its end. */
function pathPoints(d: string): Point[] {
  const found: Point[] = [];
  let at: Point = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers =
      rest.trim() === ''
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    const arity = ARITY[command];
    if (arity === undefined) throw new Error(`command ${command} in ${d}`);
    if (numbers.some(Number.isNaN)) throw new Error(`not a number in ${d}`);
    if (arity === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % arity !== 0) {
      throw new Error(`${command} with ${numbers.length} numbers in ${d}`);
    }
    for (let i = 0; i < numbers.length; i += arity) {
      const step = numbers.slice(i, i + arity);
      const [n = 0] = step;
      if (command === 'H') found.push((at = [n, at[1]]));
      else if (command === 'V') found.push((at = [at[0], n]));
      else {
        const flat = command === 'A' ? step.slice(5) : step;
        const to = flat.flatMap((x, j): Point[] => (j % 2 ? [] : [[x, flat[j + 1] ?? NaN]]));
        const curve = [at, ...to];
        const steps = to.length > 1 ? 16 : 1;
        for (let k = 1; k <= steps; k++) found.push(bezier(curve, k / steps));
        at = to.at(-1) ?? at;
      }
    }
  }
  return found;
}

function round(cx: number, cy: number, rx: number, ry: number): Point[] {
  return Array.from({ length: 16 }, (_, k): Point => {
    const angle = (k * Math.PI) / 8;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

function points(shape: Shape): Point[] {
  switch (shape.kind) {
    case 'path':
      return pathPoints(shape.d);
    case 'circle':
      return round(shape.cx, shape.cy, shape.r, shape.r);
    case 'ellipse':
      return round(shape.cx, shape.cy, shape.rx, shape.ry);
    case 'rect': {
      const { x, y, w, h } = shape;
      return [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ];
    }
    case 'group': {
      const [degrees, ox, oy] = shape.rotate;
      const angle = (degrees * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return shape.shapes
        .flatMap(points)
        .map(([x, y]) => [
          ox + (x - ox) * cos - (y - oy) * sin,
          oy + (x - ox) * sin + (y - oy) * cos,
        ]);
    }
  }
}

const outside = (art: Art) =>
  art.flatMap(points).filter(([x, y]) => !(x >= 0 && x <= 100 && y >= 0 && y <= 100));

const ornaments: [string, Art][] = [
  ['the back', BACK],
  ...MATERIALS.map((m): [string, Art] => [`the glyph of ${m}`, GLYPHS[m]]),
  ...EMBLEMS.flatMap(({ shape, solid, outline }): [string, Art][] => [
    [`the solid ${shape}`, solid],
    [`the ${shape} in outline`, outline],
  ]),
];
const tiles: [string, Art][] = [
  ['the back', BACK_PATTERN.art],
  ...MATERIALS.map((m): [string, Art] => [m, PATTERNS[m].art]),
];
const pictures: [string, Art][] = [
  ...WORK_NAMES.map((name): [string, Art] => [name, ART[name]]),
  ...ornaments,
];

test('every work has its own drawing', () => {
  expect(Object.keys(ART)).toEqual([...WORK_NAMES]);
  expect(new Set(WORK_NAMES.map((name) => JSON.stringify(ART[name]))).size).toBe(WORK_NAMES.length);
});

test.each(pictures)('%s stays on the canvas', (_name, art) => {
  expect(art.length).toBeGreaterThan(0);
  expect(outside(art)).toEqual([]);
});

test.each([...pictures, ...tiles])('%s is painted in the four tones', (_name, art) => {
  for (const shape of drawn(art)) {
    const paints = [shape.fill, shape.stroke].filter((tone) => tone !== undefined);
    expect(paints.length).toBeGreaterThan(0);
    for (const tone of paints) expect(TONES).toContain(tone);
  }
});

test.each(pictures)('%s is light enough for a crowded table', (_name, art) => {
  expect(drawn(art).length).toBeLessThanOrEqual(MAX_SHAPES);
  expect(JSON.stringify(art).length).toBeLessThanOrEqual(MAX_BYTES);
});

test('glyphs are stamps of one tone, so that they work on any ground', () => {
  for (const material of MATERIALS) {
    expect(new Set(drawn(GLYPHS[material]).map((s) => s.fill))).toEqual(new Set(['ink']));
    expect(drawn(GLYPHS[material]).every((s) => s.stroke === undefined)).toBe(true);
  }
});

test('every seat has a crest of another shape', () => {
  expect(new Set(EMBLEMS.map((e) => e.shape)).size).toBe(5);
});
