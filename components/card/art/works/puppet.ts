import type { Art } from '../types';

/** A bunraku puppet and the shadow of its puppeteer. */
export const puppet: Art = [
  { kind: 'path', d: 'M0 90 H100 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M64 4 Q84 4 85 28 Q97 40 97 94 H40 Q36 48 46 36 Q44 4 64 4 Z', fill: 'ink' },
  { kind: 'path', d: 'M54 16 Q65 12 76 16 V34 Q65 39 54 34 Z', fill: 'mid' },
  { kind: 'path', d: 'M60 15 V36 M65.5 14 V37 M71 15 V36', stroke: 'ink', fine: true },
  { kind: 'path', d: 'M30 48 L5 52 L6 76 L32 66 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M6 68 L30 60 V66 L7 75 Z', fill: 'mid' },
  { kind: 'circle', cx: 6, cy: 63, r: 4.5, fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M46 48 L74 50 L74 72 L48 66 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M48 60 L73 65 V71 L49 66 Z', fill: 'mid' },
  { kind: 'circle', cx: 76, cy: 61, r: 4.5, fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M24 46 H52 L62 95 H14 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M44 46 H52 L62 94 H46 Z', fill: 'mid' },
  { kind: 'path', d: 'M24 46 L38 62 L52 46 L56 50 L40 70 H36 L20 50 Z', fill: 'ink' },
  { kind: 'path', d: 'M21 66 H55.5 L57.5 77 H19 Z', fill: 'ink' },
  { kind: 'path', d: 'M24 46 H52 L62 95 H14 Z', stroke: 'ink' },
  { kind: 'path', d: 'M26 30 Q26 46 38 46 Q50 46 50 30 V22 H26 Z', fill: 'washi', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M24 32 Q20 12 36 12 Q36 4 42 4 Q48 6 44 13 Q56 16 52 32 Q49 22 38 22 Q28 22 24 32 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M30 29 L36 31 M46 29 L41 31 M36 41 H40', stroke: 'ink' },
  { kind: 'circle', cx: 33.5, cy: 34, r: 1.5, fill: 'ink' },
  { kind: 'circle', cx: 43, cy: 34, r: 1.5, fill: 'ink' },
  { kind: 'path', d: 'M79 65 L89 82', stroke: 'washi' },
  { kind: 'circle', cx: 89, cy: 84, r: 5, fill: 'mid' },
];
