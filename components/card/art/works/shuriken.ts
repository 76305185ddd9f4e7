import type { Art } from '../types';

/** A spinning throwing star. */
export const shuriken: Art = [
  { kind: 'circle', cx: 50, cy: 50, r: 33, fill: 'washi' },
  { kind: 'path', d: 'M74.4 20.9 A38 38 0 0 1 88 50 M25.6 79.1 A38 38 0 0 1 12 50', stroke: 'mid' },
  {
    kind: 'path',
    d: 'M71.5 27.7 A31 31 0 0 1 80.7 45.7 M28.5 72.3 A31 31 0 0 1 19.3 54.3',
    stroke: 'mid',
  },
  { kind: 'path', d: 'M50 50 L44.5 38.2 L64.7 9.6 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M50 50 L61.8 44.5 L64.7 9.6 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M50 50 L61.8 44.5 L90.4 64.7 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M50 50 L55.5 61.8 L90.4 64.7 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M50 50 L55.5 61.8 L35.3 90.4 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M50 50 L38.2 55.5 L35.3 90.4 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M50 50 L38.2 55.5 L9.6 35.3 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M50 50 L44.5 38.2 L9.6 35.3 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'circle', cx: 50, cy: 50, r: 6, fill: 'tint', stroke: 'ink' },
];
