import { ART } from '@/components/card/art';
import { BACK } from '@/components/card/art/back';
import type { Art, Shape } from '@/components/card/art/types';
import { faceGeometry } from '@/components/card/geometry';
import { markup } from '@/components/card/markup';
import { tonesOf } from '@/components/card/tones';

const INK = { ink: '#111111', mid: '#222222', tint: '#333333', washi: '#444444' };

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
