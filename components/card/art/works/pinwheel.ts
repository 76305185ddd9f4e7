import type { Art } from '../types';

/** A turning pinwheel. */
export const pinwheel: Art = [
  { kind: 'path', d: 'M48 40 H52 L60 97 H56 Z', fill: 'ink' },
  { kind: 'path', d: 'M10 70 Q18 66 26 70 M74 76 Q84 72 94 76 M12 78 Q17 76 22 78', stroke: 'mid' },
  {
    kind: 'group',
    rotate: [12, 50, 40],
    shapes: [
      { kind: 'path', d: 'M50 40 L50 5 Q76 6 80 32 Z', fill: 'washi', stroke: 'ink' },
      { kind: 'path', d: 'M50 40 L50 5 Q54 22 66 27 Z', fill: 'ink', stroke: 'ink' },
    ],
  },
  {
    kind: 'group',
    rotate: [102, 50, 40],
    shapes: [
      { kind: 'path', d: 'M50 40 L50 5 Q76 6 80 32 Z', fill: 'mid', stroke: 'ink' },
      { kind: 'path', d: 'M50 40 L50 5 Q54 22 66 27 Z', fill: 'ink', stroke: 'ink' },
    ],
  },
  {
    kind: 'group',
    rotate: [192, 50, 40],
    shapes: [
      { kind: 'path', d: 'M50 40 L50 5 Q76 6 80 32 Z', fill: 'washi', stroke: 'ink' },
      { kind: 'path', d: 'M50 40 L50 5 Q54 22 66 27 Z', fill: 'ink', stroke: 'ink' },
    ],
  },
  {
    kind: 'group',
    rotate: [282, 50, 40],
    shapes: [
      { kind: 'path', d: 'M50 40 L50 5 Q76 6 80 32 Z', fill: 'mid', stroke: 'ink' },
      { kind: 'path', d: 'M50 40 L50 5 Q54 22 66 27 Z', fill: 'ink', stroke: 'ink' },
    ],
  },
  { kind: 'circle', cx: 50, cy: 40, r: 4, fill: 'washi', stroke: 'ink' },
];
