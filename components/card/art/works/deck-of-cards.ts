import type { Art } from '../types';

/** Three flower cards, fanned. */
export const deckOfCards: Art = [
  {
    kind: 'group',
    rotate: [-22, 50, 104],
    shapes: [
      { kind: 'rect', x: 34, y: 18, w: 32, h: 60, rx: 4, fill: 'washi', stroke: 'ink' },
      { kind: 'path', d: 'M35 56 Q44 44 56 54 V77 H38 Q35 77 35 74 Z', fill: 'ink' },
      { kind: 'path', d: 'M35 62 Q46 58 56 66 V77 H38 Q35 77 35 74 Z', fill: 'mid' },
      { kind: 'circle', cx: 45, cy: 34, r: 6, fill: 'ink' },
    ],
  },
  {
    kind: 'group',
    rotate: [0, 50, 104],
    shapes: [
      { kind: 'rect', x: 34, y: 18, w: 32, h: 60, rx: 4, fill: 'mid', stroke: 'ink' },
      { kind: 'circle', cx: 50, cy: 38, r: 12, fill: 'washi' },
      {
        kind: 'path',
        d: 'M35 64 Q42 50 52 59 Q58 53 65 62 V74 Q65 77 62 77 H38 Q35 77 35 74 Z',
        fill: 'ink',
      },
    ],
  },
  {
    kind: 'group',
    rotate: [22, 50, 104],
    shapes: [
      { kind: 'rect', x: 34, y: 18, w: 32, h: 60, rx: 4, fill: 'washi', stroke: 'ink' },
      { kind: 'path', d: 'M39 74 Q43 54 57 28', stroke: 'ink' },
      { kind: 'path', d: 'M45 54 Q54 56 60 48', stroke: 'ink' },
      { kind: 'circle', cx: 57, cy: 31, r: 7.5, fill: 'ink' },
      { kind: 'circle', cx: 45, cy: 45, r: 6, fill: 'ink' },
      { kind: 'circle', cx: 60, cy: 50, r: 5, fill: 'ink' },
      { kind: 'circle', cx: 57, cy: 31, r: 2.2, fill: 'washi' },
      { kind: 'circle', cx: 45, cy: 45, r: 1.8, fill: 'washi' },
      { kind: 'path', d: 'M38 67 Q50 60 61 69 Q49 76 38 67 Z', fill: 'mid' },
    ],
  },
];
