/** Carries out a choice, and notes for each event where in the game it belongs. */
import type { Choice, GameEvent, GameState } from '@/engine';
import { applyStepwise, newGame } from '@/engine';

import type { PlacedEvent } from './types';

/** With hidden cards: it never leaves the store like this. */
export type RawEvent = PlacedEvent;

export interface RawStep {
  raw: RawEvent;
  /** The table right after the event; null in the deal, which deal.ts takes apart. */
  state: GameState | null;
}

export interface Played {
  state: GameState;
  steps: RawStep[];
}

function placed(g: GameState, event: GameEvent, choice: number): RawEvent {
  const action = g.task !== null && g.task.begun > 0 ? g.task.begun : null;
  return {
    choice,
    turn: g.turn,
    round: g.round,
    phase: g.phase,
    player: g.current,
    task: g.task?.owner ?? null,
    action,
    event,
  };
}

/** `choicesAfter`: how many choices have been made with this one. */
export function play(g: GameState, choice: Choice, choicesAfter: number): Played {
  const { state, steps } = applyStepwise(g, choice);
  return {
    state,
    steps: steps.map((step) => ({
      raw: placed(step.state, step.event, choicesAfter),
      state: step.state,
    })),
  };
}

/** The setup, up to the first decision. */
export function deal(options: GameState['options']): Played {
  const events: GameEvent[] = [];
  const state = newGame(options, events);
  return {
    state,
    steps: events.map((event) => ({
      raw: { ...placed(state, event, 0), task: null, action: null },
      state: null,
    })),
  };
}
