/**
 * What an event sounds and feels like. Both are pure functions of the event as the viewer witnessed it, and
 * they look at a card only where it lies open for all: a hidden card must not be heard by its material.
 */
import type { GameEvent, Material, PlayerId, Zone } from '@/engine';
import { HIDDEN, materialOf } from '@/engine';

export type Sound =
  | 'slide'
  | 'tuck'
  | 'flip'
  | 'clack'
  /** A work completed. */
  | Material
  | 'pray'
  | 'morning'
  | 'noon'
  | 'night'
  | 'turn'
  | 'refuse'
  | 'end';

/** `select`: a card is chosen; `act`: something is done; `refuse`: that cannot be; the rest happens. */
export type Feeling = 'select' | 'act' | 'refuse' | 'turn' | 'completed';

/** Where cards lie under the edge of a mat. */
const UNDER_THE_MAT: readonly Zone[] = ['task', 'helpers', 'bench', 'sales'];

/** `viewer` is whoever looks at the screen, or nobody (-1). */
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
      // One's own acts have sounded already, under the finger.
      return event.player === viewer ? null : 'clack';
    case 'completed':
      return event.card === HIDDEN ? 'slide' : materialOf(event.card);
    case 'end':
      return 'end';
    default:
      return null;
  }
}

/** What somebody else does is seen and heard, but only one's own luck is felt. */
export function feelingOf(event: GameEvent, viewer: PlayerId): Feeling | null {
  if (event.player !== viewer) return null;
  if (event.type === 'turn') return 'turn';
  return event.type === 'completed' ? 'completed' : null;
}

/** What matters most when many things happen at once; among equals the last. */
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

/** One sound for all that was shown in one go. */
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
