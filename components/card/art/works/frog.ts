import type { Art } from '../types';

/** A stone frog. */
export const frog: Art = [
  { kind: 'circle', cx: 22, cy: 24, r: 13, fill: 'washi' },
  { kind: 'ellipse', cx: 50, cy: 88, rx: 46, ry: 9, fill: 'ink' },
  { kind: 'ellipse', cx: 50, cy: 86, rx: 40, ry: 5.5, fill: 'mid' },
  {
    kind: 'path',
    d: 'M12 82 Q6 60 24 45 Q38 33 51 29 Q52 16 64 16 Q76 16 77 28 Q92 33 94 44 Q94 54 80 58 Q73 66 77 84 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M92 49 Q88 55 79 57 Q71 66 74 83 H58 Q58 60 66 52 Q80 56 92 49 Z',
    fill: 'washi',
  },
  {
    kind: 'path',
    d: 'M12 82 Q6 60 24 45 Q38 33 51 29 Q52 16 64 16 Q76 16 77 28 Q92 33 94 44 Q94 54 80 58 Q73 66 77 84',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M93 47 Q78 55 60 45 Q58 43 59 41', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M66 84 Q64 70 66 62 Q76 62 76 84 L86 86 Q86 90 80 90 H68 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M16 84 Q12 56 34 55 Q54 58 48 82 L60 86 Q60 90 54 90 H28 Q18 90 16 84 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M28 82 Q40 84 48 82', stroke: 'ink' },
  { kind: 'circle', cx: 65, cy: 27, r: 8, fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M59 26 Q67 22 72 26 Q72 32 66.5 32 Q61 32 59 26 Z', fill: 'ink' },
  { kind: 'circle', cx: 32, cy: 47, r: 3.5, fill: 'ink' },
  { kind: 'circle', cx: 42, cy: 42, r: 2.8, fill: 'ink' },
  { kind: 'circle', cx: 23, cy: 56, r: 2.4, fill: 'ink' },
  { kind: 'circle', cx: 88, cy: 39, r: 1.2, fill: 'ink' },
];
