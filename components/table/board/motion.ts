/** Where a card is on its way: plain numbers, shared by both ways of moving it. */
import type { Rect } from '../layout';

export interface CardTransform extends Rect {
  /** Degrees about its upright axis: 90 shows its edge. */
  readonly turn: number;
}

export interface GliderProps {
  /** Where it belongs, and where it comes from when it appears. */
  readonly to: Rect;
  readonly from: Rect | null;
  /** Of what is inside; it is stretched from and to other sizes on the way. */
  readonly w: number;
  readonly h: number;
  readonly z: number;
  readonly duration: number;
  /** It goes out of sight: on the last part of its way it fades. */
  readonly away: boolean;
  /** Lifted a little, as a card that is chosen. */
  readonly raised: boolean;
  /** Face down: when that changes, it is turned over. */
  readonly back: boolean;
}

export const LIFT = 6;
export const LIFTING = 140;
/** As in `cubic-bezier`. */
export const CURVE = [0.25, 0.1, 0.2, 1] as const;
/** The part of the way after which a card that goes away begins to fade. */
export const FADES_FROM = 0.6;
export const EDGE_ON = 90;
export const PERSPECTIVE = 600;

/** Between two places, `part` of the way from the first. */
export function between(a: CardTransform, b: CardTransform, part: number): CardTransform {
  const mix = (from: number, to: number) => from + (to - from) * part;
  return {
    x: mix(a.x, b.x),
    y: mix(a.y, b.y),
    w: mix(a.w, b.w),
    h: mix(a.h, b.h),
    turn: mix(a.turn, b.turn),
  };
}

export const samePlace = (a: CardTransform, b: CardTransform): boolean =>
  a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h && a.turn === b.turn;
