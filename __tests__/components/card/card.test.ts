import { ART } from '@/components/card/art';
import { BACK } from '@/components/card/art/back';
import type { Art, Shape } from '@/components/card/art/types';
import { drawLayers } from '@/components/card/canvas';
import {
  faceGeometry,
  headHeight,
  nameType,
  slipGeometry,
  type Square,
} from '@/components/card/geometry';
import type { Layer } from '@/components/card/layers';
import { markup, pictureMarkup } from '@/components/card/markup';
import { tonesOf } from '@/components/card/tones';
import { textWidth } from '@/components/theme/measure';
import { contains } from '@/components/table/layout/geometry';
import { MATERIALS, WORK_NAMES } from '@/engine';
import { t } from '@/locales';

const INK = { ink: '#111111', mid: '#222222', tint: '#333333', washi: '#444444' };

const squareOf = ({ x, y, size }: Square) => ({ x, y, w: size, h: size });

const shapesIn = (art: Art): number =>
  art.reduce((n, shape: Shape) => n + 1 + (shape.kind === 'group' ? shapesIn(shape.shapes) : 0), 0);

describe('an illustration as text for a browser', () => {
  test('has every shape, each opened and closed', () => {
    for (const art of [...Object.values(ART), BACK]) {
      const text = markup(art, INK);
      expect(text.match(/<[a-z]/g)).toHaveLength(shapesIn(art));
      expect(text.match(/<\//g)).toHaveLength(shapesIn(art));
      expect(text).not.toContain('undefined');
    }
  });

  test('names the colours of the palette it is given', () => {
    const art: Art = [
      { kind: 'circle', cx: 5, cy: 6, r: 4, fill: 'tint', stroke: 'ink', fine: true },
    ];
    expect(markup(art, INK)).toBe(
      '<circle cx="5" cy="6" r="4" fill="#333333" stroke="#111111" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"></circle>',
    );
    expect(markup(art, { ...INK, tint: '#999999' })).toContain('fill="#999999"');
  });

  test('turns what is turned together', () => {
    const art: Art = [
      {
        kind: 'group',
        rotate: [30, 50, 60],
        shapes: [{ kind: 'path', d: 'M0 0L9 9', stroke: 'mid', dashed: true }],
      },
    ];
    expect(markup(art, INK)).toMatch(
      /^<g transform="rotate\(30 50 60\)"><path .*dasharray="3,3.5"/,
    );
  });
});

const FRAME = { x: 10, y: 20, w: 30, h: 40 };
const LAYERS: readonly Layer[] = [
  { kind: 'box', at: FRAME, fill: '#010101', stroke: '#020202', strokeWidth: 3 },
  { kind: 'disc', cx: 7, cy: 8, r: 9, fill: '#030303' },
  {
    kind: 'art',
    art: [
      { kind: 'rect', x: 1, y: 2, w: 3, h: 4, fill: 'tint' },
      {
        kind: 'group',
        rotate: [90, 50, 60],
        shapes: [{ kind: 'circle', cx: 5, cy: 6, r: 4, stroke: 'mid', dashed: true }],
      },
    ],
    tones: INK,
    place: { x: 11, y: 12, scale: 0.5 },
    within: FRAME,
  },
];

test('a picture as text has its layers back to front, and its own name for what it cuts off', () => {
  const text = pictureMarkup(LAYERS, 'a');
  expect(text).toMatch(
    /^<rect x="10" y="20" width="30" height="40" fill="#010101" stroke="#020202" stroke-width="3"><\/rect><circle/,
  );
  expect(text).toContain('<clipPath id="a2"><rect x="10" y="20" width="30" height="40">');
  expect(text).toContain(
    '<g clip-path="url(#a2)"><g transform="translate(11 12) scale(0.5)"><rect x="1"',
  );
  expect(pictureMarkup(LAYERS, 'b')).not.toContain('a2');
});

test('a pattern fills its box with tiles of the wanted size', () => {
  const tile = {
    width: 20,
    height: 10,
    art: [{ kind: 'path', d: 'M0 0L9 9', fill: 'mid' }],
  } as const;
  const [at, grain, opacity] = [{ x: 0, y: 0, w: 12, h: 90 }, 0.5, 0.4];
  const text = pictureMarkup([{ kind: 'tiles', at, tile, grain, tones: INK, opacity }], 'p');
  expect(text).toContain('patternUnits="userSpaceOnUse" viewBox="0 0 20 10" width="10" height="5"');
  expect(text).toContain('width="12" height="90" fill="url(#p0)" opacity="0.4"');
});

/** Records the calls on a canvas, with their colours. */
function notingPen() {
  const notes: string[] = [];
  const set: Record<string, unknown> = {};
  const round = (value: unknown) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : String(value);
  const pen = new Proxy(set, {
    get: (_, name: string) =>
      name in set
        ? set[name]
        : (...given: unknown[]) => {
            const colour = name.startsWith('fill') ? set.fillStyle : set.strokeStyle;
            const paint = /^(fill|stroke)/.test(name) ? ` in ${String(colour)}` : '';
            notes.push(`${name}(${given.map(round).join()})${paint}`);
          },
  });
  return { pen: pen as unknown as CanvasRenderingContext2D, notes };
}

describe('a picture on a canvas', () => {
  beforeAll(() => {
    class Path {
      private readonly made: string[] = [];
      constructor(d = '') {
        if (d) this.made.push(d);
      }
      arc = (x: number, y: number, r: number) => void this.made.push(`circle ${x} ${y} ${r}`);
      ellipse = (x: number, y: number) => void this.made.push(`ellipse ${x} ${y}`);
      roundRect = (x: number, y: number) => void this.made.push(`rect ${x} ${y}`);
      toString = () => this.made.join();
    }
    Object.assign(globalThis, { Path2D: Path });
  });

  test('is drawn back to front, in place, turned, and cut off at its frame', () => {
    const { pen, notes } = notingPen();
    drawLayers(pen, LAYERS);
    expect(notes).toEqual([
      'save()',
      'fillRect(10,20,30,40) in #010101',
      'strokeRect(10,20,30,40) in #020202',
      'restore()',
      'save()',
      'beginPath()',
      'arc(7,8,9,0,6.28)',
      'fill() in #030303',
      'restore()',
      'save()',
      'beginPath()',
      'rect(10,20,30,40)',
      'clip()',
      'translate(11,12)',
      'scale(0.5,0.5)',
      'fill(rect 1 2) in #333333',
      'save()',
      'translate(50,60)',
      'rotate(1.57)',
      'translate(-50,-60)',
      'setLineDash(3,3.5)',
      'stroke(circle 5 6 4) in #222222',
      'restore()',
      'restore()',
    ]);
  });

  test('can be drawn for every work', () => {
    for (const art of [...Object.values(ART), BACK]) {
      const { pen, notes } = notingPen();
      const place = { x: 0, y: 0, scale: 1 };
      drawLayers(pen, [{ kind: 'art', art, tones: INK, place }]);
      const painted = notes.filter((note) => /^(fill|stroke)\(/.test(note)).length;
      expect(painted).toBeGreaterThan(3);
      expect(notes.filter((n) => n === 'save()')).toHaveLength(
        notes.filter((n) => n === 'restore()').length,
      );
      expect(notes.join()).not.toMatch(/undefined|NaN/);
    }
  });
});

test('a palette is the same object each time, so that nothing is painted again for it', () => {
  expect(tonesOf('clay')).toBe(tonesOf('clay'));
});

test('no name on a card is set smaller than 11 points, and a long one has room', () => {
  for (const w of [24, 44, 60, 84, 120, 300]) {
    const g = faceGeometry(w, w * 1.4, 'Handkerchief');
    expect(g.nameSize).toBeGreaterThanOrEqual(11);
    expect(g.nameW * g.narrow).toBeLessThanOrEqual(w - g.edge);
  }
});

test('on a small card the value never lies on the material', () => {
  for (let w = 24; w <= 120; w += 2) {
    const { glyph, glyphAt, discX, disc } = faceGeometry(w, w * 1.4, 'Bell');
    if (glyph > 0) expect(glyphAt.x + glyph).toBeLessThan(discX - disc);
  }
  expect(faceGeometry(44, 61.6, 'Bell').glyph).toBeGreaterThan(8);
});

test('name, material and value stand in the head of a card, which is all that a finger needs to see', () => {
  for (let w = 44; w <= 84; w += 2) {
    const { factsY, factsH, disc, artY } = faceGeometry(w, w * 1.4, 'Bell');
    expect(factsY + factsH / 2 + disc).toBeLessThanOrEqual(headHeight(w));
    expect(headHeight(w)).toBe(artY);
    expect(headHeight(w)).toBeLessThanOrEqual(44);
  }
});

test('a drawing is square and lies in its frame, however low the card is, so any size of it can stand in', () => {
  for (let w = 44; w <= 120; w += 4) {
    for (const h of [44, w, w * 1.2, w * 1.4]) {
      const { drawing, artX, artY, artW, artH } = faceGeometry(w, h, 'Bell');
      expect(contains({ x: artX, y: artY, w: artW, h: artH }, squareOf(drawing), 0)).toBe(true);
    }
  }
});

test('material and task stand in words from where their longest names fit', () => {
  const wordy = [44, 60, 76, 84, 92, 100, 120].filter(
    (w) => faceGeometry(w, w * 1.4, 'Bell').words,
  );
  expect(wordy).toEqual([92, 100, 120]);
  for (const w of wordy) {
    const { glyphAt, glyph, wordSize, discX, disc } = faceGeometry(w, w * 1.4, 'Bell');
    const style = { fontFamily: 'NotoSans-SemiBold', fontSize: wordSize } as const;
    for (const material of MATERIALS) {
      const width = textWidth(t(`material.${material}`), style);
      expect(glyphAt.x + glyph + width).toBeLessThan(discX - disc);
    }
  }
});

describe('a work as a slip', () => {
  test.each([64, 88, 130])('%i points wide: name, glyph and value side by side', (w) => {
    for (const name of WORK_NAMES) {
      for (const h of [13, 18, 24]) {
        const g = slipGeometry(w, h, name);
        expect(g.nameSize).toBeGreaterThanOrEqual(11);
        const middle = g.nameX + g.nameW / 2;
        const half = (g.nameW * g.narrow) / 2;
        expect(middle - half).toBeGreaterThanOrEqual(g.edge);
        expect(middle + half).toBeLessThan(g.valueX);
        expect(g.valueX + g.valueW).toBeLessThan(w);
        expect(g.glyph).toBeLessThanOrEqual(h - 2);
      }
    }
  });

  test('the longest name is not set much narrower in the wing of a tablet', () => {
    const wide = (name: string) => textWidth(name, nameType(11));
    const longest = [...WORK_NAMES].sort((a, b) => wide(b) - wide(a))[0] ?? '';
    expect(slipGeometry(88, 15, longest).narrow).toBeGreaterThan(0.7);
    expect(slipGeometry(88, 15, 'Kite').narrow).toBe(1);
  });
});
