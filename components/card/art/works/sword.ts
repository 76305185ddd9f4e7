import type { Art } from '../types';

/** A sword and a petal. */
export const sword: Art = [
  { kind: 'circle', cx: 54, cy: 46, r: 32, fill: 'washi' },
  {
    kind: 'group',
    rotate: [-42, 50, 50],
    shapes: [
      {
        kind: 'path',
        d: 'M26 47 Q70 47 106 36 Q103 45 95 48 Q66 57 26 56 Z',
        fill: 'washi',
        stroke: 'ink',
      },
      { kind: 'path', d: 'M26 47 Q70 47 106 36 Q102 42 94 44 Q66 52 26 51.5 Z', fill: 'ink' },
      { kind: 'path', d: 'M-10 46 Q8 48 22 47 V56 Q8 57 -10 55 Z', fill: 'ink', stroke: 'ink' },
      {
        kind: 'path',
        d: 'M-4 51 L-0.5 48.5 L3 51 L-0.5 53.5 Z M6 51.5 L9.5 49 L13 51.5 L9.5 54 Z',
        fill: 'washi',
      },
      { kind: 'rect', x: 21, y: 41, w: 5, h: 21, rx: 2.5, fill: 'mid', stroke: 'ink' },
      { kind: 'rect', x: -12, y: 45, w: 4, h: 11, rx: 1.5, fill: 'mid', stroke: 'ink' },
    ],
  },
  { kind: 'path', d: 'M12 26 Q9 14 18 8 Q22 8 24 11 Q28 9 31 12 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M18 32 L36 18 Q39 29 30 34 Q23 37 18 32 Z', fill: 'mid', stroke: 'ink' },
];
