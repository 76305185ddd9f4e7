import type { Art } from '../types';

/** A tall tea cup with an upright tea stem, a sign of luck. */
export const cup: Art = [
  { kind: 'path', d: 'M0 88 H100 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M40 18 Q34 12 40 4 M54 19 Q60 12 53 3', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M20 32 Q22 64 30 86 Q50 96 70 86 Q78 64 80 32 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M21 56 Q32 48 42 58 Q52 68 62 58 Q70 50 78.5 55 Q76 72 70 86 Q50 95 30 86 Q23 66 21 56 Z',
    fill: 'mid',
  },
  { kind: 'path', d: 'M66 40 L80 33 Q78 64 70 86 Q64 90 56 91 Q66 66 66 40 Z', fill: 'ink' },
  { kind: 'path', d: 'M20 32 Q22 64 30 86 Q50 96 70 86 Q78 64 80 32 Z', stroke: 'ink' },
  { kind: 'ellipse', cx: 50, cy: 32, rx: 30, ry: 10, fill: 'washi', stroke: 'ink' },
  { kind: 'ellipse', cx: 50, cy: 33, rx: 24, ry: 6.5, fill: 'ink' },
  { kind: 'path', d: 'M26.5 34 Q50 28 73.5 34 Q68 39.5 50 39.5 Q32 39.5 26.5 34 Z', fill: 'mid' },
  { kind: 'path', d: 'M50 27 V36', stroke: 'washi' },
  { kind: 'circle', cx: 40, cy: 70, r: 6, fill: 'ink' },
];
