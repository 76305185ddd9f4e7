import type { Art } from '../types';

/** A folded crane rising in front of the sun. */
export const crane: Art = [
  { kind: 'circle', cx: 64, cy: 36, r: 24, fill: 'mid' },
  { kind: 'path', d: 'M56 64 L97 40 L64 78 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M50 62 L78 8 L66 64 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M46 54 L19 19 L36 78 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M19 19 L4 35 L25 30 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M34 64 L40 6 L66 64 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M40 6 L66 64 L50 64 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M34 64 L50 56 L50 92 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M50 56 L68 65 L50 92 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M34 64 L50 76 L68 65 L50 92 Z', fill: 'ink' },
];
