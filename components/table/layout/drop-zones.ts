/** The zones where a card can be dropped, and which of them is under a finger. */
import type { PlayerId } from '@/engine';
import { MAT_ZONES } from '@/engine';

import type { Rect, TableLayout } from './types';

export const DROP_ZONES = [...MAT_ZONES, 'floor', 'deck'] as const;
export type DropZone = (typeof DROP_ZONES)[number];

/** A release just beside a narrow edge still counts as that edge. */
const SLACK = 18;

export function zoneRects(layout: TableLayout, front: PlayerId): ReadonlyMap<DropZone, Rect> {
  const zones = new Map<DropZone, Rect>();
  const mat = layout.mats.find((m) => m.player === front);
  const floor = layout.anchors.get('floor');
  if (mat !== undefined) {
    for (const zone of MAT_ZONES) zones.set(zone, mat[zone]);
  }
  if (floor !== undefined) zones.set('floor', floor);
  zones.set('deck', layout.deck);
  return zones;
}

const outside = (from: number, size: number, at: number) =>
  Math.max(from - at, at - from - size, 0);

/** The zone under this point, or the nearest within SLACK. */
export function zoneAt(
  zones: Iterable<readonly [DropZone, Rect]>,
  x: number,
  y: number,
): DropZone | null {
  let nearest: { zone: DropZone; away: number } | null = null;
  for (const [zone, r] of zones) {
    const away = Math.max(outside(r.x, r.w, x), outside(r.y, r.h, y));
    if (away <= SLACK && (nearest === null || away < nearest.away)) nearest = { zone, away };
  }
  return nearest?.zone ?? null;
}
