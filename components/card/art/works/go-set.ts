import type { Art } from '../types';

/** A go board in mid-game. */
export const goSet: Art = [
  { kind: 'path', d: 'M0 84 H100 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M14 78 H26 L24 92 H18 Z M74 78 H86 L82 92 H76 Z', fill: 'ink' },
  { kind: 'path', d: 'M24 26 H76 L94 62 H6 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M6 62 H94 V80 H6 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M76 62 H94 V80 H76 Z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M20 34 H80 M15.5 43 H84.5 M10 54 H90 M32.8 26 L21 62 M44.3 26 L40.3 62 M55.7 26 L59.7 62 M67.2 26 L79 62',
    stroke: 'ink',
    fine: true,
  },
  { kind: 'ellipse', cx: 39.5, cy: 44, rx: 8, ry: 5, fill: 'ink' },
  { kind: 'ellipse', cx: 57, cy: 44, rx: 8, ry: 5, fill: 'washi', stroke: 'ink' },
  { kind: 'ellipse', cx: 59.5, cy: 54.5, rx: 8.6, ry: 5.4, fill: 'ink' },
  { kind: 'ellipse', cx: 57.5, cy: 33.5, rx: 6.8, ry: 4.2, fill: 'ink' },
  { kind: 'ellipse', cx: 74, cy: 34, rx: 6.8, ry: 4.2, fill: 'washi', stroke: 'ink' },
  { kind: 'ellipse', cx: 34.5, cy: 55, rx: 8.6, ry: 5.4, fill: 'washi', stroke: 'ink' },
  { kind: 'ellipse', cx: 79.5, cy: 53.5, rx: 8.6, ry: 5.4, fill: 'ink' },
  { kind: 'path', d: 'M6 62 H94', stroke: 'ink' },
];
