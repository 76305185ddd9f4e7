/** A zone whose cards are too small to be targets: a finger still means the one it touches. */
import type { Rect, Target } from './types';

interface Point {
  readonly x: number;
  readonly y: number;
}

const beyond = (at: number, from: number, size: number): number =>
  Math.max(from - at, 0, at - from - size);

const distance = ({ x, y }: Point, r: Rect): number =>
  Math.hypot(beyond(x, r.x, r.w), beyond(y, r.y, r.h));

/** The part under a finger at this point of the target, or the nearest one; of two it is the upper one. */
export function partAt(target: Target, at: Point): Target {
  const { parts, ...whole } = target;
  const onTable = { x: target.x + at.x, y: target.y + at.y };
  let nearest = null;
  let least = Infinity;
  for (const part of parts ?? []) {
    const away = distance(onTable, part);
    if (away > least) continue;
    nearest = part;
    least = away;
  }
  if (nearest === null) return target;
  return { ...whole, kind: nearest.cards.length === 1 ? 'card' : 'pile', cards: nearest.cards };
}
