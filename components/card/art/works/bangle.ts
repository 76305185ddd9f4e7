import type { Art } from '../types';

/** Two linked bangles. */
export const bangle: Art = [
  {
    kind: 'path',
    d: 'M32 37 A31 31 0 1 1 94 37 A31 31 0 1 1 32 37 Z M43 37 A20 20 0 1 0 83 37 A20 20 0 1 0 43 37 Z',
    fill: 'ink',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M5 62 A31 31 0 1 1 67 62 A31 31 0 1 1 5 62 Z M16 62 A20 20 0 1 0 56 62 A20 20 0 1 0 16 62 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M65.5 67.2 A30 30 0 0 1 59 81.3 L52.1 75.5 A21 21 0 0 0 56.7 65.6 Z M46.3 90.2 A30 30 0 0 1 30.8 91.5 L32.4 82.7 A21 21 0 0 0 43.2 81.7 Z M16.7 85 A30 30 0 0 1 7.8 72.3 L16.3 69.2 A21 21 0 0 0 22.5 78.1 Z M6.5 56.8 A30 30 0 0 1 13 42.7 L19.9 48.5 A21 21 0 0 0 15.3 58.4 Z M25.7 33.8 A30 30 0 0 1 41.2 32.5 L39.6 41.3 A21 21 0 0 0 28.8 42.3 Z M55.3 39 A30 30 0 0 1 64.2 51.7 L55.7 54.8 A21 21 0 0 0 49.5 45.9 Z',
    fill: 'mid',
  },
  {
    kind: 'path',
    d: 'M56.7 65.6 L65.5 67.2 M52.1 75.5 L59 81.3 M43.2 81.7 L46.3 90.2 M32.4 82.7 L30.8 91.5 M22.5 78.1 L16.7 85 M16.3 69.2 L7.8 72.3 M15.3 58.4 L6.5 56.8 M19.9 48.5 L13 42.7 M28.8 42.3 L25.7 33.8 M39.6 41.3 L41.2 32.5 M49.5 45.9 L55.3 39 M55.7 54.8 L64.2 51.7',
    stroke: 'ink',
    fine: true,
  },
  {
    kind: 'path',
    d: 'M76 66.2 A32 32 0 0 1 48 65.3 L54.1 53.8 A19 19 0 0 0 70.7 54.4 Z',
    fill: 'ink',
  },
  { kind: 'circle', cx: 61.7, cy: 62.5, r: 3, fill: 'washi' },
  { kind: 'circle', cx: 78.3, cy: 57.4, r: 3, fill: 'mid' },
  { kind: 'circle', cx: 87.8, cy: 42.7, r: 3, fill: 'washi' },
  { kind: 'circle', cx: 85.7, cy: 25.4, r: 3, fill: 'mid' },
  { kind: 'circle', cx: 73, cy: 13.5, r: 3, fill: 'washi' },
  { kind: 'circle', cx: 55.5, cy: 12.6, r: 3, fill: 'mid' },
  { kind: 'circle', cx: 41.6, cy: 23.1, r: 3, fill: 'washi' },
  { kind: 'circle', cx: 45.6, cy: 55.6, r: 3, fill: 'mid' },
];
