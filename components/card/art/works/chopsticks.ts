import type { Art } from '../types';

/** Chopsticks and what they hold. */
export const chopsticks: Art = [
  { kind: 'ellipse', cx: 40, cy: 88, rx: 34, ry: 7, fill: 'ink' },
  { kind: 'ellipse', cx: 40, cy: 84, rx: 34, ry: 7, fill: 'washi', stroke: 'ink' },
  { kind: 'ellipse', cx: 40, cy: 84.5, rx: 24, ry: 3.6, fill: 'mid' },
  { kind: 'path', d: 'M90 4 L96 10 L14 47 L12 44 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M90 4 L96 10 L78.5 17.8 L73 12.8 Z', fill: 'mid' },
  { kind: 'path', d: 'M66 19 L48 28', stroke: 'washi' },
  { kind: 'circle', cx: 30, cy: 57, r: 15.5, fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M39 45 A15.5 15.5 0 0 1 20 68 Q40 66 39 45 Z', fill: 'mid' },
  { kind: 'path', d: 'M19 55 Q20 50 24 47', stroke: 'mid' },
  { kind: 'path', d: 'M96 36 L98 44 L20 78 L18 75 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M96 36 L98 44 L79 52 L77 44.5 Z', fill: 'mid' },
  { kind: 'path', d: 'M70 51 L50 60', stroke: 'washi' },
];
