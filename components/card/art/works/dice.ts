import type { Art } from '../types';

/** Two rolling dice. */
export const dice: Art = [
  { kind: 'path', d: 'M0 84 Q50 78 100 84 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M14 90 Q40 96 66 88 Q60 84 44 84 Z', fill: 'ink' },
  {
    kind: 'group',
    rotate: [-10, 34, 58],
    shapes: [
      { kind: 'path', d: 'M34 27 L60.8 42.5 L34 58 L7.2 42.5 Z', fill: 'washi', stroke: 'ink' },
      { kind: 'path', d: 'M7.2 42.5 L34 58 L34 89 L7.2 73.5 Z', fill: 'mid', stroke: 'ink' },
      { kind: 'path', d: 'M60.8 42.5 L34 58 L34 89 L60.8 73.5 Z', fill: 'ink', stroke: 'ink' },
      { kind: 'ellipse', cx: 34, cy: 42.5, rx: 6, ry: 3.6, fill: 'ink' },
      { kind: 'ellipse', cx: 14.5, cy: 55, rx: 2.8, ry: 3.8, fill: 'ink' },
      { kind: 'ellipse', cx: 27, cy: 76, rx: 2.8, ry: 3.8, fill: 'ink' },
      { kind: 'ellipse', cx: 20.8, cy: 65.5, rx: 2.8, ry: 3.8, fill: 'ink' },
      { kind: 'ellipse', cx: 42, cy: 68, rx: 2.8, ry: 3.8, fill: 'washi' },
      { kind: 'ellipse', cx: 53, cy: 75, rx: 2.8, ry: 3.8, fill: 'washi' },
      { kind: 'ellipse', cx: 53, cy: 60.5, rx: 2.8, ry: 3.8, fill: 'washi' },
      { kind: 'ellipse', cx: 42, cy: 82, rx: 2.8, ry: 3.8, fill: 'washi' },
    ],
  },
  {
    kind: 'group',
    rotate: [16, 72, 36],
    shapes: [
      { kind: 'path', d: 'M72 11 L93.6 23.5 L72 36 L50.4 23.5 Z', fill: 'mid', stroke: 'ink' },
      { kind: 'path', d: 'M50.4 23.5 L72 36 L72 61 L50.4 48.5 Z', fill: 'washi', stroke: 'ink' },
      { kind: 'path', d: 'M93.6 23.5 L72 36 L72 61 L93.6 48.5 Z', fill: 'ink', stroke: 'ink' },
      { kind: 'ellipse', cx: 64, cy: 23.5, rx: 3.6, ry: 2.2, fill: 'ink' },
      { kind: 'ellipse', cx: 80, cy: 23.5, rx: 3.6, ry: 2.2, fill: 'ink' },
      { kind: 'ellipse', cx: 61, cy: 42, rx: 2.8, ry: 3.6, fill: 'ink' },
      { kind: 'ellipse', cx: 78, cy: 40, rx: 2.3, ry: 3, fill: 'washi' },
      { kind: 'ellipse', cx: 87, cy: 46, rx: 2.3, ry: 3, fill: 'washi' },
      { kind: 'ellipse', cx: 82.5, cy: 43.5, rx: 2.3, ry: 3, fill: 'washi' },
    ],
  },
];
