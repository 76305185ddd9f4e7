import type { PatternTile } from './materials';
import type { Art } from './types';

/** The emblem on the card back: a temple roof over its mat, the sun between the posts. */
export const BACK: Art = [
  { kind: 'circle', cx: 50, cy: 50, r: 47, fill: 'ink', stroke: 'mid' },
  { kind: 'circle', cx: 50, cy: 50, r: 43, stroke: 'mid', fine: true },
  { kind: 'circle', cx: 50, cy: 61, r: 9, fill: 'washi' },
  {
    kind: 'path',
    d: 'M13 45 Q33 42 43 25 H57 Q67 42 87 45 Q83 53 75 52 H25 Q17 53 13 45 Z',
    fill: 'mid',
  },
  { kind: 'path', d: 'M36 20 Q40 23 44 22 H56 Q60 23 64 20 L62 27 H38 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M27 46 Q38 44 46 30 H48 Q42 44 36 47 Z M73 46 Q62 44 54 30 H52 Q58 44 64 47 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M30 54 H36 V74 H30 Z M64 54 H70 V74 H64 Z', fill: 'mid' },
  { kind: 'path', d: 'M26 57 H74 V61 H26 Z', fill: 'mid' },
  { kind: 'path', d: 'M32 75 H68 L75 86 H25 Z', fill: 'washi', stroke: 'mid' },
  {
    kind: 'path',
    d: 'M41 75 L37.5 86 M50 75 V86 M59 75 L62.5 86 M29 80 H71',
    stroke: 'ink',
    fine: true,
  },
];

/** Drawn faintly on the back, around the emblem. */
export const BACK_PATTERN: PatternTile = {
  width: 24,
  height: 41.6,
  art: [
    {
      kind: 'path',
      d: 'M0 0 H24 M0 20.8 H24 M0 41.6 H24 M0 0 L24 41.6 M24 0 L0 41.6',
      stroke: 'mid',
      fine: true,
    },
    {
      kind: 'path',
      d: 'M0 0 L12 6.9 L24 0 M12 6.9 L12 20.8 M0 0 L0 13.9 L-12 20.8 M0 13.9 L12 20.8 M24 0 L24 13.9 L12 20.8 M24 13.9 L36 20.8 M12 20.8 L12 34.6 L0 41.6 M12 34.6 L24 41.6 M-12 20.8 L0 27.7 L12 20.8 M0 27.7 L0 41.6 M12 20.8 L24 27.7 L36 20.8 M24 27.7 L24 41.6',
      stroke: 'mid',
      fine: true,
    },
  ],
};

export type EmblemShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon';

/** A player's crest: the same shape stamped solid or drawn in outline. */
export interface Emblem {
  readonly shape: EmblemShape;
  readonly solid: Art;
  readonly outline: Art;
}

