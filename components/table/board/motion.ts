/** A card's transform during a move: plain numbers, shared by the native and the web glider. */
import type { Rect } from '../layout';

export interface CardTransform extends Rect {
  /** Degrees around the vertical axis; at 90 the card is edge-on. */
  readonly turn: number;
}

export interface GliderProps {
  /** Target, and start when the card appears. */
  readonly to: Rect;
  readonly from: Rect | null;
  /** Size of the content, which is scaled to other sizes on the way. */
  readonly w: number;
  readonly h: number;
  readonly z: number;
  readonly duration: number;
  /** The card leaves and fades on the last part of its way. */
  readonly away: boolean;
  /** Lifted a little because it is chosen. */
  readonly raised: boolean;
  /** Face down; a change turns the card over. */
  readonly back: boolean;
}

export const LIFT = 6;
export const LIFTING = 140;
/** Control points as in CSS `cubic-bezier`. */
export const CURVE = [0.25, 0.1, 0.2, 1] as const;
/** Share of the way after which a leaving card starts to fade. */
export const FADES_FROM = 0.6;
export const EDGE_ON = 90;
export const PERSPECTIVE = 600;

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
