import type { Art } from '../types';

/** A pair of split-toed tabi hung up to dry. */
export const socks: Art = [
  { kind: 'path', d: 'M2 16 Q50 24 98 12', stroke: 'ink' },
  { kind: 'path', d: 'M0 92 Q50 86 100 92 V100 H0 Z', fill: 'mid' },
  {
    kind: 'group',
    rotate: [5, 22, 20],
    shapes: [
      {
        kind: 'path',
        d: 'M12 20 H34 V48 Q36 57 46 61 Q55 64 57 69 Q52 73 42 72 Q56 71 58 78 Q58 87 48 87 H24 Q11 87 11 74 Z',
        fill: 'washi',
        stroke: 'ink',
      },
      { kind: 'path', d: 'M12 72 Q20 78 30 77 H57.5 Q57 86 48 86 H24 Q12 86 12 74 Z', fill: 'mid' },
      { kind: 'path', d: 'M57 69 Q52 73 42 72', stroke: 'ink' },
      { kind: 'path', d: 'M12 20 H34 V29 H12 Z', fill: 'ink' },
      { kind: 'path', d: 'M12 35 H19 V40 H12 Z M12 46 H19 V51 H12 Z', fill: 'ink' },
      {
        kind: 'path',
        d: 'M12 20 H34 V48 Q36 57 46 61 Q55 64 57 69 Q59 72 58 78 Q58 87 48 87 H24 Q11 87 11 74 Z',
        stroke: 'ink',
      },
      { kind: 'rect', x: 20, y: 12, w: 6, h: 13, rx: 1, fill: 'mid', stroke: 'ink' },
    ],
  },
  {
    kind: 'group',
    rotate: [-8, 56, 19],
    shapes: [
      {
        kind: 'path',
        d: 'M43 19 H65 V47 Q67 56 77 60 Q86 63 88 68 Q83 72 73 71 Q87 70 89 77 Q89 86 79 86 H55 Q42 86 42 73 Z',
        fill: 'washi',
        stroke: 'ink',
      },
      { kind: 'path', d: 'M43 71 Q51 77 61 76 H88.5 Q88 85 79 85 H55 Q43 85 43 73 Z', fill: 'mid' },
      { kind: 'path', d: 'M88 68 Q83 72 73 71', stroke: 'ink' },
      { kind: 'path', d: 'M43 19 H65 V28 H43 Z', fill: 'ink' },
      { kind: 'path', d: 'M43 34 H50 V39 H43 Z M43 45 H50 V50 H43 Z', fill: 'ink' },
      {
        kind: 'path',
        d: 'M43 19 H65 V47 Q67 56 77 60 Q86 63 88 68 Q90 71 89 77 Q89 86 79 86 H55 Q42 86 42 73 Z',
        stroke: 'ink',
      },
      { kind: 'rect', x: 51, y: 11, w: 6, h: 13, rx: 1, fill: 'mid', stroke: 'ink' },
    ],
  },
];
