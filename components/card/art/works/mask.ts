import type { Art } from '../types';

/** A noh mask. */
export const mask: Art = [
  {
    kind: 'group',
    rotate: [-7, 50, 50],
    shapes: [
      { kind: 'path', d: 'M18 46 Q8 50 10 62 Q12 72 9 80', stroke: 'ink' },
      { kind: 'path', d: 'M82 46 Q90 50 88 62 Q86 72 87 78', stroke: 'ink' },
      { kind: 'path', d: 'M9 78 L14 90 H4 Z M87 77 L92 89 H82 Z', fill: 'mid', stroke: 'ink' },
      {
        kind: 'path',
        d: 'M50 5 Q83 5 82 44 Q80 76 63 90 Q50 98 37 90 Q20 76 18 44 Q17 5 50 5 Z',
        fill: 'washi',
        stroke: 'ink',
      },
      {
        kind: 'path',
        d: 'M81 44 Q79 76 62 89 Q54 95 46 94 Q70 82 73 46 Q74 32 70 24 Q81 30 81 44 Z',
        fill: 'mid',
      },
      {
        kind: 'path',
        d: 'M50 4 Q14 3 17 46 Q21 30 32 25 Q45 21 50 14 Q55 21 68 25 Q79 30 83 46 Q86 3 50 4 Z',
        fill: 'ink',
      },
      { kind: 'path', d: 'M24 23 Q34 20 41 11 M76 23 Q66 20 59 11', stroke: 'washi' },
      { kind: 'ellipse', cx: 35, cy: 33, rx: 5.5, ry: 2.4, fill: 'ink' },
      { kind: 'ellipse', cx: 63, cy: 33, rx: 5.5, ry: 2.4, fill: 'ink' },
      {
        kind: 'path',
        d: 'M27 47 Q37 43 45 50 Q35 54 27 47 Z M55 50 Q63 43 73 47 Q65 54 55 50 Z',
        fill: 'ink',
      },
      { kind: 'path', d: 'M43 65 Q46 69 49.5 67.5 Q53 69 56 65', stroke: 'ink' },
      {
        kind: 'path',
        d: 'M37 76 Q44 77 49.5 75 Q55 77 62 76 Q58 86 49.5 86 Q41 86 37 76 Z',
        fill: 'ink',
      },
      { kind: 'path', d: 'M42 79 Q49.5 80.5 57 79 Q49.5 83 42 79 Z', fill: 'washi' },
    ],
  },
];
