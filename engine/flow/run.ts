/**
 * The runner takes the next step of the top frame until somebody must decide. A step makes at most one call
 * (a question or a sub-program), so the stack of frames holds everything unfinished.
 */
import type { Ask, CompiledStep, Program } from '../program';
import { stepNamed } from '../registry';
import type { Choice, Frame, GameState, PlayerId, Vars } from '../types';

/** Begins a sub-program; the caller continues with its next step afterwards. */
export function call<V extends object>(
  g: GameState,
  program: Program<V>,
  player: PlayerId,
  vars: NoInfer<V>,
  answer: Choice | null = null,
): void {
  const caller = g.stack[g.stack.length - 1];
  // Already used; if kept, it could name a card that its player can no longer see.
  if (caller !== undefined) caller.answer = null;
  g.stack.push({ program: program.name, step: program.first, player, vars: vars as Vars, answer });
}

export function topFrame(g: GameState): Frame {
  return g.stack[g.stack.length - 1] as Frame;
}

export function varsOf<V>(_program: Program<V>, frame: Frame): V {
  return frame.vars as V;
}

/** The question that the top frame stands at; undefined while a game is running or over. */
export function currentAsk(g: GameState): Ask<Vars> | undefined {
  const frame = g.stack[g.stack.length - 1];
  return frame === undefined ? undefined : (stepNamed(frame.program, frame.step)?.ask ?? undefined);
}

/** Runs to the next decision and returns its legal choices; null when the game is over. */
export function run(g: GameState): Choice[] | null {
  const { stack } = g;
  let frame = stack[stack.length - 1] as Frame;
  let step = stepNamed(frame.program, frame.step);
  while (g.end === null) {
    if (step === undefined) {
      stack.pop();
      frame = stack[stack.length - 1] as Frame;
      step = stepNamed(frame.program, frame.step);
    } else if (step.run !== null) {
      frame.step = step.next;
      const named = step.run(g, frame);
      if (named !== undefined) frame.step = named;
      const top = stack[stack.length - 1] as Frame;
      // A name is looked up only where the next step is not simply the one that follows.
      if (top === frame) {
        step = named === undefined ? step.after : step.siblings[named];
      } else {
        frame = top;
        step = stepNamed(frame.program, frame.step);
      }
    } else {
      const ask = step.ask as Ask<Vars>;
      frame.answer = null;
      const choices = ask.choices(g, frame);
      if (choices.length > 1 || (choices.length === 1 && ask.auto === undefined)) return choices;
      frame.answer = choices[0] ?? null;
      frame.step = step.next;
      step = step.after;
    }
  }
  // The game can end in the middle of anything; what is unfinished is dropped.
  stack.length = 0;
  return null;
}

/** Answers the question of the top frame, and continues. */
export function answer(g: GameState, choice: Choice): Choice[] | null {
  const frame = topFrame(g);
  frame.answer = choice;
  frame.step = (stepNamed(frame.program, frame.step) as CompiledStep).next;
  return run(g);
}
