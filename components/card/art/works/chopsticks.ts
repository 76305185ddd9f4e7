import type { Art } from '../types';

/** Chopsticks, and what they caught. */
export const chopsticks: Art = [
  { kind: 'ellipse', cx: 40, cy: 88, rx: 34, ry: 7, fill: 'ink' },
  { kind: 'ellipse', cx: 40, cy: 84, rx: 34, ry: 7, fill: 'washi', stroke: 'ink' },
  { kind: 'ellipse', cx: 40, cy: 84.5, rx: 24, ry: 3.6, fill: 'mid' },
  { kind: 'path', d: 'M90 4 L96 10 L16 46 L14 43 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M90 4 L96 10 L78.5 17.8 L73 12.8 Z', fill: 'mid' },
  { kind: 'path', d: 'M66 19 L48 28', stroke: 'washi' },
  { kind: 'circle', cx: 31, cy: 56, r: 15, fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M38 43 A15 15 0 0 1 31 70.5 Q24 70 20 66 Q40 64 38 43 Z', fill: 'mid' },
  { kind: 'path', d: 'M20 52 Q31 58 44 51 M24 43 Q34 46 41 44', stroke: 'ink' },
  { kind: 'path', d: 'M96 34 L98 42 L18 76 L16 73 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M96 34 L98 42 L79 50 L77 42.5 Z', fill: 'mid' },
  { kind: 'path', d: 'M70 49 L50 58', stroke: 'washi' },
];
