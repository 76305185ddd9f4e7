/** 2D transforms: [a b c d tx ty], as in x' = a·x + c·y + tx, y' = b·x + d·y + ty. */
import type { Bag } from '../runtime/realm';
import type { Rect } from '../fabric/ui-manager';

export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** By index: taking a matrix apart by its iterator costs more than the sums, for every view in every frame. */
export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** The same as multiplying by a translation. */
export const shifted = (m: Matrix, x: number, y: number): Matrix => [
  m[0],
  m[1],
  m[2],
  m[3],
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

const translate = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
const scale = (x: number, y: number): Matrix => [x, 0, 0, y, 0, 0];
const rotate = (r: number): Matrix => [Math.cos(r), Math.sin(r), -Math.sin(r), Math.cos(r), 0, 0];

export function apply(m: Matrix, x: number, y: number) {
  return { x: m[0] * x + m[2] * y + m[4], y: m[1] * x + m[3] * y + m[5] };
}

/** Maps a screen point into local space; null if the view is edge-on. */
export function invert(m: Matrix): Matrix | null {
  const a = m[0];
  const b = m[1];
  const c = m[2];
  const d = m[3];
  const tx = m[4];
  const ty = m[5];
  const size = a * d - b * c;
  if (Math.abs(size) < 1e-9) return null;
  return [
    d / size,
    -b / size,
    -c / size,
    a / size,
    (c * ty - d * tx) / size,
    (b * tx - a * ty) / size,
  ];
}

/** The bounding box of a transformed rectangle. */
export function boundsOf(matrix: Matrix, width: number, height: number): Rect {
  const a = matrix[0];
  const b = matrix[1];
  const c = matrix[2];
  const d = matrix[3];
  const tx = matrix[4];
  const ty = matrix[5];
  // Each side spans from its least to its greatest share of both edges.
  const x = tx + Math.min(0, a * width) + Math.min(0, c * height);
  const y = ty + Math.min(0, b * width) + Math.min(0, d * height);
  const across = Math.abs(a * width) + Math.abs(c * height);
  return { x, y, width: across, height: Math.abs(b * width) + Math.abs(d * height) };
}

function radians(angle: unknown): number {
  const text = String(angle);
  const value = parseFloat(text);
  return text.endsWith('rad') ? value : (value * Math.PI) / 180;
}

function length(value: unknown, of: number): number {
  return typeof value === 'string' && value.endsWith('%')
    ? (parseFloat(value) / 100) * of
    : Number(value);
}

/** Rotation about the x or y axis is projected to the front, so it only narrows the view. */
const STEPS: Record<string, (value: unknown, width: number, height: number) => Matrix> = {
  translateX: (v, w) => translate(length(v, w), 0),
  translateY: (v, _, h) => translate(0, length(v, h)),
  translate: (v, w, h) => {
    const [x = 0, y = 0] = v as unknown[];
    return translate(length(x, w), length(y, h));
  },
  scale: (v) => scale(Number(v), Number(v)),
  scaleX: (v) => scale(Number(v), 1),
  scaleY: (v) => scale(1, Number(v)),
  rotate: (v) => rotate(radians(v)),
  rotateZ: (v) => rotate(radians(v)),
  rotateX: (v) => scale(1, Math.cos(radians(v))),
  rotateY: (v) => scale(Math.cos(radians(v)), 1),
  perspective: () => IDENTITY,
  matrix: (v) => {
    const m = v as readonly number[];
    const at = (i: number) => m[i] ?? 0;
    return [at(0), at(1), at(4), at(5), at(12), at(13)];
  },
};

const SIDES: Record<string, number> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

function originOf(given: unknown, width: number, height: number): readonly [number, number] {
  if (given === undefined || given === null) return [width / 2, height / 2];
  const parts = typeof given === 'string' ? given.split(/\s+/) : (given as unknown[]);
  const at = (part: unknown, of: number) => {
    const side = SIDES[String(part)];
    return side === undefined ? length(part, of) : side * of;
  };
  // "top left" means the same as "left top".
  const [first, second] = ['top', 'bottom'].includes(String(parts[0]))
    ? [parts[1], parts[0]]
    : parts;
  return [at(first ?? 'center', width), at(second ?? 'center', height)];
}

/** The transform given by a view's props, in its own space. */
export function transformOf(props: Readonly<Bag>, width: number, height: number): Matrix {
  const { transform } = props;
  if (transform === undefined || transform === null) return IDENTITY;
  if (!Array.isArray(transform)) throw new Error(`This is no transform: ${String(transform)}`);
  const [ox, oy] = originOf(props.transformOrigin, width, height);
  let matrix = translate(ox, oy);
  for (const step of transform as Bag[]) {
    for (const name of Object.keys(step)) {
      const make = STEPS[name];
      if (make === undefined) throw new Error(`Nothing is known of the transform ${name}`);
      matrix = multiply(matrix, make(step[name], width, height));
    }
  }
  return shifted(matrix, -ox, -oy);
}
