import type { Art } from '../types';

/** A strip of verse tied to bamboo. */
export const poem: Art = [
  { kind: 'path', d: 'M3 22 Q50 16 97 5', stroke: 'ink' },
  { kind: 'path', d: 'M64 12 Q78 16 84 30 Q68 26 64 12 Z', fill: 'ink' },
  { kind: 'path', d: 'M78 9 Q92 14 95 26 Q82 22 78 9 Z', fill: 'mid' },
  { kind: 'path', d: 'M20 20 Q10 24 6 38 Q20 34 20 20 Z', fill: 'ink' },
  { kind: 'path', d: 'M30 19 Q18 26 18 42 Q30 34 30 19 Z', fill: 'mid' },
  {
    kind: 'group',
    rotate: [5, 50, 16],
    shapes: [
      { kind: 'path', d: 'M50 15 V27', stroke: 'ink' },
      { kind: 'rect', x: 33, y: 22, w: 34, h: 72, rx: 1, fill: 'washi', stroke: 'ink' },
      { kind: 'path', d: 'M34 80 Q42 72 50 78 Q58 84 66 74 V93 H34 Z', fill: 'mid' },
      { kind: 'path', d: 'M34 23 H66 V28 Q56 34 48 29 Q40 26 34 32 Z', fill: 'mid' },
      { kind: 'circle', cx: 50, cy: 27, r: 2, fill: 'washi', stroke: 'ink' },
      {
        kind: 'path',
        d: 'M57 37 Q63 37 61 43 Q56 46 58 52 Q64 54 60 60 Q56 66 60 72 Q55 72 55 66 Q57 58 55 54 Q52 48 57 44 Q58 40 55 39 Z',
        fill: 'ink',
      },
      {
        kind: 'path',
        d: 'M41 42 Q48 41 46 47 Q41 50 44 56 Q47 60 43 69 Q40 66 41 60 Q42 56 39 52 Q39 47 42 45 Z',
        fill: 'ink',
      },
    ],
  },
];
