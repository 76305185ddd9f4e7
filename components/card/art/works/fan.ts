import type { Art } from '../types';

/** A folding fan with the sun on it. */
export const fan: Art = [
  {
    kind: 'path',
    d: 'M3.9 63 A47 47 0 0 1 95.8 61.4 L68.5 67.7 A19 19 0 0 0 31.3 68.4 Z',
    fill: 'washi',
    stroke: 'ink',
  },
  {
    kind: 'path',
    d: 'M61.6 27.5 A46 46 0 0 1 94.8 61.7 L69.5 67.5 A20 20 0 0 0 55 52.6 Z',
    fill: 'mid',
  },
  { kind: 'circle', cx: 36.8, cy: 40.7, r: 11.5, fill: 'ink' },
  { kind: 'path', d: 'M33 63.5 L8 51', stroke: 'ink', fine: true },
  { kind: 'path', d: 'M35.9 59.2 L15.2 40.4', stroke: 'ink', fine: true },
  { kind: 'path', d: 'M39.9 55.9 L25 32.2', stroke: 'ink', fine: true },
  { kind: 'path', d: 'M44.6 53.8 L36.6 27', stroke: 'ink', fine: true },
  { kind: 'path', d: 'M49.7 53 L49.2 25', stroke: 'ink', fine: true },
  { kind: 'path', d: 'M54.8 53.6 L61.8 26.5', stroke: 'ink', fine: true },
  { kind: 'path', d: 'M59.6 55.6 L73.6 31.4', stroke: 'ink', fine: true },
  { kind: 'path', d: 'M63.6 58.8 L83.7 39.2', stroke: 'ink', fine: true },
  { kind: 'path', d: 'M66.7 62.9 L91.3 49.5', stroke: 'ink', fine: true },
  {
    kind: 'path',
    d: 'M50 72 L33 63.5 M50 72 L35.9 59.2 M50 72 L39.9 55.9 M50 72 L44.6 53.8 M50 72 L49.7 53 M50 72 L54.8 53.6 M50 72 L59.6 55.6 M50 72 L63.6 58.8 M50 72 L66.7 62.9',
    stroke: 'ink',
  },
  { kind: 'path', d: 'M50 72 L2.5 64.9 L3.3 60.8 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'path', d: 'M50 72 L96.3 59.2 L97.2 63.3 Z', fill: 'ink', stroke: 'ink' },
  { kind: 'circle', cx: 50, cy: 72, r: 4, fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M52 76 Q58 82 52 86', stroke: 'ink' },
  { kind: 'path', d: 'M49 86 H55 L58 96 H46 Z', fill: 'mid', stroke: 'ink' },
];
