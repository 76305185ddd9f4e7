/** What a work is: a name, a material, and hooks that the flow of the game knows. */
import type { Program, Steps, Values, Variables } from './program';
import { aCard, optional, program } from './program';
import type {
  ActionForm,
  CardId,
  Choice,
  GameState,
  Material,
  MorningPart,
  PlayerId,
} from './types';

/** What has just happened, as far as effects look at it. */
export interface Occasion {
  /** The work just completed. */
  done?: CardId;
  /** It was completed by a Smith action itself. */
  smith?: boolean;
  form?: ActionForm;
}

/** An effect that its owner may use at its timing. */
export interface Effect {
  /** The ways to use it; empty: not now. */
  readonly choices: (g: GameState, me: PlayerId, self: CardId, at: Occasion) => Choice[];
  /** It reveals so many cards of the deck; a deck with fewer ends the game. */
  readonly reveals?: number;
  /** What it does, as a program of this name. */
  readonly programAs: (name: string) => Program<EffectVars>;
}

/** Every effect knows the card that it comes from, and the work just completed. */
const EFFECT_VARIABLES = { self: aCard, done: optional(aCard) } as const;
export type EffectVars = Values<typeof EFFECT_VARIABLES>;

interface EffectText<S extends Variables, N extends string> {
  readonly choices: Effect['choices'];
  readonly reveals?: number;
  /** What its frames remember besides. */
  readonly vars?: S;
  readonly steps: Steps<EffectVars & Values<S>, N>;
}

export function effect<N extends string, const S extends Variables = Record<never, never>>(
  text: EffectText<S, N>,
): Effect {
  const { choices, reveals, vars, steps } = text;
  return {
    choices,
    reveals,
    programAs: (name) =>
      program<Variables, N>(
        name,
        { ...EFFECT_VARIABLES, ...vars },
        steps as Steps<unknown, N> as Steps<Values<Variables>, N>,
      ) as Program<EffectVars>,
  };
}

/** An effect that replaces a part of the morning. */
export function replacing<N extends string, const S extends Variables = Record<never, never>>(
  part: MorningPart,
  text: EffectText<S, N>,
): Effect & { readonly part: MorningPart } {
  return { ...effect(text), part };
}

/** More ways to carry out an action. */
export type Source = (g: GameState, me: PlayerId, self: CardId) => Choice[];

export interface Hooks {
  // Effects that the owner may use
  insteadOf?: Effect & { readonly part: MorningPart };
  morning?: Effect;
  night?: Effect;
  beforeTask?: Effect;
  beforeTailor?: Effect;
  afterAction?: Effect;
  /** After you complete this work. */
  afterCompleteThis?: Effect;
  /** After you complete a work, this one included. */
  afterComplete?: Effect;
  /** The same, for effects that return the work: they come after all others. */
  afterCompleteLast?: Effect;

  // More possibilities for actions
  clerk?: Source;
  monk?: Source;
  potter?: Source;
  /** Its Monk and Potter sources take from opponents who are ahead (for "why not?"). */
  takesFromAhead?: true;
  /** Smith: every face-up task on the table supports like a card in hand. */
  tasksSupportSmith?: true;
  /** Smith: works of these materials need one support fewer. */
  cheaperSmith?: readonly Material[];
  /** Smith and Craft: bench cards of these materials may be returned in place of support. */
  replacesSupport?: readonly Material[];

  // Obstructions: what opponents meet at your tasks
  /** They skip these tasks unless they reveal a matching card. */
  closesTasks?: readonly Material[];
  /** They cannot turn actions into Craft or Prayer. */
  forbidsConversion?: true;
  /** Their helpers give nothing. */
  forbidsHelpers?: true;

  // Always
  /** Works of this material are in both wings. */
  inBothWings?: Material;
  /** All helpers of this material are covered. */
  coversHelpers?: Material;
  /** The owner wins at once. */
  wins?: (g: GameState, owner: PlayerId) => boolean;

  // At the end
  points?: (g: GameState, owner: PlayerId, self: CardId) => number;
  coversSales?: readonly Material[];
  coversMostSold?: true;
  claimsTies?: readonly Material[];
  handCountsAgain?: true;
}

export interface Work extends Hooks {
  readonly name: string;
  readonly material: Material;
}

export const EFFECT_HOOKS = [
  'insteadOf',
  'morning',
  'night',
  'beforeTask',
  'beforeTailor',
  'afterAction',
  'afterCompleteThis',
  'afterComplete',
  'afterCompleteLast',
] as const satisfies readonly (keyof Hooks)[];
export type EffectHook = (typeof EFFECT_HOOKS)[number];

/** Every work has every hook, most of them undefined: lookups are faster on objects of one shape. */
const NO_HOOKS: { readonly [hook in keyof Required<Hooks>]: undefined } = {
  insteadOf: undefined,
  morning: undefined,
  night: undefined,
  beforeTask: undefined,
  beforeTailor: undefined,
  afterAction: undefined,
  afterCompleteThis: undefined,
  afterComplete: undefined,
  afterCompleteLast: undefined,
  clerk: undefined,
  monk: undefined,
  potter: undefined,
  takesFromAhead: undefined,
  tasksSupportSmith: undefined,
  cheaperSmith: undefined,
  replacesSupport: undefined,
  closesTasks: undefined,
  forbidsConversion: undefined,
  forbidsHelpers: undefined,
  inBothWings: undefined,
  coversHelpers: undefined,
  wins: undefined,
  points: undefined,
  coversSales: undefined,
  coversMostSold: undefined,
  claimsTies: undefined,
  handCountsAgain: undefined,
};

export function work<const Name extends string>(
  name: Name,
  material: Material,
  hooks: Hooks,
): Work & { readonly name: Name } {
  return { name, material, ...NO_HOOKS, ...hooks };
}
