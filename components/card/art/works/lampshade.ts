import type { Art } from '../types';

/** A glowing pleated lampshade and a moth. */
export const lampshade: Art = [
  { kind: 'circle', cx: 47, cy: 42, r: 39, fill: 'washi' },
  { kind: 'path', d: 'M0 85 H100 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M0 85 H100', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M43 58 H51 V67 Q63 71 63 78 Q63 85 57 85 H37 Q31 85 31 78 Q31 71 43 67 Z',
    fill: 'ink',
  },
  {
    kind: 'path',
    d: 'M36 14 H58 Q63 43 82 57 Q77 63 71 58 Q65 64 59 59 Q53 65 47 59 Q41 65 35 59 Q29 64 23 58 Q17 63 12 57 Q31 43 36 14 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M37 15 H49 Q50 40 53 61 Q50 63 47 59 Q41 65 35 59 Q29 64 23 58 Q18 61 14 57 Q32 43 37 15 Z',
    fill: 'washi',
  },
  {
    kind: 'path',
    d: 'M40 14 Q36 43 23 58 M43.5 14 Q42 43 35 59 M47 14 V59 M50.5 14 Q52 43 59 59 M54 14 Q58 43 71 58',
    stroke: 'ink',
    fine: true,
  },
  {
    kind: 'path',
    d: 'M36 14 H58 Q63 43 82 57 Q77 63 71 58 Q65 64 59 59 Q53 65 47 59 Q41 65 35 59 Q29 64 23 58 Q17 63 12 57 Q31 43 36 14 Z',
    stroke: 'ink',
  },
  { kind: 'rect', x: 33, y: 10, w: 28, h: 5, rx: 2, fill: 'ink' },
  {
    kind: 'path',
    d: 'M89 27 Q78 14 77 25 Q78 32 88 31 Q86 37 90 36 Q94 35 90 31 Q98 28 96 21 Q93 15 89 27 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M89 26 Q88 20 91 17', stroke: 'ink', fine: true },
];
