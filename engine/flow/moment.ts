/**
 * A moment at which works may act: its player uses one effect after the other, in any order, each at
 * most once, or stops. What is possible is looked up anew each time, so that an effect which has lost
 * its reason is gone, and a work that has just been completed can act at once.
 */
import type { Effect, EffectHook, Program, Work } from '../work';
import { DONE } from '../work';
import { sink } from '../events';
import { playerState, workIndex, workOf } from '../queries';
import { effectProgram, workAt, WORKS_PER_DECK } from '../registry';
import type { CardId, Choice, GameState, Timing, PlayerId, Vars } from '../types';
import { call } from './run';

export const PASS: Choice = { do: 'pass' };

/** The hook of a work that can act at this moment. */
function hookAt(moment: Timing, work: Work, card: CardId, at: Vars): EffectHook | undefined {
  if (moment !== 'afterComplete') return work[moment] === undefined ? undefined : moment;
  if (card === at.done && work.afterCompleteThis !== undefined) return 'afterCompleteThis';
  return work.afterComplete === undefined ? undefined : 'afterComplete';
}

/** A Kite that has become a copy is another work: it may act once as each. */
export function effectKey(card: CardId, index: number): number {
  return card * WORKS_PER_DECK + index;
}

function addChoices(
  g: GameState,
  me: PlayerId,
  cards: readonly CardId[],
  at: Vars,
  list: Choice[],
): void {
  const moment = at.moment as Timing;
  for (const card of cards) {
    const place = workIndex(g, card);
    const work = workAt(place);
    const hook = hookAt(moment, work, card, at);
    if (hook === undefined || at.used?.includes(effectKey(card, place))) continue;
    for (const choice of (work[hook] as Effect).choices(g, me, card, at)) list.push(choice);
  }
}

function momentChoices(g: GameState, me: PlayerId, at: Vars): Choice[] {
  const list: Choice[] = [];
  addChoices(g, me, playerState(g, me).gallery, at, list);
  addChoices(g, me, playerState(g, me).giftShop, at, list);
  if (list.length > 0) list.push(PASS);
  return list;
}

/** Begins the effect that a `use` choice names. */
export function beginEffect(
  g: GameState,
  player: PlayerId,
  choice: Choice,
  hook: EffectHook,
  at: Vars,
): void {
  const self = choice.via as CardId;
  const place = workIndex(g, self);
  sink?.push({ type: 'use', player, work: self, as: place });
  const vars: Vars = at.done === undefined ? { self } : { self, done: at.done };
  call(g, effectProgram(workAt(place), hook), player, vars, choice);
}

export const momentProgram: Program = [
  { kind: 'effects', choices: (g, f) => momentChoices(g, f.player, f.vars) },
  (g, f) => {
    const choice = f.answer;
    if (choice === null || choice.do === 'pass') return DONE;
    const self = choice.via as CardId;
    const moment = f.vars.moment as Timing;
    const hook = hookAt(moment, workOf(g, self), self, f.vars) as EffectHook;
    f.vars.used = [...(f.vars.used ?? []), effectKey(self, workIndex(g, self))];
    beginEffect(g, f.player, choice, hook, f.vars);
    // Poem and Cloak return the work: there is nothing left of it for another effect.
    return moment === 'afterCompleteLast' ? DONE : 0;
  },
];

function canAct(g: GameState, cards: readonly CardId[], at: Vars): boolean {
  for (const card of cards) {
    if (hookAt(at.moment as Timing, workOf(g, card), card, at) !== undefined) return true;
  }
  return false;
}

/** Opens a moment, unless no work could act: most of the time there is nothing to ask. */
export function openMoment(g: GameState, player: PlayerId, vars: Vars): void {
  const p = playerState(g, player);
  if (canAct(g, p.gallery, vars) || canAct(g, p.giftShop, vars)) call(g, 'moment', player, vars);
}
