/**
 * The runner: while nobody must decide, it runs the next step of the top frame. A step makes at most
 * one call (asks, or pushes one sub-program), so the whole of what is half done is the stack of frames.
 */
import type { Ask, Program } from '../work';
import { programNamed } from '../registry';
import type { Choice, Frame, GameState, PlayerId, Vars } from '../types';

/** Begins a sub-program; the caller goes on with its next step when that is through. */
export function call(
  g: GameState,
  program: string,
  player: PlayerId,
  vars: Vars,
  answer: Choice | null = null,
): void {
  const caller = g.stack[g.stack.length - 1];
  // Its answer has been used; kept, it could name a card that goes out of its player's sight.
  if (caller !== undefined) caller.answer = null;
  g.stack.push({ program, step: 0, player, vars, answer });
}

export function topFrame(g: GameState): Frame {
  return g.stack[g.stack.length - 1] as Frame;
}

/** The question that the top frame stands at; undefined while a game is running or over. */
export function currentAsk(g: GameState): Ask | undefined {
  const frame = g.stack[g.stack.length - 1];
  if (frame === undefined) return undefined;
  const entry = (programNamed(frame.program) as Program)[frame.step];
  return typeof entry === 'function' ? undefined : entry;
}

/** Goes on to the next decision, and gives its legal choices; null when the game is over. */
export function run(g: GameState): Choice[] | null {
  for (;;) {
    if (g.end !== null) {
      // The game ends in the middle of anything: what is half done stays undone.
      g.stack.length = 0;
      return null;
    }
    const frame = topFrame(g);
    const entry = (programNamed(frame.program) as Program)[frame.step];
    if (entry === undefined) {
      g.stack.pop();
    } else if (typeof entry === 'function') {
      frame.step++;
      const next = entry(g, frame);
      if (next !== undefined) frame.step = next;
    } else {
      frame.answer = null;
      const choices = entry.choices(g, frame);
      if (choices.length > 1 || (choices.length === 1 && entry.auto === undefined)) return choices;
      frame.answer = choices[0] ?? null;
      frame.step++;
    }
  }
}

/** Answers the question that the top frame stands at, and goes on. */
export function answer(g: GameState, choice: Choice): Choice[] | null {
  const frame = topFrame(g);
  frame.answer = choice;
  frame.step++;
  return run(g);
}
