import type { Art } from '../types';

/** A side-handled teapot. */
export const teapot: Art = [
  { kind: 'path', d: 'M0 86 H100 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M12 28 Q6 20 12 12 Q17 6 12 3', stroke: 'ink' },
  { kind: 'path', d: 'M20 56 L4 38 L14 32 L34 46 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M4 38 L14 32 L18.5 35.2 L8.4 43 Z', fill: 'ink' },
  { kind: 'path', d: 'M70 50 L92 34 Q98 38 97 46 L76 64 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M92 34 Q98 38 97 46 Q92 45 92 34 Z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M14 64 Q14 42 46 42 Q80 42 80 64 Q80 90 58 92 H36 Q14 90 14 64 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M66 46 Q80 52 80 64 Q80 90 58 92 H46 Q70 84 66 46 Z', fill: 'ink' },
  { kind: 'path', d: 'M21 60 Q24 52 34 49', stroke: 'washi' },
  { kind: 'path', d: 'M15 68 Q46 80 79 68 L78 76 Q46 88 16 76 Z', fill: 'washi', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M26 44 Q28 34 46 34 Q66 34 68 44 Q46 50 26 44 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'circle', cx: 47, cy: 29, r: 6, fill: 'ink' },
];
