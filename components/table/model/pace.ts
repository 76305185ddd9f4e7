/** How long each event stays on the screen before the next one. */
import type { GameEvent } from '@/engine';
import type { Pace } from '@/store/game';

const FACTOR: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };

const MOVE = 380;
const DEAL = 70;
const PAUSE: Readonly<Partial<Record<GameEvent['type'], number>>> = {
  turn: 450,
  phase: 160,
  use: 420,
  reveal: 900,
  taskSkipped: 600,
  actions: 260,
  named: 600,
  copy: 500,
  extraTurn: 600,
  end: 700,
};

/** Duration of a card's glide, in milliseconds. */
export function glideOf(pace: Pace): number {
  return Math.round(MOVE * 0.85 * FACTOR[pace]);
}

/** Reading time for lines about others: a fixed time to look up, plus a time per letter. */
const LOOK_UP = 300;
const PER_LETTER = 16;

/**
 * The viewer's own moves need no reading time, only the animation. `words` is the line told about the event, if it is
 * news.
 */
export function stepTime(
  event: GameEvent,
  pace: Pace,
  own: boolean,
  words: string | null = null,
): number {
  const factor = FACTOR[pace];
  if (event.type === 'move' && event.reason === 'deal') return DEAL * factor;
  const shown = event.type === 'move' ? MOVE * (own ? 0.8 : 1.15) : (PAUSE[event.type] ?? 0);
  if (!own && words !== null) {
    return Math.max(shown, LOOK_UP + PER_LETTER * words.length) * factor;
  }
  // A card revealed from the deck is news even to the player who revealed it.
  const isNew = event.type === 'reveal' && event.place.zone === 'deck';
  const brief = own && event.type !== 'move' && !isNew;
  return shown * factor * (brief ? 0.3 : 1);
}
