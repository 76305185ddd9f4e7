import type { Art } from '../types';

/** A flying banner with the sun. */
export const flag: Art = [
  { kind: 'path', d: 'M0 90 Q40 80 100 92 V100 H0 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M19 14 Q38 2 54 13 Q70 24 95 12 Q84 30 96 60 Q72 70 56 59 Q40 48 23 62 Z',
    fill: 'ink',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M54 14 Q70 24 93 14 Q83 32 94 59 Q72 69 57 58 Q62 36 54 14 Z', fill: 'mid' },
  { kind: 'circle', cx: 47, cy: 35, r: 12, fill: 'washi' },
  {
    kind: 'path',
    d: 'M19 14 Q38 2 54 13 Q70 24 95 12 Q84 30 96 60 Q72 70 56 59 Q40 48 23 62',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M76 22 Q72 42 76 62', stroke: 'ink' },
  { kind: 'path', d: 'M13 9 H18 L27 94 H22 Z', fill: 'ink' },
  { kind: 'circle', cx: 15, cy: 8, r: 4.5, fill: 'washi', stroke: 'ink' },
];
