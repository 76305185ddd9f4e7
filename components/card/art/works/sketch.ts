import type { Art } from '../types';

/** One round brush stroke, and the brush. */
export const sketch: Art = [
  { kind: 'path', d: 'M8 22 L70 12 L78 72 L64 89 L18 95 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M78 72 L62 75 L64 89 Z', fill: 'mid', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M41 78 Q18 76 18 53 Q20 28 45 28 Q68 29 69 51 Q69 58 66 63 Q65 50 60 44 Q54 36 43 37 Q27 39 27 54 Q28 69 43 71 Q50 71 54 68 Q52 77 41 78 Z',
    fill: 'ink',
  },
  { kind: 'circle', cx: 31, cy: 87, r: 1.8, fill: 'ink' },
  { kind: 'circle', cx: 25, cy: 85, r: 1.1, fill: 'ink' },
  {
    kind: 'group',
    rotate: [34, 60, 70],
    shapes: [
      { kind: 'path', d: 'M55 54 Q53 63 60 73 Q67 63 65 54 Z', fill: 'ink', stroke: 'ink' },
      { kind: 'rect', x: 56.5, y: 4, w: 7, h: 44, rx: 2, fill: 'mid', stroke: 'ink' },
      { kind: 'rect', x: 55, y: 46, w: 10, h: 8, rx: 1, fill: 'washi', stroke: 'ink' },
    ],
  },
];
