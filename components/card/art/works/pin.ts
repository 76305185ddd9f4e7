import type { Art } from '../types';

/** A flower hairpin. */
export const pin: Art = [
  {
    kind: 'group',
    rotate: [43, 64, 32],
    shapes: [
      {
        kind: 'path',
        d: 'M58 40 H63 L62 102 L60 107 L58 102 Z M66 40 H71 L70 102 L68 107 L66 102 Z',
        fill: 'ink',
      },
    ],
  },
  { kind: 'path', d: 'M54 44 V66 M70 50 V78 M86 44 V62', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M54 63 L58.5 71 L54 78 L49.5 71 Z M70 75 L74.5 83 L70 91 L65.5 83 Z M86 59 L90.5 67 L86 74 L81.5 67 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M62.8 18.9 C57.8 -5.6 91.4 3.4 74.8 22.2 C93.6 5.6 102.6 39.2 78.1 34.2 C101.8 42.2 77.2 66.8 69.2 43.1 C74.2 67.6 40.6 58.6 57.2 39.8 C38.4 56.4 29.4 22.8 53.9 27.8 C30.2 19.8 54.8 -4.8 62.8 18.9 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M67.6 25.2 C71.4 13.8 83.2 25.6 71.8 29.4 C83.6 27.1 79.2 43.2 70.2 35.2 C78.2 44.2 62.1 48.6 64.4 36.8 C60.6 48.2 48.8 36.4 60.2 32.6 C48.4 34.9 52.8 18.8 61.8 26.8 C53.8 17.8 69.9 13.4 67.6 25.2 Z',
    fill: 'ink',
  },
  { kind: 'circle', cx: 66, cy: 31, r: 5, fill: 'washi' },
];
