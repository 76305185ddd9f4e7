import type { Art } from '../types';

/** An oiled umbrella in slanting rain. */
export const umbrella: Art = [
  {
    kind: 'path',
    d: 'M8 12 L4 24 M24 4 L20 14 M6 64 L2 76 M18 74 L13 88 M90 66 L86 78 M78 78 L73 92 M96 84 L93 92',
    stroke: 'mid',
  },
  {
    kind: 'group',
    rotate: [14, 50, 50],
    shapes: [
      { kind: 'rect', x: 47, y: 50, w: 6, h: 44, rx: 2, fill: 'washi', stroke: 'ink' },
      { kind: 'path', d: 'M46 82 H54 V94 H46 Z', fill: 'ink' },
      {
        kind: 'path',
        d: 'M6 56 Q8 12 50 10 Q92 12 94 56 Q87 49 79 56 Q70 49 60 56 Q50 49 40 56 Q30 49 21 56 Q13 49 6 56 Z',
        fill: 'ink',
        stroke: 'ink',
      },
      {
        kind: 'path',
        d: 'M19 23 Q50 35 81 23 Q89 31 91.5 41 Q50 54 8.5 41 Q11 31 19 23 Z',
        fill: 'washi',
      },
      {
        kind: 'path',
        d: 'M81 23 Q89 31 91.5 41 Q84 44 74 46 Q72 34 67 28 Q75 26 81 23 Z',
        fill: 'mid',
      },
      {
        kind: 'path',
        d: 'M50 12 Q25 20 21 55 M50 12 Q40 24 40 55 M50 12 Q60 24 60 55 M50 12 Q75 20 79 55',
        stroke: 'ink',
        fine: true,
      },
      { kind: 'path', d: 'M46 5 H54 L56 12 H44 Z', fill: 'ink' },
    ],
  },
];
