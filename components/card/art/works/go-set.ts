import type { Art } from '../types';

/** A go board in the middle of a game. */
export const goSet: Art = [
  { kind: 'path', d: 'M0 84 H100 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M13 78 H27 L25 94 H17 Z M73 78 H87 L83 94 H75 Z', fill: 'ink' },
  { kind: 'path', d: 'M22 18 H78 L95 60 H5 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M5 60 H95 V80 H5 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M77 60 H95 V80 H77 Z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M18.8 26 H81.2 M14.7 36 H85.3 M10.3 47 H89.7 M32.1 18 L21.2 60 M43.8 18 L40.1 60 M56.2 18 L59.9 60 M67.9 18 L78.8 60',
    stroke: 'ink',
    fine: true,
  },
  { kind: 'ellipse', cx: 56.9, cy: 26, rx: 6.4, ry: 4.2, fill: 'ink' },
  { kind: 'ellipse', cx: 70, cy: 26, rx: 6.4, ry: 4.2, fill: 'washi', stroke: 'ink' },
  { kind: 'ellipse', cx: 42.2, cy: 36, rx: 7.5, ry: 4.9, fill: 'ink' },
  { kind: 'ellipse', cx: 57.8, cy: 36, rx: 7.5, ry: 4.9, fill: 'washi', stroke: 'ink' },
  { kind: 'ellipse', cx: 24.6, cy: 47, rx: 8.7, ry: 5.7, fill: 'washi', stroke: 'ink' },
  { kind: 'ellipse', cx: 58.7, cy: 47, rx: 8.7, ry: 5.7, fill: 'ink' },
  { kind: 'ellipse', cx: 75.4, cy: 47, rx: 8.7, ry: 5.7, fill: 'ink' },
  { kind: 'path', d: 'M5 60 H95', stroke: 'ink' },
];
