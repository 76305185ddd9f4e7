/** "Why not?": for every card in sight that cannot be chosen now, the reason as a code. */
import { actionProgram } from './flow/action';
import { substitutesAvailable, supportAvailable, supportNeeded } from './flow/complete';
import { effectKey, timingProgram } from './flow/timing';
import { topFrame, varsOf } from './flow/run';
import { countWith, isOpponent, playerState, workIndex, workOf } from './queries';
import { materialOf } from './registry';
import type {
  Asked,
  CardId,
  Choice,
  DecisionKind,
  Frame,
  GameState,
  Material,
  MatZone,
  PlayerId,
  Timing,
} from './types';
import { isWing, MAT_ZONES, MATERIALS, SHARED } from './types';
import type { EffectHook, Work } from './work';
import { EFFECT_HOOKS } from './work';

export type BlockedReason =
  /** Cards of this zone play no part in the question. */
  | 'otherZone'
  /** It belongs to somebody from whom nothing can be taken now. */
  | 'notYours'
  /** It is your partner's. */
  | 'partner'
  /** Its owner does not have more of them than you. */
  | 'ownerNotAhead'
  /** Only cards of `materials` will do. */
  | 'wrongMaterial'
  /** Smith: `need` other cards of its material; you have `have`, and `instead` may stand in by `via`. */
  | 'needsSupport'
  /** Craft: the same, from the bench. */
  | 'needsBenchSupport'
  /** An opponent's work, `via`, forbids turning the action into Craft. */
  | 'noConversion'
  /** It has been chosen already. */
  | 'alreadyChosen'
  /** The effect of this work does not apply at this timing. */
  | 'notThisMoment'
  /** Its effect fits the timing, but there is nothing for it to do. */
  | 'nothingToDo'
  /** Its effect has been used already. */
  | 'effectUsed';

export interface Blocked {
  card: CardId;
  reason: BlockedReason;
  materials?: readonly Material[];
  need?: number;
  have?: number;
  /** Cards of other materials that may replace those missing. */
  instead?: number;
  /** The work that causes it. */
  via?: CardId;
}

interface SeenCard {
  card: CardId;
  zone: 'floor' | 'hand' | MatZone;
  player: PlayerId;
}

/** The question as it stands. */
interface Question {
  kind: DecisionKind;
  ask: Asked;
  choices: readonly Choice[];
  hindrance: CardId | null;
}

/** The same, with the frame that asks and the cards in sight that can be chosen. */
interface Asking extends Question {
  frame: Frame;
  choosable: readonly SeenCard[];
}

type WhyNot = (g: GameState, me: PlayerId, at: SeenCard, q: Asking) => Omit<Blocked, 'card'>;

/** Everything that lies in sight of the player who decides. */
function inSight(g: GameState, me: PlayerId): SeenCard[] {
  const list: SeenCard[] = [];
  const add = (cards: readonly CardId[], zone: SeenCard['zone'], player: PlayerId) => {
    for (const card of cards) list.push({ card, zone, player });
  };
  add(g.floor, 'floor', SHARED);
  add(playerState(g, me).hand, 'hand', me);
  g.players.forEach((p, player) => {
    for (const zone of MAT_ZONES) {
      if (zone !== 'task' || !p.taskFaceDown) add(p[zone], zone, player);
    }
  });
  return list;
}

const otherZone = { reason: 'otherZone' } as const;

/** Cards of one zone are asked about, by their material perhaps. */
const fromZone =
  (zone: SeenCard['zone']): WhyNot =>
  (_g, me, at, { ask }) => {
    if (at.zone !== zone) return otherZone;
    if (at.player !== me && at.player !== SHARED) return { reason: 'notYours' };
    if (ask.material === undefined) return otherZone;
    if (materialOf(at.card) === ask.material) return { reason: 'alreadyChosen' };
    return { reason: 'wrongMaterial', materials: [ask.material] };
  };

function workWith(
  g: GameState,
  player: PlayerId,
  has: (work: Work) => boolean,
): CardId | undefined {
  const { gallery, giftShop } = playerState(g, player);
  const fits = (card: CardId) => has(workOf(g, card));
  return gallery.find(fits) ?? giftShop.find(fits);
}

/** The work that closes the task, or forbids Craft and Prayer; null if none does, or it has left. */
export function hindranceOf(g: GameState, kind: DecisionKind): CardId | null {
  const { task } = g;
  if (task === null) return null;
  if (kind === 'obstruction') {
    const closes = (work: Work) => work.closesTasks?.includes(task.material) === true;
    return workWith(g, task.owner, closes) ?? null;
  }
  if (kind !== 'action' || !task.noConversion) return null;
  return workWith(g, task.owner, (work) => work.forbidsConversion === true) ?? null;
}

function lacking(
  g: GameState,
  me: PlayerId,
  card: CardId,
  reason: 'needsSupport' | 'needsBenchSupport',
): Omit<Blocked, 'card'> {
  const mode = reason === 'needsSupport' ? 'smith' : 'craft';
  const need = supportNeeded(g, me, card, mode);
  const have = supportAvailable(g, me, card, mode).length;
  const materials = [materialOf(card)];
  const instead = substitutesAvailable(g, me).length;
  if (instead === 0) return { reason, materials, need, have };
  const via = workWith(g, me, (work) => work.replacesSupport !== undefined);
  return { reason, materials, need, have, instead, via };
}

