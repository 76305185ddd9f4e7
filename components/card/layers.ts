/** What is drawn on a card, back to front, as data shared by devices and browsers. */
import type { PatternTile } from './art/materials';
import type { Art } from './art/types';
import type { Tones } from './identity';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Top left corner and size of a 100 × 100 drawing. */
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
  /** A pattern filling a box. */
  | {
      readonly kind: 'tiles';
      readonly at: Box;
      readonly tile: PatternTile;
      /** Scale of a tile. */
      readonly grain: number;
      readonly tones: Tones;
      readonly opacity: number;
    }
  | {
      readonly kind: 'art';
      readonly art: Art;
      readonly tones: Tones;
      readonly place: DrawingPlacement;
      /** Clip box. */
      readonly within?: Box;
    };

export interface PictureProps {
  /** Unique among pictures of this size; used as the cache key. */
  readonly name: string;
  readonly w: number;
  readonly h: number;
  /** Must be the same object for the same picture. */
  readonly layers: readonly Layer[];
  /** Its parts do not grow with it, so no other size may stand in for it. */
  readonly exact?: boolean;
  /** Default: laid out in the flow; otherwise placed this far from the parent's corner. */
  readonly inset?: number;
}
