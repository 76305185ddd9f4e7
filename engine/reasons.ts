/** "Why not?": for every card in sight that cannot be chosen now, the reason as a code. */
import type { EffectHook } from './work';
import { EFFECT_HOOKS } from './work';
import { supportAvailable, supportNeeded, substitutesAvailable } from './flow/complete';
import { effectKey } from './flow/moment';
import { topFrame } from './flow/run';
import { countWith, isOpponent, playerState, workIndex, workOf } from './queries';
import { materialOf } from './registry';
import type {
  CardId,
  Choice,
  DecisionKind,
  GameState,
  Material,
  MatZone,
  Timing,
  PlayerId,
  Vars,
} from './types';
import { MAT_ZONES, SHARED } from './types';

export type BlockedReason =
  /** Cards of this zone play no part in the question. */
  | 'otherZone'
  /** It belongs to somebody from whom nothing can be taken now. */
  | 'notYours'
  /** It is your partner's. */
  | 'partner'
  /** Its owner does not have more of them than you. */
  | 'ownerNotAhead'
  /** Only cards of `material` will do. */
  | 'wrongMaterial'
  /** Smith: `need` other cards of its material, and you have `have`. */
  | 'needsSupport'
  /** Craft: the same, from the bench. */
  | 'needsBenchSupport'
  /** An opponent's work forbids to turn the action into Craft. */
  | 'noConversion'
  /** It has been chosen already. */
  | 'alreadyChosen'
  /** The effect of this work does not apply at this moment. */
  | 'notThisMoment'
  /** Its effect fits the moment, but there is nothing for it to do. */
  | 'nothingToDo'
  /** Its effect has been used already. */
  | 'effectUsed';

export interface Blocked {
  card: CardId;
  reason: BlockedReason;
  material?: Material;
  need?: number;
  have?: number;
}

/** What the questions of the rules remember. */
type Known = Vars & { material?: Material; noConversion?: boolean; used?: readonly number[] };

interface Where {
  card: CardId;
  zone: 'floor' | 'hand' | MatZone;
  player: PlayerId;
}

/** The question as it stands: the frame that asks, and the cards in sight that can be chosen. */
interface Question {
  kind: DecisionKind;
  vars: Known;
  choosable: readonly Where[];
}

type WhyNot = (g: GameState, me: PlayerId, at: Where, q: Question) => Omit<Blocked, 'card'>;

