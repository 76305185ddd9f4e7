import type { Art } from '../types';

/** A temple bell and the log that strikes it. */
export const bell: Art = [
  { kind: 'path', d: 'M76 14 V58 M92 14 V58', stroke: 'ink' },
  { kind: 'path', d: 'M4 6 H96 V14 H4 Z', fill: 'ink' },
  { kind: 'path', d: 'M42 14 Q34 21 42 26 Q50 21 42 14', stroke: 'ink' },
  { kind: 'path', d: 'M23 38 Q24 25 42 25 Q60 25 61 38 L67 84 H17 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M55 27 Q60.5 31 61 38 L67 84 H61 Q60 52 55 27 Z', fill: 'ink' },
  { kind: 'path', d: 'M22.5 46 H61 M18.5 74 H65', stroke: 'ink' },
  { kind: 'path', d: 'M38 46 V56 M38 68 V74', stroke: 'ink' },
  { kind: 'path', d: 'M12 83 H72 V91 H12 Z', fill: 'ink' },
  { kind: 'circle', cx: 29, cy: 36, r: 2, fill: 'ink' },
  { kind: 'circle', cx: 37, cy: 33, r: 2, fill: 'ink' },
  { kind: 'circle', cx: 46, cy: 33, r: 2, fill: 'ink' },
  { kind: 'circle', cx: 33, cy: 41, r: 1.6, fill: 'ink' },
  { kind: 'circle', cx: 41, cy: 40, r: 1.6, fill: 'ink' },
  { kind: 'circle', cx: 49, cy: 40, r: 1.6, fill: 'ink' },
  { kind: 'circle', cx: 38, cy: 62, r: 6, fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M70 56 H98 V68 H70 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M70 56 H76 V68 H70 Z', fill: 'ink' },
  { kind: 'path', d: 'M77 63 H97 V67 H77 Z', fill: 'mid' },
];
