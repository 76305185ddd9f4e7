import type { Art } from '../types';

/** A pillar with a sacred rope. */
export const pillar: Art = [
  { kind: 'circle', cx: 80, cy: 28, r: 14, fill: 'washi' },
  { kind: 'path', d: 'M0 88 H100 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M32 22 H68 L70 80 H30 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M61 22 H68 L70 80 H62 Z', fill: 'ink' },
  { kind: 'path', d: 'M21 7 H79 V16 H21 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M27 16 H73 L68 23 H32 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M26 78 H74 V86 H26 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M17 86 H83 V95 H17 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M69 87 H82 V94 H69 Z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M35 48 H44 V58 L49 60 L46 74 L39 72 L41 62 L35 61 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M53 48 H62 V57 L67 59 L64 71 L57 69 L59 61 L53 60 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M24 34 Q50 44 76 34 Q81 40 77 45 Q50 56 23 45 Q19 40 24 34 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M31 37 L40 39 L35 49.5 L26 46.5 Z M51 40 L60 39 L56 50 L46 51 Z M70 36.5 L76 34 Q81 40 77 45 L66 48.5 Z',
    fill: 'ink',
  },
];
