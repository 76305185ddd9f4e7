/** Carries out a choice and keeps the table as it was after each event, so that it can be shown step by step. */
import type { Choice, GameEvent, GameState, Phase, PlayerId } from '@/engine';
import { advance, clone, EngineError, legalChoices, newGame, sameChoice } from '@/engine';
import { collectEvents } from '@/engine/events';

/** An event with its place in the game, hidden cards and all: never leaves the store as it is. */
export interface RawEvent {
  choice: number;
  turn: number;
  round: number;
  phase: Phase;
  player: PlayerId;
  task: PlayerId | null;
  action: number | null;
  event: GameEvent;
}

export interface RawStep {
  raw: RawEvent;
  /** The table right after the event, with nothing asked; null in the deal (see deal.ts). */
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

/** The legal choice that this is, or an EngineError. */
function legal(g: GameState, choice: Choice): Choice {
  const found = legalChoices(g)?.find((other) => sameChoice(other, choice));
  if (found === undefined) {
    throw new EngineError('illegal-choice', `Not possible now: ${JSON.stringify(choice)}.`);
  }
  return found;
}

/**
 * As the engine's `apply`, with the states in between. The engine calls `push` of the list that it is
 * given right after each change, which is the moment to copy the table; the frames are left out, as
 * half-way between two steps they mean nothing.
 */
export function play(g: GameState, choice: Choice, choicesAfter: number): Played {
  const found = legal(g, choice);
  const state = clone(g);
  const steps: RawStep[] = [];
  const sink: GameEvent[] = [];
  sink.push = (event: GameEvent) =>
    steps.push({
      raw: placed(state, event, choicesAfter),
      state: clone({ ...state, stack: [] }),
    });
  collectEvents(sink, () => advance(state, found));
  return { state, steps };
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
