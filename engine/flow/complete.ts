/** Completing a work: support, then wing; only then do cards move, and effects follow. */
import { cause, sink } from '../events';
import type { FrameOf, Values } from '../program';
import { aCard, aCount, oneOf, optional, program, someCards } from '../program';
import { cardsOf, countNaming, countOf, countWith, faceUpTasks, playerState } from '../queries';
import { materialOf, valueOf } from '../registry';
import type { CardId, Choice, GameState, PlayerId, Wing } from '../types';
import { WINGS } from '../types';
import { placeWork, returnFromBench, revealFromHand, revealTop } from '../verbs';
import { openTiming, PASS } from './timing';
import { call } from './run';

type Mode = 'smith' | 'craft';

const VARIABLES = {
  card: aCard,
  mode: oneOf('smith', 'craft', 'free'),
  /** How many cards of support it needs. */
  need: optional(aCount),
  /** Bench cards to be returned in place of support. */
  substitutes: optional(someCards),
  shown: optional(someCards),
} as const;
type Completing = Values<typeof VARIABLES>;

/** How many other cards of its material must be shown. */
export function supportNeeded(g: GameState, me: PlayerId, card: CardId, mode: Mode): number {
  const need = valueOf(card) - 1;
  if (mode === 'craft') return need;
  return Math.max(0, need - countNaming(g, me, 'cheaperSmith', materialOf(card)));
}

/** The cards that can be shown as support. */
export function supportAvailable(g: GameState, me: PlayerId, card: CardId, mode: Mode): CardId[] {
  const material = materialOf(card);
  if (mode === 'craft') return cardsOf(playerState(g, me).bench, material);
  const list = cardsOf(playerState(g, me).hand, material).filter((other) => other !== card);
  if (countWith(g, me, 'tasksSupportSmith') > 0) list.push(...faceUpTasks(g, material));
  return list;
}

/** Cards on the bench that may be returned in place of support. */
export function substitutesAvailable(g: GameState, me: PlayerId): CardId[] {
  if (countWith(g, me, 'replacesSupport') === 0) return [];
  return playerState(g, me).bench.filter(
    (card) => countNaming(g, me, 'replacesSupport', materialOf(card)) > 0,
  );
}

export function canComplete(g: GameState, me: PlayerId, card: CardId, mode: Mode): boolean {
  const need = supportNeeded(g, me, card, mode);
  if (need === 0) return true;
  const p = playerState(g, me);
  // The common case, without building lists.
  const material = materialOf(card);
  const plain = mode === 'smith' ? countOf(p.hand, material) - 1 : countOf(p.bench, material);
  if (plain >= need) return true;
  if (p.gallery.length + p.giftShop.length === 0) return false;
  return supportAvailable(g, me, card, mode).length + substitutesAvailable(g, me).length >= need;
}

function substituteChoices(g: GameState, f: FrameOf<Completing>): Choice[] {
  const { card, mode, need = 0, substitutes = [] } = f.vars;
  if (mode === 'free' || need === substitutes.length) return [];
  const list: Choice[] = [];
  for (const other of substitutesAvailable(g, f.player)) {
    if (!substitutes.includes(other)) list.push({ do: 'return', card: other });
  }
  if (list.length === 0) return list;
  const support = supportAvailable(g, f.player, card, mode).length;
  if (support >= need - substitutes.length) list.push(PASS);
  return list;
}

function supportChoices(g: GameState, f: FrameOf<Completing>): Choice[] {
  const { card, mode, need = 0, substitutes = [], shown = [] } = f.vars;
  // The bench is open, so it does not matter which of its cards support.
  if (mode !== 'smith') return [];
  const missing = need - substitutes.length - shown.length;
  if (missing === 0) return [];
  const rest = supportAvailable(g, f.player, card, mode).filter((other) => !shown.includes(other));
  // With none to spare there is nothing to choose.
  if (rest.length === missing) rest.length = 1;
  return rest.map((other): Choice => ({ do: 'show', card: other }));
}

/** Which wing gets the card that the frame is about? */
export const WHICH_WING = {
  ask: { kind: 'wing', pick: 'wing', act: 'wing' },
  choices: () => WINGS.map((wing): Choice => ({ do: 'wing', wing })),
} as const;

export const completeProgram = program('complete', VARIABLES, {
  begin: (g, f) => {
    const { card, mode } = f.vars;
    if (mode !== 'free') f.vars.need = supportNeeded(g, f.player, card, mode);
  },
  replaceSupport: {
    ask: {
      kind: 'replaceSupport',
      pick: 'bench',
      act: 'return',
      may: 'decline',
      material: (g, f) => materialOf(substitutesAvailable(g, f.player)[0] as CardId),
    },
    auto: true,
    choices: substituteChoices,
  },
  replaced: (_, f) => {
    if (f.answer?.do !== 'return') return;
    f.vars.substitutes = [...(f.vars.substitutes ?? []), f.answer.card as CardId];
    return 'replaceSupport';
  },
  support: {
    ask: {
      kind: 'support',
      pick: 'hand',
      act: 'show',
      material: (_, f) => materialOf(f.vars.card),
    },
    auto: true,
    choices: supportChoices,
  },
  supported: (_, f) => {
    if (f.answer?.do !== 'show') return;
    f.vars.shown = [...(f.vars.shown ?? []), f.answer.card as CardId];
    return 'support';
  },
  wing: WHICH_WING,
  place: (g, f) => {
    const me = f.player;
    const { card, mode, substitutes = [], shown = [] } = f.vars;
    const wing = f.answer?.wing as Wing;
    for (const other of substitutes) returnFromBench(g, me, other);
    for (const other of shown) {
      // A task that supports lies open already.
      if (playerState(g, me).hand.includes(other)) revealFromHand(g, me, other, 'support');
    }
    sink?.push({ type: 'completed', player: me, card, wing, via: cause(g) });
    placeWork(g, me, card, wing);
    openTiming(g, me, { timing: 'afterComplete', done: card, smith: mode === 'smith' });
  },
  afterAll: (g, f) => openTiming(g, f.player, { timing: 'afterCompleteLast', done: f.vars.card }),
});

/** Without support and without an action. */
export function completeFree(g: GameState, player: PlayerId, card: CardId): void {
  call(g, completeProgram, player, { card, mode: 'free' });
}

/** The card is turned over first: its owner chooses the wing knowing what it is. */
export function completeTop(g: GameState, player: PlayerId): void {
  completeFree(g, player, revealTop(g));
}
