import type { Rect } from './types';

export const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

const right = (r: Rect): number => r.x + r.w;
const bottom = (r: Rect): number => r.y + r.h;

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

export function columns(r: Rect, n: number, gap: number): Rect[] {
  const w = (r.w - gap * (n - 1)) / n;
  return Array.from({ length: n }, (_, i) => rect(r.x + i * (w + gap), r.y, w, r.h));
}

export function rows(r: Rect, n: number, gap: number): Rect[] {
  const h = (r.h - gap * (n - 1)) / n;
  return Array.from({ length: n }, (_, i) => rect(r.x, r.y + i * (h + gap), r.w, h));
}

export function contains(outer: Rect, inner: Rect, slack = 0.5): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    right(inner) <= right(outer) + slack &&
    bottom(inner) <= bottom(outer) + slack
  );
}

export function overlap(a: Rect, b: Rect, slack = 0.5): boolean {
  return (
    a.x < right(b) - slack &&
    b.x < right(a) - slack &&
    a.y < bottom(b) - slack &&
    b.y < bottom(a) - slack
  );
}
