import { EVERYBODY } from './knowledge';
import type {
  ActionForm,
  CardId,
  EndReason,
  GameState,
  Material,
  Phase,
  Location,
  PlayerId,
  Wing,
} from './types';

/** Stands for a card in an event that the viewer may not identify. */
export const HIDDEN: CardId = -1;

export type MoveReason =
  | 'deal'
  | 'draw'
  | 'gather'
  | 'return'
  | 'discard'
  | 'turn'
  | 'task'
  | 'sell'
  | 'hire'
  | 'collect'
  | 'complete'
  | 'take'
  | 'change'
  | 'give'
  | 'trade'
  | 'wait';

/** Why a card is shown. */
export type RevealReason = 'support' | 'obstruction' | 'extra' | 'helper' | 'look';

/**
 * What happened, in order; log, animation, recap and screen reader all use it. `via` is the work that
 * caused it, or null for the plain rules.
 */
export type GameEvent =
  /** The card that decided who starts, and the one that it comes before. */
  | { type: 'start'; player: PlayerId; card: CardId; before: CardId }
  | { type: 'turn'; player: PlayerId; turn: number; round: number; extra: boolean }
  | { type: 'phase'; player: PlayerId; phase: Phase }
  | {
      type: 'move';
      player: PlayerId;
      card: CardId;
      from: Location;
      to: Location;
      reason: MoveReason;
      via: CardId | null;
      /** A bit per player who sees which card it is. */
      seenBy: number;
      /** What everybody sees of it when the card itself is hidden. */
      material?: Material;
    }
  | {
      type: 'reveal';
      player: PlayerId;
      card: CardId;
      at: Location;
      reason: RevealReason;
      via: CardId | null;
    }
  | { type: 'task'; player: PlayerId; owner: PlayerId; material: Material }
  | { type: 'taskSkipped'; player: PlayerId; owner: PlayerId; material: Material }
  | {
      type: 'actions';
      player: PlayerId;
      owner: PlayerId;
      material: Material;
      helpers: number;
      covered: boolean;
      noHelpers: boolean;
      extras: readonly CardId[];
      total: number;
    }
  | { type: 'action'; player: PlayerId; form: ActionForm; index: number; total: number }
  | { type: 'actionLost'; player: PlayerId; index: number; total: number }
  | { type: 'noTask'; player: PlayerId }
  | { type: 'use'; player: PlayerId; work: CardId; as: number }
  | { type: 'completed'; player: PlayerId; card: CardId; wing: Wing; via: CardId | null }
  | { type: 'named'; player: PlayerId; material: Material; via: CardId | null }
  | { type: 'copy'; player: PlayerId; card: CardId; of: number }
  | { type: 'copyEnds'; player: PlayerId; card: CardId }
  | { type: 'extraTurn'; player: PlayerId; via: CardId | null }
  | { type: 'end'; reason: EndReason; player: PlayerId };

/**
 * Receives events while a choice is applied; null in a search, which makes none. A module variable is
 * enough because `apply` is synchronous.
 */
export let sink: EventSink | null = null;

/** A list, or an observer that looks at the state right after each event. */
export interface EventSink {
  push: (event: GameEvent) => unknown;
}

export function collectEvents<T>(into: EventSink | null, work: () => T): T {
  const outer = sink;
  sink = into;
  try {
    return work();
  } finally {
    sink = outer;
  }
}

/** The work whose effect is being carried out, for `via`. */
export function cause(g: GameState): CardId | null {
  for (let i = g.stack.length - 1; i >= 0; i--) {
    const frame = g.stack[i];
    if (frame !== undefined && frame.vars.self !== undefined) return frame.vars.self;
  }
  return null;
}

/**
 * The event as `viewer` saw it: an unseen card is HIDDEN. They learn only whether everybody saw it, because
 * more could give the card away.
 */
export function eventFor(event: GameEvent, viewer: PlayerId): GameEvent {
  if (event.type !== 'move' || event.seenBy === EVERYBODY) return event;
  // A spectator (-1) sees what all see.
  const own = viewer < 0 ? 0 : event.seenBy & (1 << viewer);
  return { ...event, card: own === 0 ? HIDDEN : event.card, seenBy: own };
}
