import type { Art } from '../types';

/** A stone stool with a snail. */
export const stool: Art = [
  { kind: 'path', d: 'M0 86 Q50 80 100 86 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M44 54 H58 L57 82 H46 Z', fill: 'ink' },
  { kind: 'path', d: 'M18 50 L12 90 H28 L36 58 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M82 50 L88 90 H72 L64 58 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M82 50 L88 90 H79 L75 54 Z', fill: 'ink' },
  { kind: 'path', d: 'M12 42 V51 Q14 62 50 62 Q86 62 88 51 V42 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M70 50 L88 43 V51 Q86 57 70 60.5 Z', fill: 'ink' },
  { kind: 'ellipse', cx: 50, cy: 42, rx: 38, ry: 11, fill: 'washi', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M22 46 Q26 40 36 40 H54 Q60 40 60 32 Q60 26 65 26 Q71 27 70 34 Q68 46 54 46 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M64 28 L61 20 M67 28 L71 21', stroke: 'ink' },
  { kind: 'circle', cx: 42, cy: 28, r: 14, fill: 'mid', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M42 42 Q32 40 32 30 Q33 21 42 21 Q50 22 50 29 Q49 35 43 35 Q39 34 39 30 Q40 27 43 28',
    stroke: 'ink',
  },
];
