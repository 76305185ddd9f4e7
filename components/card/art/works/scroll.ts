import type { Art } from '../types';

/** A picture scroll, half unrolled. */
export const scroll: Art = [
  {
    kind: 'group',
    rotate: [-6, 50, 50],
    shapes: [
      { kind: 'path', d: 'M22 26 H84 V74 H22 Z', fill: 'washi', stroke: 'ink' },
      { kind: 'path', d: 'M23 62 Q38 58 52 64 Q66 70 83 62 V73 H23 Z', fill: 'mid' },
      { kind: 'path', d: 'M52 62 L66 40 L83 62 Z', fill: 'mid' },
      { kind: 'path', d: 'M26 64 L46 34 L66 66 Q54 60 46 62 Q36 58 26 64 Z', fill: 'ink' },
      { kind: 'path', d: 'M46 34 L40 43 L44 47 L47 43 L51 47 L53 45 Z', fill: 'washi' },
      { kind: 'circle', cx: 70, cy: 36, r: 5, fill: 'ink' },
      { kind: 'rect', x: 11, y: 12, w: 8, h: 76, rx: 3, fill: 'ink' },
      { kind: 'rect', x: 82, y: 14, w: 7, h: 72, rx: 3, fill: 'ink' },
      { kind: 'rect', x: 6, y: 21, w: 18, h: 58, rx: 3, fill: 'mid', stroke: 'ink' },
      { kind: 'rect', x: 79, y: 22, w: 13, h: 56, rx: 3, fill: 'mid', stroke: 'ink' },
      { kind: 'path', d: 'M12 21 V79 M84 22 V78', stroke: 'ink' },
    ],
  },
];
