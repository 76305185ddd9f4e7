/**
 * The sound and vibration for an event. Both depend only on the event as the viewer saw it, and on
 * a card only where it is public: a hidden card's material must not be audible.
 */
import type { GameEvent, Material, PlayerId, Zone } from '@/engine';
import { HIDDEN, materialOf, TUCKED_ZONES } from '@/engine';

export type Sound =
  | 'slide'
  | 'tuck'
  | 'flip'
  | 'clack'
  /** A completed work. */
  | Material
  | 'pray'
  | 'morning'
  | 'noon'
  | 'night'
  | 'turn'
  | 'refuse'
  | 'end';

/** `select`: card selected; `act`: something done; `refuse`: not possible; the rest are events. */
export type Feeling = 'select' | 'act' | 'refuse' | 'turn' | 'completed';

/** Zones tucked under the edge of a mat. */
const UNDER_THE_MAT: readonly Zone[] = TUCKED_ZONES;

/** `viewer` is -1 if there is none. */
export function soundOf(event: GameEvent, viewer: PlayerId): Sound | null {
  switch (event.type) {
    case 'turn':
      return event.player === viewer ? 'turn' : null;
    case 'phase':
      return event.phase;
    case 'move':
      if (event.reason === 'turn') return 'flip';
      return UNDER_THE_MAT.includes(event.to.zone) ? 'tuck' : 'slide';
    case 'reveal':
      return 'flip';
    case 'action':
      return event.form === 'prayer' ? 'pray' : null;
    case 'use':
      // The viewer's own actions already sounded when touched.
      return event.player === viewer ? null : 'clack';
    case 'completed':
      return event.card === HIDDEN ? 'slide' : materialOf(event.card);
    case 'end':
      return 'end';
    default:
      return null;
  }
}

/** Other players' events are seen and heard, but only the viewer's own are felt. */
export function feelingOf(event: GameEvent, viewer: PlayerId): Feeling | null {
  if (event.player !== viewer) return null;
  if (event.type === 'turn') return 'turn';
  return event.type === 'completed' ? 'completed' : null;
}

/** Which event matters most when several happen at once; the last one wins a tie. */
function weight(event: GameEvent): number {
  switch (event.type) {
    case 'end':
      return 4;
    case 'turn':
      return 3;
    case 'completed':
      return 2;
    case 'phase':
      return 0;
    default:
      return 1;
  }
}

/** One sound for all events shown together. */
export function soundOfAll(events: readonly GameEvent[], viewer: PlayerId): Sound | null {
  let best: { sound: Sound; weight: number } | null = null;
  for (const event of events) {
    const sound = soundOf(event, viewer);
    if (sound !== null && weight(event) >= (best?.weight ?? 0)) {
      best = { sound, weight: weight(event) };
    }
  }
  return best?.sound ?? null;
}

export function feelingOfAll(events: readonly GameEvent[], viewer: PlayerId): Feeling | null {
  const felt = events.map((event) => feelingOf(event, viewer));
  return felt.includes('turn') ? 'turn' : felt.includes('completed') ? 'completed' : null;
}
