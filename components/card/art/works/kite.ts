import type { Art } from '../types';

/** A six-sided kite with sun and waves. */
export const kite: Art = [
  { kind: 'path', d: 'M6 28 Q8 20 16 22 Q20 15 27 22 Q34 22 34 28 Z', fill: 'washi' },
  {
    kind: 'path',
    d: 'M50 59 C62 70 42 76 50 86 C54 91 51 96 44 98 C48 93 46 91 43 87 C35 76 54 70 45 60 Z',
    fill: 'ink',
  },
  {
    kind: 'path',
    d: 'M80 53 C93 64 73 71 81 81 C85 87 83 93 76 96 C79 91 78 88 74 83 C66 73 87 65 76 57 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M56 40 Q42 72 4 92', stroke: 'ink' },
  {
    kind: 'group',
    rotate: [18, 60, 33],
    shapes: [
      { kind: 'path', d: 'M60 2 L87 16 V50 L60 64 L33 50 V16 Z', fill: 'washi', stroke: 'ink' },
      { kind: 'circle', cx: 60, cy: 26, r: 12, fill: 'ink' },
      {
        kind: 'path',
        d: 'M34 41 Q40.5 35 47 41 Q53.5 47 60 41 Q66.5 35 73 41 Q79.5 47 86 41 V49.5 L60 63 L34 49.5 Z',
        fill: 'mid',
      },
      {
        kind: 'path',
        d: 'M34 49 Q40.5 43 47 49 Q53.5 55 60 49 Q66.5 43 73 49 Q79.5 55 86 49 V49.5 L60 63 L34 49.5 Z',
        fill: 'ink',
      },
      { kind: 'path', d: 'M60 2 V64 M33 16 H87 M33 41 H87', stroke: 'ink', fine: true },
      { kind: 'path', d: 'M60 2 L87 16 V50 L60 64 L33 50 V16 Z', stroke: 'ink' },
    ],
  },
];
