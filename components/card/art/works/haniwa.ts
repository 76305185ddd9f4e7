import type { Art } from '../types';

/** A dancing haniwa (burial mound figure). */
export const haniwa: Art = [
  { kind: 'path', d: 'M0 90 H100 V100 H0 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M34 60 Q20 62 17 48 Q16 38 18 28 Q12 19 20 16 Q30 17 28 29 Q26 44 36 46 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M64 48 Q84 50 86 65 Q87 75 80 81 Q82 90 73 88 Q67 83 73 75 Q76 62 62 60 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M34 46 H66 L71 93 H29 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M60 46 H66 L71 93 H62 Z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M31 48 V26 Q31 5 50 5 Q69 5 69 26 V48 Q50 55 31 48 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M61 9 Q69 14 69 26 V48 Q66 50 62 50.6 Q66 28 61 9 Z', fill: 'ink' },
  { kind: 'path', d: 'M36 23 Q37 13 45 10', stroke: 'washi' },
  { kind: 'ellipse', cx: 41, cy: 27, rx: 4.5, ry: 5.5, fill: 'ink' },
  { kind: 'ellipse', cx: 55.5, cy: 27, rx: 4.5, ry: 5.5, fill: 'ink' },
  { kind: 'ellipse', cx: 48, cy: 41, rx: 3.5, ry: 4.8, fill: 'ink' },
  {
    kind: 'path',
    d: 'M30 66 Q50 73 70 66 L70.6 73 Q50 80 29.4 73 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'circle', cx: 48, cy: 85, r: 4, fill: 'ink' },
];
