import type { Art } from '../types';

/** A stone pagoda against the low sun. */
export const tower: Art = [
  { kind: 'circle', cx: 72, cy: 34, r: 20, fill: 'washi' },
  { kind: 'path', d: 'M0 88 Q50 82 100 88 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M50 4 V24', stroke: 'ink' },
  { kind: 'path', d: 'M46 12 H54 V14 H46 Z M45 17 H55 V19 H45 Z M47 7 H53 V9 H47 Z', fill: 'ink' },
  { kind: 'path', d: 'M20 86 H80 V94 H20 Z', fill: 'mid', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M21.439999999999998 71 H78.56 V85 H21.439999999999998 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M56.7 72 H77.6 V84 H56.7 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M8 71 Q10 73 21.439999999999998 66 L28.16 63 H71.84 L78.56 66 Q90 73 92 71 L89 75 H11 Z',
    fill: 'ink',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M26.88 51 H73.12 V63 H26.88 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M55.4 52 H72.1 V62 H55.4 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M16 51 Q18 53 26.88 46 L32.32 43 H67.68 L73.12 46 Q82 53 84 51 L81 55 H19 Z',
    fill: 'ink',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M32.32 31 H67.68 V41 H32.32 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M54.2 32 H66.7 V40 H54.2 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M24 31 Q26 33 32.32 26 L36.480000000000004 23 H63.519999999999996 L67.68 26 Q74 33 76 31 L73 35 H27 Z',
    fill: 'ink',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M44 76 H56 V86 H44 Z', fill: 'ink' },
];
