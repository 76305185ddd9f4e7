import type { Art } from '../types';

/** A shop curtain, one panel pushed aside. */
export const curtain: Art = [
  { kind: 'path', d: 'M16 18 H84 V92 H16 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M17 82 H83 V91 H17 Z', fill: 'mid' },
  { kind: 'path', d: 'M4 92 H96', stroke: 'ink' },
  { kind: 'path', d: 'M13 20 H37.5 V77 Q26 80 13 77 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M38.5 20 H61.5 V77 Q50 80 38.5 77 Z', fill: 'ink', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M62.5 20 H87 V44 Q87 66 96 77 Q88 84 78 80 Q66 72 62.5 60 Z',
    fill: 'ink',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M38 28 V76 M62 28 V60', stroke: 'mid' },
  { kind: 'circle', cx: 50, cy: 46, r: 16, fill: 'washi' },
  { kind: 'path', d: 'M38 34 V58 M62 34 V58', stroke: 'ink' },
  { kind: 'rect', x: 4, y: 11, w: 92, h: 7, rx: 3.5, fill: 'mid', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M19 11 V20 M31 11 V20 M44 11 V20 M56 11 V20 M69 11 V20 M81 11 V20',
    stroke: 'ink',
  },
];
