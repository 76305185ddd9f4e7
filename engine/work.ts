import type { WorkName } from './names';
import type {
  CardId,
  Choice,
  DecisionKind,
  Frame,
  GameState,
  Material,
  MorningPart,
  PlayerId,
  Vars,
} from './types';

/** Does something, and says where to go on: nothing = the next step, a number = that step, DONE. */
export type Step = (g: GameState, f: Frame) => number | void;

/** Asks the frame's player. The answer is in `f.answer` in the next step; null if nothing was possible. */
export interface Ask {
  kind: DecisionKind;
  /** Every legal choice; a pure function of the state, so that a loaded game asks the same again. */
  choices: (g: GameState, f: Frame) => Choice[];
  /** A single possibility is taken without asking. */
  auto?: true;
}

/** Steps are static code; a frame in the state only names its program and step. */
export type Program = readonly (Step | Ask)[];

/** Past the end of any program. */
export const DONE = 99;

/** An effect that its owner may use at its moment: the ways to use it (none: not now), and what it does. */
export interface Effect {
  choices: (g: GameState, me: PlayerId, self: CardId, at: Vars) => Choice[];
  steps: Program;
}

/** More ways to carry out an action. */
export type Source = (g: GameState, me: PlayerId, self: CardId) => Choice[];

/** What a work can do. The flow of the game knows these hooks, and no work by its name. */
export interface Hooks {
  // Effects that the owner may use
  insteadOf?: Effect & { part: MorningPart };
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
  /** Smith and Craft: Paper from the bench may be returned in place of support. */
  paperReplacesSupport?: true;

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
  name: WorkName;
  material: Material;
}

export type EffectHook =
  | 'insteadOf'
  | 'morning'
  | 'night'
  | 'beforeTask'
  | 'beforeTailor'
  | 'afterAction'
  | 'afterCompleteThis'
  | 'afterComplete'
  | 'afterCompleteLast';

export const EFFECT_HOOKS: readonly EffectHook[] = [
  'insteadOf',
  'morning',
  'night',
  'beforeTask',
  'beforeTailor',
  'afterAction',
  'afterCompleteThis',
  'afterComplete',
  'afterCompleteLast',
];

/** Every work has every hook, most of them undefined: objects of one shape are quick to look up. */
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
  paperReplacesSupport: undefined,
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

export function work(name: WorkName, material: Material, hooks: Hooks): Work {
  return { name, material, ...NO_HOOKS, ...hooks };
}
