/**
 * The runner takes the next step of the top frame until somebody must decide. A step makes at most one call
 * (a question or a sub-program), so the stack of frames holds everything unfinished.
 */
import type { Ask, CompiledStep, Program } from '../program';
import { programNamed } from '../registry';
import type { Choice, Frame, GameState, PlayerId, Vars } from '../types';

/** The first step of the program that was called last, so that the runner need not look it up. */
let firstStep: CompiledStep | undefined;

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
  firstStep = program.firstStep;
}

export function topFrame(g: GameState): Frame {
  return g.stack[g.stack.length - 1] as Frame;
}

export function varsOf<V>(_program: Program<V>, frame: Frame): V {
  return frame.vars as V;
}

function stepOf(frame: Frame): CompiledStep | undefined {
  return (programNamed(frame.program) as Program).steps[frame.step];
}

/** The question that the top frame stands at; undefined while a game is running or over. */
export function currentAsk(g: GameState): Ask<Vars> | undefined {
  const frame = g.stack[g.stack.length - 1];
  return frame === undefined ? undefined : (stepOf(frame)?.ask ?? undefined);
}

/** Runs to the next decision and returns its legal choices; null when the game is over. */
export function run(g: GameState): Choice[] | null {
  const frame = topFrame(g);
  return runFrom(g, frame, stepOf(frame));
}

/** Steps are looked up by name only where a frame has been left: elsewhere the step itself is at hand. */
function runFrom(g: GameState, from: Frame, at: CompiledStep | undefined): Choice[] | null {
  let frame = from;
  let step = at;
  while (g.end === null) {
    if (step === undefined) {
      g.stack.pop();
      frame = topFrame(g);
      step = stepOf(frame);
    } else if (step.run !== null) {
      frame.step = step.next;
      const named = step.run(g, frame);
      if (named !== undefined) frame.step = named;
      const top = topFrame(g);
      if (top !== frame) step = firstStep;
      else step = named === undefined ? step.after : step.all[named];
      frame = top;
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
  g.stack.length = 0;
  return null;
}

/** Answers the question of the top frame, and continues. */
export function answer(g: GameState, choice: Choice): Choice[] | null {
  const frame = topFrame(g);
  const step = stepOf(frame) as CompiledStep;
  frame.answer = choice;
  frame.step = step.next;
  return runFrom(g, frame, step.after);
}