/** A card in hand that can neither be completed by Smith nor by Craft. */
const handInAction: WhyNot = (g, me, at, { frame, hindrance }) => {
  const { material, noConversion } = varsOf(actionProgram, frame);
  if (material === 'metal') return lacking(g, me, at.card, 'needsSupport');
  if (noConversion) {
    return { reason: 'noConversion', ...(hindrance !== null && { via: hindrance }) };
  }
  if (materialOf(at.card) !== material) return { reason: 'wrongMaterial', materials: [material] };
  return lacking(g, me, at.card, 'needsBenchSupport');
};

/** Cards on other mats: some works may take them, from some players. */
const othersInAction: WhyNot = (g, me, at, { frame }) => {
  const { material } = varsOf(actionProgram, frame);
  const taken = material === 'stone' ? 'helpers' : material === 'clay' ? 'bench' : null;
  if (taken === null) return { reason: 'notYours' };
  if (!isOpponent(g, me, at.player)) return { reason: 'partner' };
  const aheadMatters = at.zone === taken && countWith(g, me, 'takesFromAhead') > 0;
  return { reason: aheadMatters ? 'ownerNotAhead' : 'notYours' };
};

const inAction: WhyNot = (g, me, at, q) => {
  if (at.zone === 'hand') return handInAction(g, me, at, q);
  if (at.player !== me && at.player !== SHARED) return othersInAction(g, me, at, q);
  return otherZone;
};

function hooksOf(timing: Timing): readonly EffectHook[] {
  return timing === 'afterComplete' ? ['afterCompleteThis', 'afterComplete'] : [timing];
}

/** Cards of other players at a timing: what may be taken of some is left to others. */
const othersAtTiming: WhyNot = (g, me, at, { choosable }) => {
  const alike = (zone: SeenCard['zone']) => zone === at.zone || (isWing(zone) && isWing(at.zone));
  const taken = choosable.some((other) => other.player !== me && alike(other.zone));
  if (!taken) return { reason: 'notYours' };
  return { reason: isOpponent(g, me, at.player) ? 'ownerNotAhead' : 'partner' };
};

/** Your own works at a timing for effects, and the cards these effects are used on. */
const atTiming: WhyNot = (g, me, at, q) => {
  if (at.player === SHARED) return otherZone;
  if (at.player !== me) return othersAtTiming(g, me, at, q);
  if (at.zone === 'hand') {
    const fitting = q.choosable.filter((other) => other.zone === 'hand');
    if (fitting.length === 0) return otherZone;
    // Several works may each want another material.
    const fits = (material: Material) => fitting.some(({ card }) => materialOf(card) === material);
    return { reason: 'wrongMaterial', materials: MATERIALS.filter(fits) };
  }
  if (!isWing(at.zone)) return otherZone;
  const work = workOf(g, at.card);
  const { timing, used: usedSoFar } = varsOf(timingProgram, q.frame);
  const hooks = hooksOf(timing).filter((hook) => work[hook] !== undefined);
  if (hooks.length === 0) return { reason: 'notThisMoment' };
  const used = usedSoFar?.includes(effectKey(at.card, workIndex(g, at.card)));
  return { reason: used ? 'effectUsed' : 'nothingToDo' };
};

/** A part of the morning: only works that can replace it can be used. */
const inMorning: WhyNot = (g, me, at, { kind }) => {
  if (at.player !== me && at.player !== SHARED) {
    return g.options.teams && !isOpponent(g, me, at.player)
      ? { reason: 'partner' }
      : { reason: 'notYours' };
  }
  if (!isWing(at.zone)) return otherZone;
  const work = workOf(g, at.card);
  // What it would act on is not there.
  if (work.insteadOf?.part === kind) return { reason: 'nothingToDo' };
  return EFFECT_HOOKS.some((hook) => work[hook] !== undefined)
    ? { reason: 'notThisMoment' }
    : otherZone;
};

const copyable: WhyNot = (_g, me, at) =>
  isWing(at.zone) && at.player !== me ? { reason: 'notYours' } : otherZone;

/** Rules with reasons of their own; all other questions are explained by what they pick. */
const BY_RULE: Readonly<Partial<Record<DecisionKind, WhyNot>>> = {
  handLimit: inMorning,
  discard: inMorning,
  newTask: inMorning,
  effects: atTiming,
  action: inAction,
};

const BY_PICK: Readonly<Partial<Record<Asked['pick'], WhyNot>>> = {
  hand: fromZone('hand'),
  helpers: fromZone('helpers'),
  bench: fromZone('bench'),
  floor: fromZone('floor'),
  works: copyable,
};

export function blockedCards(g: GameState, question: Question): Blocked[] {
  const { kind, ask, choices, hindrance } = question;
  const frame = topFrame(g);
  const named = new Set<CardId>();
  for (const choice of choices) {
    if (choice.card !== undefined) named.add(choice.card);
    if (choice.via !== undefined) named.add(choice.via);
  }
  const sight = inSight(g, frame.player);
  const choosable = sight.filter((at) => named.has(at.card));
  // Not `...question`: spreading it doubled the cost of a decision.
  const asking: Asking = { kind, ask, choices, hindrance, frame, choosable };
  const why = BY_RULE[kind] ?? BY_PICK[ask.pick] ?? (() => otherZone);
  return sight
    .filter((at) => !named.has(at.card))
    .map((at) => ({ card: at.card, ...why(g, frame.player, at, asking) }));
}
