import type { Art } from '../types';

/** A comma bead between two tube beads. */
export const amulet: Art = [
  { kind: 'path', d: 'M8 4 Q14 24 42 29 Q78 24 94 4', stroke: 'ink' },
  {
    kind: 'group',
    rotate: [48, 18, 21],
    shapes: [{ kind: 'rect', x: 11, y: 16, w: 14, h: 10, rx: 3, fill: 'washi', stroke: 'ink' }],
  },
  {
    kind: 'group',
    rotate: [-42, 80, 20],
    shapes: [{ kind: 'rect', x: 73, y: 15, w: 14, h: 10, rx: 3, fill: 'washi', stroke: 'ink' }],
  },
  {
    kind: 'group',
    rotate: [-14, 50, 58],
    shapes: [
      {
        kind: 'path',
        d: 'M46 24 A34.5 34.5 0 0 1 55 93 Q46 95 43 89 Q61 82 52 66 A21 21 0 1 1 46 24 Z',
        fill: 'mid',
        stroke: 'ink',
      },
      { kind: 'path', d: 'M64 30 A34.5 34.5 0 0 1 55 92 Q78 66 64 30 Z', fill: 'ink' },
      { kind: 'path', d: 'M31 49 A14.5 14.5 0 0 1 38 34', stroke: 'washi' },
      { kind: 'circle', cx: 47, cy: 46, r: 6, fill: 'tint', stroke: 'ink' },
    ],
  },
  { kind: 'path', d: 'M40 26 Q45 34 44 47', stroke: 'ink' },
];