/** One crest per seat. The outline alone tells them apart, without colour. */
export const EMBLEMS: readonly [Emblem, Emblem, Emblem, Emblem, Emblem] = [
  {
    shape: 'circle',
    solid: [
      { kind: 'circle', cx: 50, cy: 50, r: 43, fill: 'ink' },
      { kind: 'circle', cx: 50, cy: 50, r: 9, fill: 'washi' },
      { kind: 'circle', cx: 50, cy: 27, r: 10, fill: 'washi' },
      { kind: 'circle', cx: 71.9, cy: 42.9, r: 10, fill: 'washi' },
      { kind: 'circle', cx: 63.5, cy: 68.6, r: 10, fill: 'washi' },
      { kind: 'circle', cx: 36.5, cy: 68.6, r: 10, fill: 'washi' },
      { kind: 'circle', cx: 28.1, cy: 42.9, r: 10, fill: 'washi' },
    ],
    outline: [
      {
        kind: 'path',
        d: 'M7 50 A43 43 0 1 1 93 50 A43 43 0 1 1 7 50 Z M14 50 A36 36 0 1 0 86 50 A36 36 0 1 0 14 50 Z',
        fill: 'ink',
      },
      { kind: 'circle', cx: 50, cy: 50, r: 9, fill: 'ink' },
      { kind: 'circle', cx: 50, cy: 27, r: 10, fill: 'ink' },
      { kind: 'circle', cx: 71.9, cy: 42.9, r: 10, fill: 'ink' },
      { kind: 'circle', cx: 63.5, cy: 68.6, r: 10, fill: 'ink' },
      { kind: 'circle', cx: 36.5, cy: 68.6, r: 10, fill: 'ink' },
      { kind: 'circle', cx: 28.1, cy: 42.9, r: 10, fill: 'ink' },
    ],
  },
  {
    shape: 'square',
    solid: [
      { kind: 'rect', x: 11, y: 11, w: 78, h: 78, rx: 3, fill: 'ink' },
      {
        kind: 'path',
        d: 'M34 22 H42 V34 H58 V22 H66 V34 H78 V42 H66 V58 H78 V66 H66 V78 H58 V66 H42 V78 H34 V66 H22 V58 H34 V42 H22 V34 H34 Z M42 42 V58 H58 V42 Z',
        fill: 'washi',
      },
    ],
    outline: [
      {
        kind: 'path',
        d: 'M14 11 H86 Q89 11 89 14 V86 Q89 89 86 89 H14 Q11 89 11 86 V14 Q11 11 14 11 Z M18 18 V82 H82 V18 Z',
        fill: 'ink',
      },
      {
        kind: 'path',
        d: 'M34 22 H42 V34 H58 V22 H66 V34 H78 V42 H66 V58 H78 V66 H66 V78 H58 V66 H42 V78 H34 V66 H22 V58 H34 V42 H22 V34 H34 Z M42 42 V58 H58 V42 Z',
        fill: 'ink',
      },
    ],
  },
  {
    shape: 'triangle',
    solid: [
      { kind: 'path', d: 'M50 6 L97 87 H3 Z', fill: 'ink' },
      {
        kind: 'path',
        d: 'M50 32 L61 51 H39 Z M36.5 55 L47.5 74 H25.5 Z M63.5 55 L74.5 74 H52.5 Z',
        fill: 'washi',
      },
    ],
    outline: [
      { kind: 'path', d: 'M50 6 L97 87 H3 Z M50 20 L15 80 H85 Z', fill: 'ink' },
      {
        kind: 'path',
        d: 'M50 32 L61 51 H39 Z M36.5 55 L47.5 74 H25.5 Z M63.5 55 L74.5 74 H52.5 Z',
        fill: 'ink',
      },
    ],
  },
  {
    shape: 'diamond',
    solid: [
      { kind: 'path', d: 'M50 2 L98 50 L50 98 L2 50 Z', fill: 'ink' },
      {
        kind: 'path',
        d: 'M50 19 L63 32 L50 45 L37 32 Z M50 55 L63 68 L50 81 L37 68 Z M32 37 L45 50 L32 63 L19 50 Z M68 37 L81 50 L68 63 L55 50 Z',
        fill: 'washi',
      },
    ],
    outline: [
      { kind: 'path', d: 'M50 2 L98 50 L50 98 L2 50 Z M50 12 L12 50 L50 88 L88 50 Z', fill: 'ink' },
      {
        kind: 'path',
        d: 'M50 19 L63 32 L50 45 L37 32 Z M50 55 L63 68 L50 81 L37 68 Z M32 37 L45 50 L32 63 L19 50 Z M68 37 L81 50 L68 63 L55 50 Z',
        fill: 'ink',
      },
    ],
  },
  {
    shape: 'hexagon',
    solid: [
      { kind: 'path', d: 'M50 3 L90.7 26.5 L90.7 73.5 L50 97 L9.3 73.5 L9.3 26.5 Z', fill: 'ink' },
      {
        kind: 'path',
        d: 'M50 21 L75.1 35.5 L75.1 64.5 L50 79 L24.9 64.5 L24.9 35.5 Z M50 31 L33.5 40.5 L33.5 59.5 L50 69 L66.5 59.5 L66.5 40.5 Z',
        fill: 'washi',
      },
      { kind: 'circle', cx: 50, cy: 50, r: 8.5, fill: 'washi' },
    ],
    outline: [
      {
        kind: 'path',
        d: 'M50 3 L90.7 26.5 L90.7 73.5 L50 97 L9.3 73.5 L9.3 26.5 Z M50 11 L16.2 30.5 L16.2 69.5 L50 89 L83.8 69.5 L83.8 30.5 Z',
        fill: 'ink',
      },
      {
        kind: 'path',
        d: 'M50 21 L75.1 35.5 L75.1 64.5 L50 79 L24.9 64.5 L24.9 35.5 Z M50 31 L33.5 40.5 L33.5 59.5 L50 69 L66.5 59.5 L66.5 40.5 Z',
        fill: 'ink',
      },
      { kind: 'circle', cx: 50, cy: 50, r: 8.5, fill: 'ink' },
    ],
  },
];
