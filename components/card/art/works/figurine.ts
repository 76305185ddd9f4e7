import type { Art } from '../types';

/** A beckoning clay cat. */
export const figurine: Art = [
  { kind: 'path', d: 'M0 88 H100 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M30 90 Q10 92 12 76 Q14 70 18 74 Q18 82 30 80 Z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M66 62 Q78 60 76 36 Q70 32 70 24 Q71 15 80 15 Q90 16 90 26 Q91 58 74 80 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M26 56 Q16 92 32 93 H66 Q82 92 72 56 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M64 58 H72 Q82 92 66 92 H52 Q68 84 64 58 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M20 36 L18 8 L34 18 Q47 14 60 18 L74 8 L73 36 Q74 58 47 58 Q20 58 20 36 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M60 18 L74 8 L73 36 Q64 38 58 30 Q56 22 60 18 Z', fill: 'ink' },
  { kind: 'path', d: 'M22 14 L31 19 Q24 23 21.5 29 Z', fill: 'mid' },
  { kind: 'path', d: 'M27 37 Q32 31 37 37 M54 37 Q59 31 64 37', stroke: 'ink' },
  { kind: 'path', d: 'M43 42 H50 L46.5 46 Z', fill: 'ink' },
  { kind: 'path', d: 'M46.5 46 Q42 52 38 49 M46.5 46 Q51 52 55 49', stroke: 'ink' },
  { kind: 'path', d: 'M25 45 L13 42 M25 49 L14 51 M69 45 L80 44', stroke: 'ink', fine: true },
  { kind: 'path', d: 'M26 57 Q47 66 70 57 L71 63 Q47 72 25 63 Z', fill: 'ink' },
  { kind: 'circle', cx: 47, cy: 67, r: 5, fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M34 76 Q47 70 60 76 V88 Q47 93 34 88 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M47 77 V87', stroke: 'ink' },
  { kind: 'path', d: 'M76 21 V26 M81 20 V26', stroke: 'ink' },
];
