/**
 * A timing at which works may act: the player uses effects in any order, each at most once, or stops. What
 * is possible is looked up anew each time.
 */
import { sink } from '../events';
import type { Values } from '../program';
import { aCard, aFlag, DONE, oneOf, optional, program, someEffects } from '../program';
import { playerState, workIndex, workOf } from '../queries';
import { effectProgram, workAt, WORKS_PER_DECK } from '../registry';
import type { CardId, Choice, GameState, PlayerId, Timing } from '../types';
import { ACTION_FORMS, TIMINGS } from '../types';
import type { Effect, EffectHook, EffectVars, Occasion, Work } from '../work';
import { call } from './run';

export const PASS: Choice = { do: 'pass' };

const VARIABLES = {
  timing: oneOf(...TIMINGS),
  used: optional(someEffects),
  done: optional(aCard),
  smith: optional(aFlag),
  form: optional(oneOf(...ACTION_FORMS)),
} as const;
type TimingVars = Values<typeof VARIABLES>;

/** The hook of a work that can act at this timing. */
function hookAt(timing: Timing, work: Work, card: CardId, at: Occasion): EffectHook | undefined {
  if (timing !== 'afterComplete') return work[timing] === undefined ? undefined : timing;
  if (card === at.done && work.afterCompleteThis !== undefined) return 'afterCompleteThis';
  return work.afterComplete === undefined ? undefined : 'afterComplete';
}

/** A card that has become a copy may act once as each work. */
export function effectKey(card: CardId, index: number): number {
  return card * WORKS_PER_DECK + index;
}

function addChoices(
  g: GameState,
  me: PlayerId,
  cards: readonly CardId[],
  at: TimingVars,
  list: Choice[],
): void {
  for (const card of cards) {
    const index = workIndex(g, card);
    const work = workAt(index);
    const hook = hookAt(at.timing, work, card, at);
    if (hook === undefined || at.used?.includes(effectKey(card, index))) continue;
    for (const choice of (work[hook] as Effect).choices(g, me, card, at)) list.push(choice);
  }
}

function effectChoices(g: GameState, me: PlayerId, at: TimingVars): Choice[] {
  const list: Choice[] = [];
  addChoices(g, me, playerState(g, me).gallery, at, list);
  addChoices(g, me, playerState(g, me).giftShop, at, list);
  if (list.length > 0) list.push(PASS);
  return list;
}

export function beginEffect(
  g: GameState,
  player: PlayerId,
  choice: Choice,
  hook: EffectHook,
  at: Occasion,
): void {
  const self = choice.via as CardId;
  const index = workIndex(g, self);
  sink?.push({ type: 'use', player, work: self, as: index });
  const vars: EffectVars = at.done === undefined ? { self } : { self, done: at.done };
  call(g, effectProgram(workAt(index)[hook] as Effect), player, vars, choice);
}

export const timingProgram = program('timing', VARIABLES, {
  choose: {
    ask: { kind: 'effects', pick: 'effect', act: 'use', may: 'decline' },
    choices: (g, f) => effectChoices(g, f.player, f.vars),
  },
  use: (g, f) => {
    const choice = f.answer;
    if (choice === null || choice.do === 'pass') return DONE;
    const self = choice.via as CardId;
    const { timing } = f.vars;
    const hook = hookAt(timing, workOf(g, self), self, f.vars) as EffectHook;
    f.vars.used = [...(f.vars.used ?? []), effectKey(self, workIndex(g, self))];
    beginEffect(g, f.player, choice, hook, f.vars);
    // These effects return the work, so no other can use it.
    return timing === 'afterCompleteLast' ? DONE : 'choose';
  },
});

function canAct(g: GameState, cards: readonly CardId[], at: TimingVars): boolean {
  for (const card of cards) {
    if (hookAt(at.timing, workOf(g, card), card, at) !== undefined) return true;
  }
  return false;
}

/** Opens a timing, unless no work can act. */
export function openTiming(g: GameState, player: PlayerId, at: TimingVars): void {
  const p = playerState(g, player);
  if (canAct(g, p.gallery, at) || canAct(g, p.giftShop, at)) call(g, timingProgram, player, at);
}
