/** Positions of the sides during the count. */
import type { Score } from '@/engine';

type Side = Score['ranking'][number];

export const sideKey = (side: Side): string => side.players.join('-');

/** The top of each side in a column. */
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
 * Offsets that show the sides in seat order, so that the order does not reveal the winner. Null
 * until all heights are known.
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
