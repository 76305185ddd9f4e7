import type { Art } from '../types';

/** A ring set with one bright stone. */
export const ring: Art = [
  {
    kind: 'path',
    d: 'M19 64 A31 31 0 1 1 81 64 A31 31 0 1 1 19 64 Z M29 64 A21 21 0 1 0 71 64 A21 21 0 1 0 29 64 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M65.5 37.2 A31 31 0 0 1 36.9 92.1 Q50 88 63.5 80.1 A21 21 0 0 0 60.5 45.8 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M27.5 77 A26 26 0 0 1 28.7 49.1', stroke: 'washi' },
  {
    kind: 'path',
    d: 'M19 64 A31 31 0 1 1 81 64 A31 31 0 1 1 19 64 Z M29 64 A21 21 0 1 0 71 64 A21 21 0 1 0 29 64 Z',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M36 36 H64 L58 44 H42 Z', fill: 'ink' },
  { kind: 'path', d: 'M30 17 L40 6 H60 L70 17 L50 41 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M60 6 L70 17 L50 41 L58 17 Z', fill: 'mid' },
  { kind: 'path', d: 'M30 17 L40 6 H60 L70 17 L50 41 Z', stroke: 'ink' },
  { kind: 'path', d: 'M30 17 H70 M40 6 L43 17 L50 41 M60 6 L57 17 L50 41', stroke: 'ink' },
  { kind: 'path', d: 'M16 10 L22 15 M12 26 H19 M84 10 L78 15 M88 26 H81', stroke: 'ink' },
];
