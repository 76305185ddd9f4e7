import type { Art } from '../types';

/** A carved stone with moss. */
export const tablet: Art = [
  { kind: 'path', d: 'M0 86 Q50 80 100 86 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M64 8 L76 12 Q84 18 84 32 L87 90 H74 Z', fill: 'ink', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M18 90 L22 28 Q24 10 44 8 L64 8 Q74 14 74 32 L77 90 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'circle', cx: 48, cy: 25, r: 8.5, fill: 'mid', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M61 40 H65 V50 H61 Z M61.5 54 H65.5 V58 H61.5 Z M62 62 H66 V78 H62 Z',
    fill: 'ink',
  },
  {
    kind: 'path',
    d: 'M50 40 H54 V45 H50 Z M50 49 H54 V64 H50 Z M50.5 68 H54.5 V72 H50.5 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M39 40 H43 V54 H39 Z M39 58 H43 V62 H39 Z', fill: 'ink' },
  { kind: 'path', d: 'M28 40 H32 V46 H28 Z M28 50 H32 V54 H28 Z', fill: 'ink' },
  { kind: 'path', d: 'M19 89 L21 58 Q30 60 31 68 Q39 68 42 77 Q50 78 54 89 Z', fill: 'mid' },
  { kind: 'path', d: 'M18 90 L22 28 Q24 10 44 8 L64 8 Q74 14 74 32 L77 90 Z', stroke: 'ink' },
  { kind: 'path', d: 'M58 8 L60 15 L57 19', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M6 92 Q2 82 5 74 Q10 80 11 88 Q13 76 20 72 Q20 84 15 92 Z M84 94 Q86 80 95 75 Q95 87 90 94 Z',
    fill: 'ink',
  },
];
