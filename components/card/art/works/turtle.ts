import type { Art } from '../types';

/** A bronze turtle. */
export const turtle: Art = [
  { kind: 'path', d: 'M0 84 Q50 78 100 84 V100 H0 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M74 68 Q82 66 80 50 Q78 36 88 34 Q98 35 97 44 Q96 49 90 50 Q92 72 78 78 Z',
    fill: 'ink',
  },
  { kind: 'circle', cx: 90, cy: 41, r: 2, fill: 'washi' },
  { kind: 'path', d: 'M18 70 H34 Q36 80 32 90 H18 Q14 90 16 86 L20 84 Z', fill: 'ink' },
  { kind: 'path', d: 'M60 70 H76 Q74 80 82 86 Q84 90 80 90 H66 Q60 80 60 70 Z', fill: 'ink' },
  { kind: 'path', d: 'M12 66 Q4 70 2 80 Q10 80 18 74 Z', fill: 'ink' },
  { kind: 'path', d: 'M10 66 Q12 26 44 24 Q76 26 80 66 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M58 27 Q78 34 80 66 H66 Q68 44 58 27 Z', fill: 'ink' },
  { kind: 'path', d: 'M34 40 H54 L60 52 L54 64 H34 L28 52 Z', fill: 'washi', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M34 40 L28 28 M54 40 L59 28 M60 52 H77 M28 52 H13 M34 64 V66 M54 64 V66',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M6 66 H84 Q86 75 78 75 H12 Q4 75 6 66 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M89 47 Q93 48 96 45', stroke: 'washi', fine: true },
];
