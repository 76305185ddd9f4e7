import type { Art } from '../types';

/** Two old coins with square holes. */
export const coin: Art = [
  { kind: 'circle', cx: 67, cy: 66, r: 28, fill: 'ink', stroke: 'ink' },
  { kind: 'circle', cx: 67, cy: 66, r: 22, stroke: 'mid' },
  { kind: 'path', d: 'M5 42 A36 36 0 1 1 77 42 A36 36 0 1 1 5 42 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'circle', cx: 41, cy: 42, r: 30, fill: 'washi', stroke: 'ink' },
  { kind: 'circle', cx: 41, cy: 42, r: 29, fill: 'mid' },
  { kind: 'path', d: 'M31 32 H51 V52 H31 Z', fill: 'ink' },
  { kind: 'path', d: 'M34 35 H48 V49 H34 Z', fill: 'tint' },
  {
    kind: 'path',
    d: 'M41 15 Q46 20 41 27 Q36 20 41 15 Z M41 57 Q46 64 41 69 Q36 64 41 57 Z M14 42 Q20 37 26 42 Q20 47 14 42 Z M56 42 Q62 37 68 42 Q62 47 56 42 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M8.5 36.3 A33 33 0 0 1 29.7 11', stroke: 'washi' },
];
