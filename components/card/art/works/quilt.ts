import type { Art } from '../types';

/** A patchwork quilt, one corner turned. */
export const quilt: Art = [
  {
    kind: 'group',
    rotate: [-8, 50, 50],
    shapes: [
      { kind: 'path', d: 'M14 14 H86 V62 L62 86 H14 Z', fill: 'washi', stroke: 'ink' },
      { kind: 'path', d: 'M14 14 H38 V38 H14 Z M38 38 H62 V62 H38 Z', fill: 'ink' },
      { kind: 'path', d: 'M62 14 H86 V38 H62 Z M14 62 H38 V86 H14 Z', fill: 'mid' },
      {
        kind: 'path',
        d: 'M38 14 H62 L50 26 Z M38 38 H62 L50 26 Z M14 38 H38 L26 50 Z M14 62 H38 L26 50 Z',
        fill: 'mid',
      },
      {
        kind: 'path',
        d: 'M62 38 V62 L74 50 Z M86 38 V62 L74 50 Z M38 62 V86 L50 74 Z M62 62 V86 L50 74 Z',
        fill: 'ink',
      },
      { kind: 'circle', cx: 26, cy: 26, r: 7.5, fill: 'washi' },
      {
        kind: 'path',
        d: 'M50 40 L53 47 L60 50 L53 53 L50 60 L47 53 L40 50 L47 47 Z',
        fill: 'washi',
      },
      {
        kind: 'path',
        d: 'M74 18 L82 26 L74 34 L66 26 Z M26 66 L34 74 L26 82 L18 74 Z',
        fill: 'washi',
      },
      { kind: 'circle', cx: 74, cy: 26, r: 3, fill: 'ink' },
      { kind: 'circle', cx: 26, cy: 74, r: 3, fill: 'ink' },
      { kind: 'path', d: 'M38 14 V86 M62 14 V86 M14 38 H86 M14 62 H86', stroke: 'ink' },
      { kind: 'path', d: 'M14 14 H86 V62 L62 86 H14 Z', stroke: 'ink' },
      { kind: 'path', d: 'M86 62 L58 58 L62 86 Z', fill: 'washi', stroke: 'ink' },
      { kind: 'circle', cx: 66, cy: 65, r: 2.2, fill: 'mid' },
      { kind: 'circle', cx: 74, cy: 65, r: 2.2, fill: 'mid' },
      { kind: 'circle', cx: 66, cy: 74, r: 2.2, fill: 'mid' },
    ],
  },
];
