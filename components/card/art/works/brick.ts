import type { Art } from '../types';

/** Three stacked bricks. */
export const brick: Art = [
  { kind: 'path', d: 'M0 80 Q50 74 100 80 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M58 23 L96.1 45 L77.1 56 L38.9 34 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M38.9 34 L77.1 56 L77.1 73 L38.9 51 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M96.1 45 L77.1 56 L77.1 73 L96.1 62 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M32 38 L70.1 60 L51.1 71 L12.9 49 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M12.9 49 L51.1 71 L51.1 88 L12.9 66 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M70.1 60 L51.1 71 L51.1 88 L70.1 77 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M66 1 L85.1 12 L40 38 L21 27 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M21 27 L40 38 L40 55 L21 44 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M85.1 12 L40 38 L40 55 L85.1 29 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M66 7 L74.7 12 L40 32 L31.4 27 Z', fill: 'ink' },
];
