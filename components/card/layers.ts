/** What is drawn on a card, back to front, as data: one description for devices and for browsers. */
import type { PatternTile } from './art/materials';
import type { Art } from './art/types';
import type { Tones } from './identity';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where the corner of a drawing's own 100 × 100 lies, and how large it is drawn. */
export interface DrawingPlacement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export type Layer =
  | {
      readonly kind: 'box';
      readonly at: Box;
      readonly fill: string;
      readonly stroke?: string;
      readonly strokeWidth?: number;
    }
  | {
      readonly kind: 'disc';
      readonly cx: number;
      readonly cy: number;
      readonly r: number;
      readonly fill: string;
    }
  /** A pattern that fills a box. */
  | {
      readonly kind: 'tiles';
      readonly at: Box;
      readonly tile: PatternTile;
      /** How large a tile is drawn. */
      readonly grain: number;
      readonly tones: Tones;
      readonly opacity: number;
    }
  | {
      readonly kind: 'art';
      readonly art: Art;
      readonly tones: Tones;
      readonly place: DrawingPlacement;
      /** Nothing of it is seen outside. */
      readonly within?: Box;
    };

export interface PictureProps {
  /** No other picture of this size is called so: what has been drawn once is known by it. */
  readonly name: string;
  readonly w: number;
  readonly h: number;
  /** The same object as long as it is the same picture. */
  readonly layers: readonly Layer[];
  /** Left out: it takes its place among its neighbours; else it lies so far from its parent's corner. */
  readonly inset?: number;
}
