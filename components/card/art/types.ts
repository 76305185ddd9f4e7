/**
 * Illustrations are plain data on a 100 × 100 canvas, so one renderer serves the table, the
 * inspector and the previews, and a test can check every drawing.
 */

/** The four tones of a material's palette. A drawing names tones, never colours. */
export type Tone = 'ink' | 'mid' | 'tint' | 'washi';

/** Line weight of all drawings, and the finer one for creases, ripples and patterns. */
export const LINE = 2;
export const FINE_LINE = 1;
/** Dash and gap of a dashed line. */
export const DASH = [3, 3.5] as const;

interface Paint {
  readonly fill?: Tone;
  readonly stroke?: Tone;
  readonly fine?: true;
  readonly dashed?: true;
}

export interface PathShape extends Paint {
  readonly kind: 'path';
  /** Absolute commands only (M L H V Q C A Z), so tests can check the coordinates. */
  readonly d: string;
}

export interface CircleShape extends Paint {
  readonly kind: 'circle';
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

export interface EllipseShape extends Paint {
  readonly kind: 'ellipse';
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

export interface RectShape extends Paint {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly rx?: number;
}

/** Shapes rotated together about a point: [degrees clockwise, x, y]. */
export interface GroupShape {
  readonly kind: 'group';
  readonly rotate: readonly [degrees: number, x: number, y: number];
  readonly shapes: readonly Shape[];
}

export type Shape = PathShape | CircleShape | EllipseShape | RectShape | GroupShape;

/** Painted in order, first at the back. Strokes have round joins and caps. */
export type Art = readonly Shape[];
