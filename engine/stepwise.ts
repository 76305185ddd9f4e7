/** Applies a choice step by step, for showing one event at a time. */
import { clone } from './clone';
import { checkedChoice } from './decision';
import type { GameEvent } from './events';
import { collectEvents } from './events';
import { answer } from './flow/run';
import type { Choice, GameState } from './types';

export interface Step {
  event: GameEvent;
  /** Right after the event. The stack is empty, because frames mean nothing between decisions. */
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
