/**
 * Programs: static code that a frame of the state only names. A program is an ordered record of named steps
 * and the variables its frames keep, so a saved frame stays valid when a step is added.
 */
import type {
  Asked,
  CardId,
  Choice,
  DecisionKind,
  Frame,
  GameState,
  Material,
  PlayerId,
  Vars,
} from './types';
import { MATERIALS } from './types';

/** The step of a frame whose program has finished. No step may have this name. */
export const DONE = 'done';

// --- Variables: their types, and how a saved value is checked

/** Upper bounds for saved numbers. */
export interface Limits {
  readonly players: number;
  readonly cards: number;
  readonly works: number;
}

export interface Variable<T = unknown, Needed extends boolean = boolean> {
  readonly holds: (value: unknown, limits: Limits) => boolean;
  readonly needed: Needed;
  /** Used only by the type checker. */
  readonly type?: T;
}

export function isWholeNumber(value: unknown, below: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below;
}

function needed<T>(holds: Variable['holds']): Variable<T, true> {
  return { holds, needed: true };
}

function listOf(holds: Variable['holds']): Variable['holds'] {
  return (value, limits) => Array.isArray(value) && value.every((item) => holds(item, limits));
}

export function optional<T>(variable: Variable<T>): Variable<T, false> {
  return { holds: variable.holds, needed: false };
}

export function oneOf<T extends string>(...words: readonly T[]): Variable<T, true> {
  return needed((value) => (words as readonly unknown[]).includes(value));
}

export const aCard = needed<CardId>((value, { cards }) => isWholeNumber(value, cards));
/** A list is never changed in place, so that a clone may share it. */
export const someCards = needed<readonly CardId[]>(listOf(aCard.holds));
export const aPlayer = needed<PlayerId>((value, { players }) => isWholeNumber(value, players));
export const aMaterial: Variable<Material, true> = oneOf(...MATERIALS);
export const aFlag = needed<boolean>((value) => typeof value === 'boolean');
export const aCount = needed<number>((value, { cards }) => isWholeNumber(value, cards));
/** Effects already used, each as card × works + work. */
export const someEffects = needed<readonly number[]>(
  listOf((value, { cards, works }) => isWholeNumber(value, cards * works)),
);

export type Variables = Readonly<Record<string, Variable>>;

type Held<V> = V extends Variable<infer T> ? T : never;
type NeededIn<S> = { [K in keyof S]: S[K] extends Variable<unknown, true> ? K : never }[keyof S];

/** What a frame with these variables remembers. */
export type Values<S> = { [K in NeededIn<S>]: Held<S[K]> } & {
  [K in Exclude<keyof S, NeededIn<S>>]?: Held<S[K]>;
};

// --- Steps

export type FrameOf<V> = Omit<Frame, 'vars'> & { vars: V };

/** Does something, and may name the step to continue with; otherwise the next one follows. */
export type Step<V, N extends string> = (g: GameState, f: FrameOf<V>) => N | typeof DONE | void;

/** What is asked, with a material that may depend on how far the program is; `kind`: a rule asks. */
interface Asking<V> extends Omit<Asked, 'material'> {
  readonly kind?: Exclude<DecisionKind, 'work'>;
  readonly material?: (g: GameState, f: FrameOf<V>) => Material;
}

/** Asks the frame's player. The answer is in `f.answer` in the next step; null if nothing was possible. */
export interface Ask<V> {
  readonly ask: Asking<V>;
  /** Every legal choice; a pure function of the state, so that a loaded game asks the same again. */
  readonly choices: (g: GameState, f: FrameOf<V>) => Choice[];
  /** A single possibility is taken without asking. */
  readonly auto?: true;
}

/** In the order in which they follow each other. */
export type Steps<V, N extends string> = { readonly [name in N]: Step<V, NoInfer<N>> | Ask<V> };

/** A step as the runner needs it: one of `run` and `ask`, and the name of the step after it. */
export interface CompiledStep {
  readonly run: ((g: GameState, f: Frame) => string | void) | null;
  readonly ask: Ask<Vars> | null;
  readonly next: string;
  /** That step itself; undefined after the last one. */
  after: CompiledStep | undefined;
  /** All steps of its program, by name. */
  readonly all: Readonly<Record<string, CompiledStep>>;
}

export interface Program<V = unknown> {
  readonly name: string;
  readonly first: string;
  readonly firstStep: CompiledStep | undefined;
  readonly steps: Readonly<Record<string, CompiledStep>>;
  readonly variables: Variables;
  /** Used only by the type checker: the variables that a call must pass. */
  readonly takes?: V;
}

export function program<const S extends Variables, N extends string>(
  name: string,
  variables: S,
  steps: Steps<Values<S>, N>,
): Program<Values<S>> {
  const names = Object.keys(steps) as N[];
  const compiled: Record<string, CompiledStep> = Object.create(null);
  names.forEach((step, i) => {
    if (step === DONE) throw new Error(`${name}: no step can be called "${DONE}".`);
    const entry = steps[step];
    const next = names[i + 1] ?? DONE;
    compiled[step] =
      typeof entry === 'function'
        ? { run: entry as CompiledStep['run'], ask: null, next, after: undefined, all: compiled }
        : { run: null, ask: entry as CompiledStep['ask'], next, after: undefined, all: compiled };
  });
  for (const step of Object.values(compiled)) step.after = compiled[step.next];
  const first = names[0] ?? DONE;
  return { name, first, firstStep: compiled[first], steps: compiled, variables };
}
