import type { Art } from '../types';

/** A tea bowl with mended cracks. */
export const bowl: Art = [
  { kind: 'path', d: 'M0 88 H100 V100 H0 Z', fill: 'mid' },
  { kind: 'path', d: 'M36 82 H64 L66 93 H34 Z', fill: 'ink' },
  { kind: 'path', d: 'M7 38 Q9 84 40 85 H60 Q91 84 93 38 Z', fill: 'mid', stroke: 'ink' },
  { kind: 'path', d: 'M93 38 Q91 84 60 85 H48 Q76 78 76 46 Z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M8 42 Q14 47 20 49 Q20 58 24 58 Q28 58 28 51 Q30 51 31 51 Q31 70 36 70 Q41 70 41 52 H46 Q46 60 50 60 Q54 60 54 52 Q66 52 74 50 Q84 47 92 41 L93 38 H7 Z',
    fill: 'washi',
  },
  { kind: 'path', d: 'M7 38 Q9 84 40 85 H60 Q91 84 93 38', stroke: 'ink' },
  { kind: 'ellipse', cx: 50, cy: 38, rx: 43, ry: 11, fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M12 41 Q28 33 50 33 Q72 33 88 41 Q76 48 50 48 Q24 48 12 41 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M84 47 L74 60 L80 70 M74 60 L62 66 L52 84 M62 66 L50 62 L42 70',
    stroke: 'washi',
  },
];
