import type { Art } from '../types';

/** A hooded cloak in the wind, nobody in it. */
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
    d: 'M50 5 Q28 8 30 34 Q34 46 50 48 Q68 46 70 32 Q68 8 50 5 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M50 5 Q68 8 70 32 Q68 46 50 48 Q66 30 50 5 Z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M48 15 Q37 20 38 32 Q40 42 49 43 Q59 42 60 31 Q59 20 48 15 Z',
    fill: 'ink',
    stroke: 'ink',
  },
  { kind: 'circle', cx: 50, cy: 48, r: 5, fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M26 62 Q22 76 22 88', stroke: 'ink' },
  { kind: 'path', d: 'M74 62 Q78 72 84 78', stroke: 'mid' },
];
