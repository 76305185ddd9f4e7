import type { Art } from '../types';

/** A six-sided kite with sun and waves. */
export const kite: Art = [
  { kind: 'path', d: 'M4 26 Q6 18 14 20 Q18 14 24 20 Q30 20 30 26 Z', fill: 'washi' },
  {
    kind: 'path',
    d: 'M44 74 Q50 82 44 88 Q40 93 44 97 L52 97 Q48 92 53 87 Q58 80 53 74 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M66 68 Q74 74 70 81 Q67 88 74 93 L82 91 Q76 86 79 80 Q82 72 75 65 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M50 42 Q38 74 3 92', stroke: 'ink' },
  {
    kind: 'group',
    rotate: [18, 54, 38],
    shapes: [
      { kind: 'path', d: 'M54 2 L84 18 V57 L54 73 L24 57 V18 Z', fill: 'washi', stroke: 'ink' },
      { kind: 'circle', cx: 54, cy: 29, r: 13.5, fill: 'ink' },
      {
        kind: 'path',
        d: 'M25 46 Q32 40 39 46 Q46 52 54 46 Q61 40 68.5 46 Q76 52 83 46 V56.5 L54 72 L25 56.5 Z',
        fill: 'mid',
      },
      {
        kind: 'path',
        d: 'M25 55 Q32 49 39 55 Q46 61 54 55 Q61 49 68.5 55 Q76 61 83 55 V56.5 L54 72 L25 56.5 Z',
        fill: 'ink',
      },
      { kind: 'path', d: 'M54 2 V73 M24 18 H84 M24 46 H84', stroke: 'ink', fine: true },
      { kind: 'path', d: 'M54 2 L84 18 V57 L54 73 L24 57 V18 Z', stroke: 'ink' },
    ],
  },
];
