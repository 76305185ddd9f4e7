import type { Art } from '../types';

/** A pillar wearing a sacred rope. */
export const pillar: Art = [
  { kind: 'circle', cx: 74, cy: 30, r: 15, fill: 'washi' },
  { kind: 'path', d: 'M0 88 H100 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M36 22 H64 L66 80 H34 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M55 22 H64 L66 80 H56 Z', fill: 'ink' },
  { kind: 'path', d: 'M26 8 H74 V16 H26 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M32 16 H68 L64 23 H36 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M30 79 H70 V86 H30 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M22 86 H78 V95 H22 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M66 87 H77 V94 H66 Z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M38 48 L46 48 L43 55 L48 56 L42 68 L43 60 L38 59 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M56 48 L64 47 L61 54 L66 55 L60 67 L61 59 L56 58 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M26 36 Q50 46 74 36 Q78 42 74 46 Q50 56 26 46 Q22 42 26 36 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M30 38 L37 40 L33 49 L27 47 Z M43 41 L51 41 L48 51 L40 50 Z M57 41 L64 39.5 L64 49 L56 51 Z M70 38 L75 37 L77 42 L70 47 Z',
    fill: 'ink',
  },
];
