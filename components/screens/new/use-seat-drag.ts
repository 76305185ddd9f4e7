/** Dragging a seat to another place: the others make room while it moves. */
import { useRef, useState } from 'react';

/** Where a row would land: it passes another when its edge is over the middle of that one. */
export function placeAfter(heights: readonly number[], from: number, dy: number): number {
  const topOf = (at: number) => heights.slice(0, at).reduce((sum, height) => sum + height, 0);
  const top = topOf(from) + dy;
  const bottom = top + (heights[from] ?? 0);
  const passed = heights.flatMap((height, i) => {
    const middle = topOf(i) + height / 2;
    return (i > from && middle < bottom) || (i < from && middle > top) ? [i] : [];
  });
  return dy > 0 ? Math.max(from, ...passed) : Math.min(from, ...passed);
}

interface Held {
  readonly from: number;
  readonly dy: number;
  readonly heights: readonly number[];
}

/** How far each row is from its own place. */
export function shiftOf(at: number, { from, dy, heights }: Held): number {
  if (at === from) return dy;
  const to = placeAfter(heights, from, dy);
  const room = heights[from] ?? 0;
  if (from < at && at <= to) return -room;
  return to <= at && at < from ? room : 0;
}

export function useSeatDrag(count: number, onMove: (from: number, to: number) => void) {
  const heights = useRef<number[]>([]);
  const [held, setHeld] = useState<Held | null>(null);
  return {
    isHeld: (at: number) => held?.from === at,
    shift: (at: number) => (held === null ? 0 : shiftOf(at, held)),
    measure: (at: number, height: number) => {
      heights.current[at] = height;
    },
    drag: (from: number, dy: number) =>
      setHeld({ from, dy, heights: heights.current.slice(0, count) }),
    drop: () => {
      setHeld(null);
      if (held === null) return;
      const to = placeAfter(held.heights, held.from, held.dy);
      if (to !== held.from) onMove(held.from, to);
    },
    cancel: () => setHeld(null),
  };
}
