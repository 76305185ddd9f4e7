import type { Art } from '../types';

/** An empty hooded cloak in the wind. */
export const cloak: Art = [
  { kind: 'path', d: 'M0 88 Q50 82 100 88 V100 H0 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M38 38 Q20 54 14 92 Q28 88 40 92 Q54 95 66 90 Q80 86 95 74 Q78 62 64 38 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M50 46 Q58 70 54 93 Q62 92 66 90 Q80 86 94 74 Q78 62 64 39 Z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M46 46 Q36 68 36 91 Q48 94 55 92 Q58 70 50 46 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M46 46 Q46 70 46 92 Q52 93 55 92 Q58 70 50 46 Z',
    fill: 'ink',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M52 4 Q27 7 29 34 Q33 47 50 49 Q69 47 71 32 Q70 12 52 4 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M58 8 Q70 16 71 32 Q69 47 50 49 Q64 44 65 30 Q65 18 58 8 Z', fill: 'ink' },
  { kind: 'path', d: 'M46 14 Q35 20 36 32 Q38 43 47 44 Q57 43 58 31 Q57 20 46 14 Z', fill: 'ink' },
  { kind: 'circle', cx: 49, cy: 49, r: 5, fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M26 62 Q22 76 22 88', stroke: 'ink' },
  { kind: 'path', d: 'M74 62 Q78 72 84 78', stroke: 'mid' },
];
