import type { Art } from '../types';

/** A flute and its notes. */
export const flute: Art = [
  {
    kind: 'path',
    d: 'M8 36 Q8 20 22 20 Q32 21 31 29 Q28 36 22 31 M30 12 Q42 2 54 9 Q60 17 52 21 Q46 21 47 16',
    stroke: 'ink',
  },
  {
    kind: 'group',
    rotate: [-30, 50, 56],
    shapes: [
      { kind: 'rect', x: 0, y: 45, w: 102, h: 19, rx: 6, fill: 'mid', stroke: 'ink' },
      { kind: 'path', d: 'M1 55 H101 V58 Q101 63 96 63 H6 Q1 63 1 58 Z', fill: 'ink' },
      { kind: 'rect', x: 24, y: 44, w: 6, h: 21, rx: 1, fill: 'ink' },
      { kind: 'rect', x: 34, y: 44, w: 3, h: 21, rx: 1, fill: 'ink' },
      { kind: 'rect', x: 88, y: 44, w: 6, h: 21, rx: 1, fill: 'ink' },
      { kind: 'ellipse', cx: 13, cy: 52, rx: 6, ry: 4, fill: 'ink' },
      { kind: 'circle', cx: 47, cy: 53, r: 4.4, fill: 'washi', stroke: 'ink' },
      { kind: 'circle', cx: 58, cy: 53, r: 4.4, fill: 'washi', stroke: 'ink' },
      { kind: 'circle', cx: 69, cy: 53, r: 4.4, fill: 'washi', stroke: 'ink' },
      { kind: 'circle', cx: 80, cy: 53, r: 4.4, fill: 'washi', stroke: 'ink' },
    ],
  },
  { kind: 'path', d: 'M91 38 Q97 50 90 60', stroke: 'ink' },
  { kind: 'path', d: 'M86 60 H94 L97 82 H83 Z', fill: 'ink' },
  { kind: 'path', d: 'M88 66 V79 M92 66 V79', stroke: 'mid' },
];
