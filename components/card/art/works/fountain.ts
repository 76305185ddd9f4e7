import type { Art } from '../types';

/** Water from a bamboo spout into a stone basin. */
export const fountain: Art = [
  { kind: 'path', d: 'M0 84 Q50 78 100 84 V100 H0 Z', fill: 'mid' },
  { kind: 'rect', x: 82, y: 16, w: 8, h: 74, rx: 2, fill: 'ink' },
  { kind: 'path', d: 'M14 62 Q8 80 22 92 H78 Q92 80 86 62 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M66 66 L86 63 Q91 80 78 91 H62 Q74 80 66 66 Z', fill: 'ink' },
  { kind: 'ellipse', cx: 50, cy: 62, rx: 37, ry: 11, fill: 'washi', stroke: 'ink' },
  { kind: 'ellipse', cx: 50, cy: 63, rx: 29, ry: 7.5, fill: 'mid', stroke: 'ink' },
  { kind: 'ellipse', cx: 50, cy: 64, rx: 18, ry: 4, stroke: 'washi' },
  {
    kind: 'path',
    d: 'M47 34 Q54 48 46 63 Q50 66 55 63 Q63 48 58 34 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M53 40 Q57 50 51 60', stroke: 'ink', fine: true },
  {
    kind: 'group',
    rotate: [-19, 70, 26],
    shapes: [
      { kind: 'rect', x: 43, y: 20, w: 52, h: 12, rx: 2, fill: 'washi', stroke: 'ink' },
      { kind: 'path', d: 'M44 27 H94 V31 H44 Z', fill: 'mid' },
      { kind: 'path', d: 'M60 20 V32 M78 20 V32', stroke: 'ink' },
      { kind: 'ellipse', cx: 43, cy: 26, rx: 3, ry: 6, fill: 'ink' },
    ],
  },
  { kind: 'path', d: 'M4 86 Q6 66 22 50 Q20 66 12 86 Z', fill: 'ink' },
  { kind: 'path', d: 'M5 86 Q1 72 2 58 Q9 68 9 86 Z', fill: 'ink' },
];
