import type { Art } from '../types';

/** A stone lantern under fresh snow. */
export const daitoro: Art = [
  { kind: 'circle', cx: 20, cy: 24, r: 11, fill: 'washi' },
  { kind: 'path', d: 'M0 90 Q50 84 100 90 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M50 4 Q58 11 55 16 H45 Q42 11 50 4 Z', fill: 'ink' },
  { kind: 'path', d: 'M40 68 H60 L62 86 H38 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M53 69 H59 L61 85 H53 Z', fill: 'ink' },
  { kind: 'path', d: 'M28 86 H72 L78 94 H22 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M32 42 H68 V60 H32 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M41 42 H59 V58 H41 Z M65 42 H68 V60 H65 Z', fill: 'ink' },
  { kind: 'path', d: 'M50 43.5 Q56 51 54 55 Q50 59 46 55 Q44 51 50 43.5 Z', fill: 'washi' },
  { kind: 'path', d: 'M22 60 H78 L70 68 H30 Z', fill: 'mid', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M10 34 Q32 32 42 16 H58 Q68 32 90 34 Q89 42 83 42 H17 Q11 42 10 34 Z',
    fill: 'ink',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M9 33 Q31 31 41 15 H59 Q69 31 91 33 Q82 39 74 34 Q66 40 58 34 Q50 40 40 34 Q30 40 24 35 Q16 39 9 33 Z',
    fill: 'washi',
    stroke: 'ink',
  },
];
