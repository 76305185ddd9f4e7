import type { Art } from '../types';

/** A plum branch in a slender vase. */
export const vase: Art = [
  { kind: 'circle', cx: 74, cy: 26, r: 17, fill: 'washi' },
  { kind: 'path', d: 'M0 88 H100 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M49 44 Q46 28 28 20 Q20 16 14 8', stroke: 'ink' },
  { kind: 'path', d: 'M50 40 Q56 24 72 16', stroke: 'ink' },
  { kind: 'path', d: 'M36 24 Q30 30 20 34', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M26.4 15.4 C22.1 8.7 35.9 8.7 31.6 15.4 C36.6 9.2 40.9 22.4 33.2 20.4 C40.7 23.2 29.4 31.4 29 23.4 C28.6 31.4 17.3 23.2 24.8 20.4 C17.1 22.4 21.4 9.2 26.4 15.4 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'circle', cx: 29, cy: 19, r: 2.2, fill: 'ink' },
  {
    kind: 'path',
    d: 'M67.1 14 C62.2 6.4 77.8 6.4 72.9 14 C78.6 7 83.4 21.8 74.7 19.5 C83.1 22.8 70.5 31.9 70 22.9 C69.5 31.9 56.9 22.8 65.3 19.5 C56.6 21.8 61.4 7 67.1 14 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'circle', cx: 70, cy: 18, r: 2.5, fill: 'ink' },
  {
    kind: 'path',
    d: 'M15.7 31.9 C11.9 26 24.1 26 20.3 31.9 C24.7 26.5 28.4 38 21.7 36.2 C28.2 38.7 18.4 45.8 18 38.9 C17.6 45.8 7.8 38.7 14.3 36.2 C7.6 38 11.3 26.5 15.7 31.9 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'circle', cx: 18, cy: 35, r: 2, fill: 'ink' },
  { kind: 'circle', cx: 14, cy: 8, r: 3, fill: 'ink' },
  { kind: 'path', d: 'M55 31 L48 22', stroke: 'ink' },
  { kind: 'circle', cx: 48, cy: 22, r: 3, fill: 'ink' },
  {
    kind: 'path',
    d: 'M44 40 Q45 50 34 56 Q22 64 24 78 Q28 92 42 94 H58 Q72 92 76 78 Q78 64 66 56 Q55 50 56 40 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M56 40 Q55 50 66 56 Q78 64 76 78 Q72 92 58 94 H50 Q66 84 62 68 Q58 58 50 52 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M31 76 Q30 68 37 62', stroke: 'washi' },
  { kind: 'path', d: 'M40 36 H60 V42 H40 Z', fill: 'washi', stroke: 'ink' },
];
