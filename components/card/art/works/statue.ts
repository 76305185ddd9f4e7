import type { Art } from '../types';

/** A seated figure with a halo, on a lotus. */
export const statue: Art = [
  { kind: 'circle', cx: 50, cy: 34, r: 27, fill: 'washi', stroke: 'ink' },
  { kind: 'circle', cx: 50, cy: 34, r: 22, stroke: 'ink', fine: true },
  { kind: 'path', d: 'M8 94 H92 L86 84 H14 Z', fill: 'ink' },
  { kind: 'path', d: 'M14 84 Q12 68 32 66 H68 Q88 68 86 84 Z', fill: 'mid', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M50 44 Q68 44 74 56 Q78 66 76 76 Q50 84 24 76 Q22 66 26 56 Q32 44 50 44 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M41 45 Q28 47 25 58 Q22 68 25 77 Q38 82 50 80 Q60 70 60 45 Q52 54 41 45 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M60 45 Q73 48 75 58 Q78 68 75 77 Q66 80 58 80 Q64 66 60 45 Z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M36 78 Q50 68 64 78 Q64 84 50 84 Q36 84 36 78 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M36 78 Q50 72 64 78', stroke: 'ink' },
  { kind: 'path', d: 'M39 27 Q39 46 50 46 Q61 46 61 27 Z', fill: 'mid', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M38 29 Q37 16 45 15 Q45 9 50 9 Q55 9 55 15 Q63 16 62 29 Q50 22 38 29 Z',
    fill: 'ink',
  },
  {
    kind: 'path',
    d: 'M36.5 30 Q38 28 39 30 V40 Q36 38 36.5 30 Z M63.5 30 Q62 28 61 30 V40 Q64 38 63.5 30 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M43 33.5 Q45 35 47 33.5 M53 33.5 Q55 35 57 33.5 M48 40 H52', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M18 92 Q18 86 24 86 Q30 86 30 92 Z M35 92 Q35 86 41 86 Q47 86 47 92 Z M53 92 Q53 86 59 86 Q65 86 65 92 Z M70 92 Q70 86 76 86 Q82 86 82 92 Z',
    fill: 'washi',
  },
];
