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
  reveal: 650,
  taskSkipped: 600,
  actions: 260,
  named: 600,
  copy: 500,
  extraTurn: 600,
  end: 700,
};

/** The glide of a card, in milliseconds. */
export function glideOf(pace: Pace): number {
  return Math.round(MOVE * 0.85 * FACTOR[pace]);
}

/** One's own deeds need no pause to be understood: only what moves takes its time. */
export function stepTime(event: GameEvent, pace: Pace, own: boolean): number {
  const factor = FACTOR[pace];
  if (event.type === 'move') {
    if (event.reason === 'deal') return DEAL * factor;
    return MOVE * factor * (own ? 0.8 : 1.15);
  }
  const pause = PAUSE[event.type] ?? 0;
  return pause * factor * (own && event.type !== 'reveal' ? 0.3 : 1);
}
