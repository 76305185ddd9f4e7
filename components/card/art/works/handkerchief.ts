import type { Art } from '../types';

/** A cloth tied around a gift. */
export const handkerchief: Art = [
  { kind: 'path', d: 'M0 86 H100 V100 H0 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M10 66 Q8 92 50 92 Q92 92 90 66 Q86 48 56 42 H44 Q14 48 10 66 Z',
    fill: 'mid',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M56 42 Q86 48 90 66 Q92 92 52 92 Q76 84 72 64 Q68 50 52 42 Z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M44 42 Q20 48 12 62 Q10 76 18 84 Q22 58 48 44 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M46 40 Q22 36 12 10 Q38 12 52 34 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M52 38 Q62 16 88 8 Q90 30 58 44 Z', fill: 'ink', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M42 38 Q48 30 58 34 Q62 40 57 46 Q48 50 42 46 Q38 42 42 38 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M30 24 Q40 32 46 37', stroke: 'ink' },
  { kind: 'path', d: 'M76 20 Q66 28 60 36', stroke: 'washi' },
  { kind: 'circle', cx: 38, cy: 66, r: 3.5, fill: 'washi' },
  { kind: 'circle', cx: 52, cy: 58, r: 3.5, fill: 'washi' },
  { kind: 'circle', cx: 54, cy: 76, r: 3.5, fill: 'washi' },
  { kind: 'circle', cx: 36, cy: 82, r: 3.5, fill: 'washi' },
  { kind: 'circle', cx: 80, cy: 66, r: 3, fill: 'mid' },
  { kind: 'circle', cx: 78, cy: 80, r: 3, fill: 'mid' },
];
