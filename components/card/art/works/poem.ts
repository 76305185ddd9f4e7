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
      { kind: 'rect', x: 31, y: 22, w: 38, h: 73, rx: 1, fill: 'washi', stroke: 'ink' },
      { kind: 'path', d: 'M32 82 Q41 74 50 80 Q59 86 68 76 V94 H32 Z', fill: 'mid' },
      { kind: 'path', d: 'M32 23 H68 V28 Q57 34 49 29 Q41 26 32 32 Z', fill: 'mid' },
      { kind: 'circle', cx: 50, cy: 27, r: 2, fill: 'washi', stroke: 'ink' },
      {
        kind: 'path',
        d: 'M54 38 Q59 35 65 37 Q61 41 54 41 Z M58 43 Q63 47 61 53 Q57 52 58 43 Z M54 57 Q61 54 65 57 Q61 61 63 66 Q63 72 57 74 Q59 67 57 62 Z',
        fill: 'ink',
      },
      {
        kind: 'path',
        d: 'M36 42 Q41 46 39 51 Q34 49 36 42 Z M42 42 Q47 42 47 45 Q43 50 44 55 Q38 58 36 55 Q40 50 42 42 Z M37 61 Q44 59 47 61 Q45 65 42 66 Q44 71 40 74 Q37 70 39 65 Z',
        fill: 'ink',
      },
    ],
  },
];
