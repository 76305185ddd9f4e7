import type { Art } from '../types';

/** A storage jar with a tied lid. */
export const jar: Art = [
  { kind: 'path', d: 'M0 90 H100 V100 H0 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M36 30 Q12 42 12 62 Q14 88 36 94 H64 Q86 88 88 62 Q88 42 64 30 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M64 30 Q88 42 88 62 Q86 88 64 94 H54 Q74 82 74 60 Q74 44 58 32 Z',
    fill: 'ink',
  },
  {
    kind: 'path',
    d: 'M36 31 Q20 40 15 52 Q22 60 28 54 Q32 68 37 56 Q44 50 47 60 Q51 76 55 60 Q58 50 66 58 Q72 64 74 56 Q72 44 60 34 Z',
    fill: 'washi',
  },
  {
    kind: 'path',
    d: 'M36 30 Q12 42 12 62 Q14 88 36 94 H64 Q86 88 88 62 Q88 42 64 30 Z',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M30 24 Q30 7 50 7 Q70 7 70 24 L78 36 Q70 42 64 36 Q57 43 50 37 Q43 43 36 36 Q30 42 22 36 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M60 9 Q69 12 70 24 L77 36 Q70 41 64 36 Q62 22 60 9 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M30 24 Q30 7 50 7 Q70 7 70 24 L78 36 Q70 42 64 36 Q57 43 50 37 Q43 43 36 36 Q30 42 22 36 Z',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M29 22 H71 V28 H29 Z', fill: 'ink' },
  { kind: 'path', d: 'M44 25 L35 20 V31 Z M44 25 L53 20 V31 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M44 26 L39 41 M44 26 L50 40', stroke: 'ink' },
];
