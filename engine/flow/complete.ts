/** Completing a work: the support is chosen, then the wing; then it all happens, and its effects follow. */
import type { Program } from '../work';
import { cause, sink } from '../events';
import { cardsOf, countNaming, countOf, countWith, faceUpTasks, playerState } from '../queries';
import { materialOf, valueOf } from '../registry';
import type { CardId, Choice, Frame, GameState, PlayerId, Wing } from '../types';
import { WINGS } from '../types';
import { placeWork, returnFromBench, revealFromHand, revealTop } from '../verbs';
import { openMoment, PASS } from './moment';
import { call } from './run';

type Mode = 'smith' | 'craft';

/** How many other cards of its material must be shown. */
export function supportNeeded(g: GameState, me: PlayerId, card: CardId, mode: Mode): number {
  const need = valueOf(card) - 1;
  if (mode === 'craft') return need;
  return Math.max(0, need - countNaming(g, me, 'cheaperSmith', materialOf(card)));
}

/** The cards that can be shown for it. */
export function supportAvailable(g: GameState, me: PlayerId, card: CardId, mode: Mode): CardId[] {
  const material = materialOf(card);
  if (mode === 'craft') return cardsOf(playerState(g, me).bench, material);
  const list = cardsOf(playerState(g, me).hand, material).filter((other) => other !== card);
  if (countWith(g, me, 'tasksSupportSmith') > 0) list.push(...faceUpTasks(g, material));
  return list;
}

/** Paper on the bench that may be returned in place of support. */
export function papersAvailable(g: GameState, me: PlayerId): number {
  if (countWith(g, me, 'paperReplacesSupport') === 0) return 0;
  return countOf(playerState(g, me).bench, 'paper');
}

export function canComplete(g: GameState, me: PlayerId, card: CardId, mode: Mode): boolean {
  const need = supportNeeded(g, me, card, mode);
  if (need === 0) return true;
  const p = playerState(g, me);
  // The common case, without building lists: enough cards lie in the hand or on the bench itself.
  const material = materialOf(card);
  const plain = mode === 'smith' ? countOf(p.hand, material) - 1 : countOf(p.bench, material);
  if (plain >= need) return true;
  if (p.gallery.length + p.giftShop.length === 0) return false;
  return supportAvailable(g, me, card, mode).length + papersAvailable(g, me) >= need;
}

function craneChoices(g: GameState, f: Frame): Choice[] {
  const { card, mode, need = 0, papers = [] } = f.vars;
  if (mode === 'free' || need === papers.length) return [];
  if (papersAvailable(g, f.player) === 0) return [];
  const list: Choice[] = [];
  for (const paper of cardsOf(playerState(g, f.player).bench, 'paper')) {
    if (!papers.includes(paper)) list.push({ do: 'return', card: paper });
  }
  const support = supportAvailable(g, f.player, card as CardId, mode as Mode).length;
  if (list.length > 0 && support >= need - papers.length) list.push(PASS);
  return list;
}

function supportChoices(g: GameState, f: Frame): Choice[] {
  const { card, mode, need = 0, papers = [], shown = [] } = f.vars;
  // The bench lies open: which of its cards are meant makes no difference.
  if (mode !== 'smith') return [];
  const missing = need - papers.length - shown.length;
  if (missing === 0) return [];
  const rest = supportAvailable(g, f.player, card as CardId, mode).filter(
    (other) => !shown.includes(other),
  );
  // With none to spare there is nothing to choose.
  if (rest.length === missing) rest.length = 1;
  return rest.map((other): Choice => ({ do: 'show', card: other }));
}

export function wingChoices(): Choice[] {
  return WINGS.map((wing): Choice => ({ do: 'wing', wing }));
}

const CRANE = 1;
const SUPPORT = 3;

export const completeProgram: Program = [
  (g, f) => {
    const { card, mode } = f.vars;
    if (mode !== 'free') f.vars.need = supportNeeded(g, f.player, card as CardId, mode as Mode);
  },
  { kind: 'crane', auto: true, choices: craneChoices },
  (_, f) => {
    if (f.answer?.do !== 'return') return;
    f.vars.papers = [...(f.vars.papers ?? []), f.answer.card as CardId];
    return CRANE;
  },
  { kind: 'support', auto: true, choices: supportChoices },
  (_, f) => {
    if (f.answer?.do !== 'show') return;
    f.vars.shown = [...(f.vars.shown ?? []), f.answer.card as CardId];
    return SUPPORT;
  },
  { kind: 'wing', choices: wingChoices },
  (g, f) => {
    const me = f.player;
    const card = f.vars.card as CardId;
    const wing = f.answer?.wing as Wing;
    for (const paper of f.vars.papers ?? []) returnFromBench(g, me, paper);
    for (const shown of f.vars.shown ?? []) {
      // A task that supports (Brick) lies open already.
      if (playerState(g, me).hand.includes(shown)) revealFromHand(g, me, shown, 'support');
    }
    sink?.push({ type: 'completed', player: me, card, wing, via: cause(g) });
    placeWork(g, me, card, wing);
    const smith = f.vars.mode === 'smith';
    openMoment(g, me, { moment: 'afterComplete', done: card, smith });
  },
  (g, f) => openMoment(g, f.player, { moment: 'afterCompleteLast', done: f.vars.card }),
];

/** Without support and without an action. */
export function completeFree(g: GameState, player: PlayerId, card: CardId): void {
  call(g, 'complete', player, { card, mode: 'free' });
}

/** The card is turned over first: its owner chooses the wing knowing what it is. */
export function completeTop(g: GameState, player: PlayerId): void {
  completeFree(g, player, revealTop(g));
}
