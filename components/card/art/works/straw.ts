import type { Art } from '../types';

/** A striped paper straw in a cold glass. */
export const straw: Art = [
  { kind: 'ellipse', cx: 52, cy: 92, rx: 32, ry: 5, fill: 'mid' },
  { kind: 'path', d: 'M22 32 H74 L67 92 H29 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M24.6 52 H71.4 L66.5 91 H29.5 Z', fill: 'mid' },
  {
    kind: 'group',
    rotate: [18, 36, 64],
    shapes: [{ kind: 'rect', x: 29, y: 56, w: 15, h: 15, rx: 2, fill: 'washi', stroke: 'ink' }],
  },
  { kind: 'path', d: 'M42 84 L54 20 L85 5 L89 13 L62 26 L51 86 Z', fill: 'washi', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M43.9 74 L52.5 79 L54 71 L45.4 66 Z M47 57.5 L55.5 63 L57 55 L48.4 50 Z M50 41 L58.8 46.5 L60.2 38.5 L51.6 33 Z M54 20 L61.5 26.5 L66 24 L60 17 Z M69 12.6 L74 20 L80 17 L75.5 9.7 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M22 32 H74 L67 92 H29 Z', stroke: 'ink' },
  { kind: 'circle', cx: 62, cy: 62, r: 2, fill: 'washi' },
  { kind: 'circle', cx: 60, cy: 80, r: 2.6, fill: 'washi' },
  { kind: 'circle', cx: 65, cy: 71, r: 1.6, fill: 'washi' },
];
