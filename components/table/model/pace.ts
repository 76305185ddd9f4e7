/** How long each event stays on the screen before the next one. */
import type { GameEvent, MoveReason } from '@/engine';
import type { Pace } from '@/store/game';

const FACTOR: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };

/** Weight decides how long something stays: cards that only come and go, the play, and what changes the game. */
type Weight = 'light' | 'plain' | 'heavy';

const LIGHT_MOVES: readonly MoveReason[] = ['draw', 'gather', 'return'];
const HEAVY_MOVES: readonly MoveReason[] = ['complete', 'take', 'trade', 'change'];
const HEAVY: readonly GameEvent['type'][] = ['taskSkipped', 'named', 'copy', 'extraTurn', 'end'];

export function weightOf(event: GameEvent): Weight {
  if (event.type === 'reveal') return event.reason === 'obstruction' ? 'heavy' : 'plain';
  if (event.type !== 'move') return HEAVY.includes(event.type) ? 'heavy' : 'plain';
  if (HEAVY_MOVES.includes(event.reason)) return 'heavy';
  // What leaves another player's hand or temple is news, whatever moves it.
  const { from } = event;
  if (from.player >= 0 && from.player !== event.player) return 'heavy';
  return LIGHT_MOVES.includes(event.reason) ? 'light' : 'plain';
}

const MOVE = 380;
/** Light moves go together: the next one starts while the last is still on its way. */
const LIGHT_MOVE = 140;
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

const DONE = 900;
const CAN_UNDO = 1600;
const PER_NEW_CARD = 500;

/** How long a turn that is done stays before it passes by itself: there is time to see what is new, and to undo. */
export function passTime(pace: Pace, canUndo: boolean, newCards: number): number {
  return ((canUndo ? CAN_UNDO : DONE) + PER_NEW_CARD * newCards) * FACTOR[pace];
}

/** Reading time for lines about others: a time to look up, plus a time per letter. */
const READING: Readonly<Record<Weight, { readonly lookUp: number; readonly perLetter: number }>> = {
  light: { lookUp: 0, perLetter: 0 },
  plain: { lookUp: 350, perLetter: 22 },
  heavy: { lookUp: 800, perLetter: 45 },
};

/** How long a table of a replay stays; somebody wants to see it, whatever the pace of the game. */
export function replayTime(text: string, pace: Pace): number {
  const { lookUp, perLetter } = READING.plain;
  return (lookUp + MOVE + perLetter * text.length) * (pace === 'instant' ? 1 : FACTOR[pace]);
}

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
  const weight = weightOf(event);
  const move = weight === 'light' ? LIGHT_MOVE : MOVE;
  const shown = event.type === 'move' ? move * (own ? 0.8 : 1.15) : (PAUSE[event.type] ?? 0);
  if (!own && words !== null) {
    const { lookUp, perLetter } = READING[weight];
    return Math.max(shown, lookUp + perLetter * words.length) * factor;
  }
  // A card revealed from the deck is news even to the player who revealed it.
  const isNew = event.type === 'reveal' && event.at.zone === 'deck';
  const brief = own && event.type !== 'move' && !isNew;
  return shown * factor * (brief ? 0.3 : 1);
}
