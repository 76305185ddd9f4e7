import type { Art } from '../types';

/** A paper plane coming out of a loop. */
export const plane: Art = [
  { kind: 'circle', cx: 72, cy: 26, r: 20, fill: 'washi' },
  {
    kind: 'path',
    d: 'M40 62 C18 56 6 70 11 84 C15 95 32 92 30 79 C28 68 12 70 3 84',
    stroke: 'ink',
    dashed: true,
  },
  { kind: 'path', d: 'M94 12 L42 52 L47 84 L58 62 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M94 12 L8 38 L42 52 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M94 12 L54 60 L80 76 Z', fill: 'mid', stroke: 'ink' },
];
