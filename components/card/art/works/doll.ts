import type { Art } from '../types';

/** A paper doll in a folded robe. */
export const doll: Art = [
  { kind: 'path', d: 'M32 30 Q30 8 50 8 Q70 8 68 30 L70 50 H30 Z', fill: 'ink' },
  { kind: 'circle', cx: 62, cy: 11, r: 7, fill: 'ink' },
  { kind: 'circle', cx: 50, cy: 29, r: 13, fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M36 30 Q36 15 50 15 Q64 15 64 30 Q58 22 50 22 Q42 22 36 30 Z', fill: 'ink' },
  { kind: 'path', d: 'M44 31 H47 M53 31 H56', stroke: 'ink' },
  { kind: 'path', d: 'M48.5 36.5 H51.5 L50 38.5 Z', fill: 'ink' },
  { kind: 'path', d: 'M38 46 L8 60 L20 82 L46 66 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M62 46 L92 60 L80 82 L54 66 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M14 66 L20 78 L25 75 L17 60 Z', fill: 'washi' },
  { kind: 'path', d: 'M86 66 L80 78 L75 75 L83 60 Z', fill: 'washi' },
  { kind: 'path', d: 'M40 43 H60 L78 93 H22 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M50 60 L62 44 L78 93 H56 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M40 43 L50 62 L62 43 L66 45 L52 69 H48 L35 45 Z', fill: 'ink' },
  { kind: 'path', d: 'M33 62 H67 L71 74 H29 Z', fill: 'ink' },
  { kind: 'path', d: 'M46 62 H54 V74 H46 Z', fill: 'washi' },
  { kind: 'circle', cx: 32, cy: 84, r: 2.5, fill: 'ink' },
  { kind: 'circle', cx: 40, cy: 88, r: 2, fill: 'ink' },
  { kind: 'circle', cx: 66, cy: 84, r: 2.5, fill: 'washi' },
];
