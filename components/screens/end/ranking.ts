/** Where the sides stand while they are counted. */
import type { Score } from '@/engine';

type Side = Score['ranking'][number];

export const sideKey = (side: Side): string => side.players.join('-');

/** The top of each, one below the other. */
function tops(sides: readonly Side[], heightOf: (side: Side) => number, gap: number) {
  let y = 0;
  return new Map(
    sides.map((side) => {
      const top = y;
      y += heightOf(side) + gap;
      return [sideKey(side), top];
    }),
  );
}

/**
 * How far each side of the ranking is moved so that all stand in the order of their seats, which says nothing
 * about who wins. Null as long as a height is not known.
 */
export function seatOrderShifts(
  ranking: readonly Side[],
  heights: Readonly<Record<string, number>>,
  gap: number,
): Readonly<Record<string, number>> | null {
  if (ranking.some((side) => heights[sideKey(side)] === undefined)) return null;
  const heightOf = (side: Side) => heights[sideKey(side)] ?? 0;
  const firstSeat = (side: Side) => Math.min(...side.players);
  const inSeats = [...ranking].sort((a, b) => firstSeat(a) - firstSeat(b));
  const now = tops(ranking, heightOf, gap);
  const then = tops(inSeats, heightOf, gap);
  return Object.fromEntries([...now].map(([key, top]) => [key, (then.get(key) ?? top) - top]));
}
