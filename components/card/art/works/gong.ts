import type { Art } from '../types';

/** A gong in its frame, with its mallet. */
export const gong: Art = [
  { kind: 'path', d: 'M0 90 H100 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M32 18 L37 30 M68 18 L63 30', stroke: 'ink' },
  { kind: 'path', d: 'M12 14 H20 V90 H12 Z M80 14 H88 V90 H80 Z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M2 6 Q8 12 16 11 H84 Q92 12 98 6 L96 18 Q92 20 84 20 H16 Q8 20 4 18 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M4 88 H28 V94 H4 Z M72 88 H96 V94 H72 Z', fill: 'ink' },
  { kind: 'circle', cx: 52, cy: 56, r: 29, fill: 'ink', stroke: 'ink' },
  { kind: 'circle', cx: 50, cy: 54, r: 29, fill: 'mid', stroke: 'ink' },
  { kind: 'circle', cx: 50, cy: 54, r: 22, stroke: 'ink' },
  { kind: 'circle', cx: 50, cy: 54, r: 9, fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M24.9 49.6 A25.5 25.5 0 0 1 41.3 30', stroke: 'washi' },
  {
    kind: 'group',
    rotate: [32, 74, 74],
    shapes: [
      { kind: 'path', d: 'M72.5 70 H76 V100 H72.5 Z', fill: 'ink' },
      { kind: 'rect', x: 64, y: 52, w: 20, h: 21, rx: 7, fill: 'washi', stroke: 'ink' },
      { kind: 'path', d: 'M75 53 H77 Q83 53 83 59 V66 Q83 72 77 72 H75 Z', fill: 'mid' },
    ],
  },
];
