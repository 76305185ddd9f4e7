import type { Art } from '../types';

/** A stone bench with a sparrow. */
export const bench: Art = [
  { kind: 'circle', cx: 76, cy: 24, r: 13, fill: 'washi' },
  { kind: 'path', d: 'M0 78 Q40 74 100 80 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M16 64 H34 L32 88 H18 Z', fill: 'ink' },
  { kind: 'path', d: 'M62 64 H80 L78 88 H64 Z', fill: 'ink' },
  { kind: 'path', d: 'M18 64 H27 L26 86 H19.5 Z', fill: 'mid' },
  { kind: 'path', d: 'M64 64 H73 L72 86 H65.5 Z', fill: 'mid' },
  { kind: 'path', d: 'M6 54 H86 V66 H6 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M6 54 L18 44 H96 L86 54 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M86 54 L96 44 V56 L86 66 Z', fill: 'ink', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M24 49 L16 34 Q27 40 30 30 Q33 22 42 23 Q47 25 47 29 L52 31 L47 34 Q48 47 38 49 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M45 35 Q46 46 38 47 Q34 46 35 41 Q40 41 45 35 Z', fill: 'washi' },
  { kind: 'circle', cx: 42, cy: 28, r: 1.6, fill: 'washi' },
];
