import type { Art } from '../types';

/** A kimono on its stand, waves at the hem. */
export const robe: Art = [
  { kind: 'path', d: 'M0 90 H100 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M7 18 H93 V62 H70 V94 H30 V62 H7 Z', fill: 'ink', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M8 50 Q14 44 20 50 Q25 55 29 50 V61 H8 Z M71 50 Q76 44 81 50 Q87 55 92 50 V61 H71 Z',
    fill: 'mid',
  },
  {
    kind: 'path',
    d: 'M8 56 Q14 50 20 56 Q25 61 29 56 V61 H8 Z M71 56 Q76 50 81 56 Q87 61 92 56 V61 H71 Z',
    fill: 'washi',
  },
  { kind: 'path', d: 'M31 72 Q36 64 42 70 Q50 78 56 70 Q62 64 69 72 V93 H31 Z', fill: 'mid' },
  { kind: 'path', d: 'M31 82 Q36 74 42 80 Q50 88 56 80 Q62 74 69 82 V93 H31 Z', fill: 'washi' },
  { kind: 'path', d: 'M30 22 V58 M70 22 V58', stroke: 'tint' },
  {
    kind: 'path',
    d: 'M40 18 L50 48 L60 18 H66 L52 60 L52 93 H48 V56 L34 18 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M48 57 L50 48 L60 18 H40 Z', fill: 'ink' },
  { kind: 'path', d: 'M43 18 L50 40 L57 18 Z', fill: 'mid' },
  { kind: 'rect', x: 2, y: 11, w: 96, h: 7, rx: 3.5, fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M7 18 H93 V62 H70 V94 H30 V62 H7 Z', stroke: 'ink' },
];