/** Everything that lies in sight of the player who decides. */
function inSight(g: GameState, me: PlayerId): Where[] {
  const list: Where[] = [];
  const add = (cards: readonly CardId[], zone: Where['zone'], player: PlayerId) => {
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

/** The usual answer: only this zone of yours is asked about, and `inside` explains the cards in it. */
function only(zone: Where['zone'], inside: WhyNot): WhyNot {
  return (g, me, at, q) => {
    if (at.zone === zone && (at.player === me || at.player === SHARED)) return inside(g, me, at, q);
    if (at.zone === zone && at.player !== me) return { reason: 'notYours' };
    return otherZone;
  };
}

const wanted =
  (material: (g: GameState, vars: Known) => Material): WhyNot =>
  (g, _me, at, { vars }) => {
    const needed = material(g, vars);
    if (materialOf(at.card) === needed) return { reason: 'alreadyChosen' };
    return { reason: 'wrongMaterial', material: needed };
  };

function isWing(zone: Where['zone']): boolean {
  return zone === 'gallery' || zone === 'giftShop';
}

/** A card in hand that can neither be completed by Smith nor by Craft. */
const handInAction: WhyNot = (g, me, at, { vars }) => {
  const task = vars.material as Material;
  const material = materialOf(at.card);
  const lacking = (mode: 'smith' | 'craft') => ({
    material,
    need: supportNeeded(g, me, at.card, mode),
    have: supportAvailable(g, me, at.card, mode).length + substitutesAvailable(g, me).length,
  });
  if (task === 'metal') return { reason: 'needsSupport', ...lacking('smith') };
  if (vars.noConversion) return { reason: 'noConversion' };
  if (material !== task) return { reason: 'wrongMaterial', material: task };
  return { reason: 'needsBenchSupport', ...lacking('craft') };
};

/** Cards on other mats: some works may take them, from some players. */
const othersInAction: WhyNot = (g, me, at, { vars }) => {
  const task = vars.material as Material;
  const taken = task === 'stone' ? 'helpers' : task === 'clay' ? 'bench' : null;
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

function hooksOf(moment: Timing): readonly EffectHook[] {
  return moment === 'afterComplete' ? ['afterCompleteThis', 'afterComplete'] : [moment];
}

/** Cards of other players at a moment: what Ring and Shuriken may take of some, they leave to others. */
const othersInMoment: WhyNot = (g, me, at, { choosable }) => {
  const alike = (zone: Where['zone']) => zone === at.zone || (isWing(zone) && isWing(at.zone));
  const taken = choosable.some((other) => other.player !== me && alike(other.zone));
  if (!taken) return { reason: 'notYours' };
  return { reason: isOpponent(g, me, at.player) ? 'ownerNotAhead' : 'partner' };
};

/** Your own works at a moment for effects, and the cards that these effects are used on. */
const inMoment: WhyNot = (g, me, at, q) => {
  if (at.player === SHARED) return otherZone;
  if (at.player !== me) return othersInMoment(g, me, at, q);
  if (at.zone === 'hand') {
    const fitting = q.choosable.find((other) => other.zone === 'hand');
    if (fitting === undefined) return otherZone;
    return { reason: 'wrongMaterial', material: materialOf(fitting.card) };
  }
  if (!isWing(at.zone)) return otherZone;
  const work = workOf(g, at.card);
  const hooks = hooksOf(q.vars.moment as Timing).filter((hook) => work[hook] !== undefined);
  if (hooks.length === 0) return { reason: 'notThisMoment' };
  const used = q.vars.used?.includes(effectKey(at.card, workIndex(g, at.card)));
  return { reason: used ? 'effectUsed' : 'nothingToDo' };
};

/** A part of the morning: only works that can stand in for it are of use. */
const inMorning: WhyNot = (g, me, at, { kind }) => {
  if (at.player !== me && at.player !== SHARED) {
    return g.options.teams && !isOpponent(g, me, at.player)
      ? { reason: 'partner' }
      : { reason: 'notYours' };
  }
  if (!isWing(at.zone)) return otherZone;
  const work = workOf(g, at.card);
  // Sketch without helpers, Doll without a task in reach, Handkerchief with an empty hand.
  if (work.insteadOf?.part === kind) return { reason: 'nothingToDo' };
  return EFFECT_HOOKS.some((hook) => work[hook] !== undefined)
    ? { reason: 'notThisMoment' }
    : otherZone;
};

const WHY_NOT: Readonly<Record<DecisionKind, WhyNot>> = {
  handLimit: inMorning,
  discard: inMorning,
  newTask: inMorning,
  effects: inMoment,
  action: inAction,
  obstruction: only(
    'hand',
    wanted((g) => g.task?.material as Material),
  ),
  tailor: only('hand', () => otherZone),
  replaceSupport: only(
    'bench',
    wanted(() => 'paper'),
  ),
  support: only(
    'hand',
    wanted((_, vars) => materialOf(vars.card as CardId)),
  ),
  fountain: only(
    'hand',
    wanted(() => 'stone'),
  ),
  umbrella: only(
    'helpers',
    wanted((_, vars) => materialOf(vars.card as CardId)),
  ),
  wing: () => otherZone,
  fan: () => otherZone,
  pinwheel: () => otherZone,
  kiteBench: () => otherZone,
  kiteCopy: (_g, me, at) =>
    isWing(at.zone) && at.player !== me ? { reason: 'notYours' } : otherZone,
  secondCard: () => otherZone,
  tablet: () => otherZone,
};

export function blockedCards(
  g: GameState,
  kind: DecisionKind,
  choices: readonly Choice[],
): Blocked[] {
  const { player, vars } = topFrame(g);
  const named = new Set<CardId>();
  for (const choice of choices) {
    if (choice.card !== undefined) named.add(choice.card);
    if (choice.via !== undefined) named.add(choice.via);
  }
  const sight = inSight(g, player);
  const question: Question = { kind, vars, choosable: sight.filter((at) => named.has(at.card)) };
  const why = WHY_NOT[kind];
  return sight
    .filter((at) => !named.has(at.card))
    .map((at) => ({ card: at.card, ...why(g, player, at, question) }));
}
