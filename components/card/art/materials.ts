import type { Material } from '@/engine';

import type { Art } from './types';

/**
 * Each material's glyph on the 100 × 100 canvas, in one tone so it works dark on light and
 * reversed.
 */
export const GLYPHS: Readonly<Record<Material, Art>> = {
  paper: [
    { kind: 'path', d: 'M8 26 L35 14 V76 L8 88 Z', fill: 'ink' },
    { kind: 'path', d: 'M39 14 L61 26 V88 L39 76 Z', fill: 'ink' },
    { kind: 'path', d: 'M65 26 L92 14 V76 L65 88 Z', fill: 'ink' },
  ],
  stone: [
    { kind: 'ellipse', cx: 50, cy: 81, rx: 40, ry: 13, fill: 'ink' },
    { kind: 'ellipse', cx: 46, cy: 54, rx: 29, ry: 11, fill: 'ink' },
    { kind: 'ellipse', cx: 53, cy: 31, rx: 18, ry: 9.5, fill: 'ink' },
  ],
  cloth: [
    { kind: 'rect', x: 5, y: 12, w: 90, h: 10, rx: 5, fill: 'ink' },
    { kind: 'path', d: 'M12 27 H48 V72 Q44 90 34 82 Q26 74 20 84 Q14 90 12 82 Z', fill: 'ink' },
    { kind: 'path', d: 'M53 27 H88 V80 Q86 90 78 84 Q70 76 64 86 Q56 92 53 82 Z', fill: 'ink' },
  ],
  clay: [
    {
      kind: 'path',
      d: 'M34 8 H66 Q70 8 70 12 Q70 16 66 17 V22 Q84 30 88 46 H12 Q16 30 34 22 V17 Q30 16 30 12 Q30 8 34 8 Z',
      fill: 'ink',
    },
    { kind: 'path', d: 'M11 52 H89 Q90 82 66 92 H34 Q10 82 11 52 Z', fill: 'ink' },
  ],
  metal: [
    {
      kind: 'group',
      rotate: [30, 44, 76],
      shapes: [
        { kind: 'rect', x: 32, y: 4, w: 24, h: 10, rx: 3, fill: 'ink' },
        { kind: 'rect', x: 37, y: 17, w: 14, h: 30, rx: 1, fill: 'ink' },
        { kind: 'path', d: 'M34 50 H54 V64 L34 77 Z', fill: 'ink' },
      ],
    },
    { kind: 'rect', x: 8, y: 83, w: 84, h: 11, rx: 4, fill: 'ink' },
  ],
};

/** A seamless tile; lines that cross an edge are drawn on both sides. */
export interface PatternTile {
  readonly width: number;
  readonly height: number;
  readonly art: Art;
}

/** The pattern on each material's task edge: folds, pebbles, waves, dots and rings. */
export const PATTERNS: Readonly<Record<Material, PatternTile>> = {
  paper: {
    width: 20,
    height: 20,
    art: [
      { kind: 'path', d: 'M0 14 L14 0 H20 L0 20 Z M20 14 V20 H14 Z', fill: 'mid' },
      { kind: 'path', d: 'M4 20 L20 4 V6 L6 20 Z M0 4 L4 0 H6 L0 6 Z', fill: 'mid' },
    ],
  },
  stone: {
    width: 28,
    height: 28,
    art: [
      { kind: 'ellipse', cx: 7, cy: 5.5, rx: 5, ry: 3, fill: 'mid' },
      { kind: 'ellipse', cx: 19.5, cy: 8, rx: 6, ry: 3.6, fill: 'mid' },
      { kind: 'ellipse', cx: 6, cy: 15, rx: 4.2, ry: 2.8, fill: 'mid' },
      { kind: 'ellipse', cx: 17.5, cy: 19, rx: 5, ry: 3.2, fill: 'mid' },
      { kind: 'ellipse', cx: 25.2, cy: 15.5, rx: 2, ry: 1.8, fill: 'mid' },
      { kind: 'ellipse', cx: 6.5, cy: 24, rx: 5.4, ry: 2.8, fill: 'mid' },
      { kind: 'ellipse', cx: 23.2, cy: 25, rx: 3.4, ry: 2.2, fill: 'mid' },
      { kind: 'ellipse', cx: 13, cy: 11.5, rx: 1.8, ry: 1.5, fill: 'mid' },
      { kind: 'ellipse', cx: 14.6, cy: 25.4, rx: 1.9, ry: 1.5, fill: 'mid' },
    ],
  },
  cloth: {
    width: 30,
    height: 15,
    art: [
      {
        kind: 'path',
        d: 'M2 7.7 A15 15 0 0 1 28 7.7 M6.4 8.9 A10.5 10.5 0 0 1 23.6 8.9 M10.2 11.5 A6 6 0 0 1 19.8 11.5',
        stroke: 'mid',
      },
      {
        kind: 'path',
        d: 'M-13 15.2 A15 15 0 0 1 13 15.2 M-8.6 16.4 A10.5 10.5 0 0 1 8.6 16.4 M-4.8 19 A6 6 0 0 1 4.8 19 M17 15.2 A15 15 0 0 1 43 15.2 M21.4 16.4 A10.5 10.5 0 0 1 38.6 16.4 M25.2 19 A6 6 0 0 1 34.8 19 M-13 0.2 A15 15 0 0 1 13 0.2 M-8.6 1.4 A10.5 10.5 0 0 1 8.6 1.4 M-4.8 4 A6 6 0 0 1 4.8 4 M17 0.2 A15 15 0 0 1 43 0.2 M21.4 1.4 A10.5 10.5 0 0 1 38.6 1.4 M25.2 4 A6 6 0 0 1 34.8 4',
        stroke: 'mid',
      },
    ],
  },
  clay: {
    width: 16,
    height: 16,
    art: [
      { kind: 'circle', cx: 4, cy: 4, r: 2.4, fill: 'mid' },
      { kind: 'circle', cx: 12, cy: 12, r: 2.4, fill: 'mid' },
    ],
  },
  metal: {
    width: 26,
    height: 26,
    art: [
      { kind: 'circle', cx: 13, cy: 13, r: 13, stroke: 'mid' },
      {
        kind: 'path',
        d: 'M13 0 A13 13 0 0 1 0 13 M13 0 A13 13 0 0 0 26 13 M0 13 A13 13 0 0 1 13 26 M26 13 A13 13 0 0 0 13 26',
        stroke: 'mid',
      },
    ],
  },
};
