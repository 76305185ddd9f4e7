/** A choice carried out step by step, for whoever shows what happens one event at a time. */
import { clone } from './clone';
import { checkedChoice } from './decision';
import type { GameEvent } from './events';
import { collectEvents } from './events';
import { answer } from './flow/run';
import type { Choice, GameState } from './types';

export interface Step {
  event: GameEvent;
  /** Right after the event. Its stack is empty: half-way between two decisions, frames mean nothing. */
  state: GameState;
}

/** As `apply`, with the table after each event. */
export function applyStepwise(g: GameState, choice: Choice): { state: GameState; steps: Step[] } {
  const found = checkedChoice(g, choice);
  const state = clone(g);
  const steps: Step[] = [];
  const push = (event: GameEvent) => steps.push({ event, state: clone({ ...state, stack: [] }) });
  collectEvents({ push }, () => answer(state, found));
  return { state, steps };
}
