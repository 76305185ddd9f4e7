/** Cards that go back to the deck several at once: picked one by one, committed by one button. */
import { copyOf } from '@/components/table/model/where';
import type { CardId, Choice } from '@/engine';
import { HAND_LIMIT, workAt } from '@/engine';
import { t } from '@/locales';

import { cardName } from './names';
import type { Asking, PromptButton } from './types';

export interface Several {
  readonly cards: ReadonlySet<CardId>;
  /** No more than this many can be picked. */
  readonly most: number;
}

/** A work that may act between a declared Tailor and its returns. */
function mayComeBetween({ view, decision }: Asking): boolean {
  const p = view.players[decision.player];
  const works = [...(p?.gallery ?? []), ...(p?.giftShop ?? [])];
  return works.some((card) => workAt(copyOf(view, card) ?? card).beforeTailor !== undefined);
}

/** Null if the question does not return cards from the hand. */
export function severalFor(asking: Asking): Several | null {
  const { decision, view } = asking;
  const p = view.players[decision.player];
  if (p === undefined) return null;
  const returned = decision.choices.filter((c) => c.do === 'return').map((c) => c.card as CardId);
  switch (decision.kind) {
    case 'tailor':
      return { cards: new Set(returned), most: Infinity };
    case 'handLimit':
      return returned.length === 0
        ? null
        : { cards: new Set(returned), most: p.hand.count - HAND_LIMIT };
    case 'action':
      return decision.choices.some((c) => c.do === 'tailor') && !mayComeBetween(asking)
        ? { cards: new Set(p.hand.known), most: Infinity }
        : null;
    default:
      return null;
  }
}

const TAILOR: Choice = { do: 'tailor' };
const PASS: Choice = { do: 'pass' };

/** How many cards are drawn once these are returned. */
export function drawsAfter({ view, decision }: Asking, returned: number): number {
  const p = view.players[decision.player];
  if (p === undefined) return 0;
  return Math.max(0, HAND_LIMIT - (p.hand.count - returned) - p.waiting.count);
}

/** The button that returns what is picked, if anything, and draws if a Tailor action asked. */
export function returnPicked(
  asking: Asking,
  picked: readonly CardId[],
  most: number,
): PromptButton {
  const returns = picked.map((card): Choice => ({ do: 'return', card }));
  const [first] = picked;
  const n = picked.length;
  const one = t('act.return', { card: cardName(first) });
  const base = { id: 'returnPicked', kind: 'primary' } as const;
  if (asking.decision.kind === 'handLimit') {
    const left = most - n;
    return {
      ...base,
      label: n === 1 ? one : t('act.returnSeveral', { n }),
      does: { type: 'chooseAll', choices: returns },
      final: false,
      ...(left > 0 && { detail: t('act.returnSeveral.left', { n: left }) }),
    };
  }
  const draws = drawsAfter(asking, n);
  const start = asking.decision.kind === 'action' ? [TAILOR] : [];
  // With an empty hand nothing more is asked.
  const stop = n < (asking.view.players[asking.decision.player]?.hand.count ?? 0) ? [PASS] : [];
  const ends = draws > 0 && draws >= asking.view.deck.length + n;
  return {
    ...base,
    label: t('act.returnAndDraw', { n, draws }),
    does: { type: 'chooseAll', choices: [...start, ...returns, ...stop] },
    final: true,
    ...(ends && { detail: t('cover.preview.ends') }),
  };
}

/** Taps on a card pick it and let it go again; a full pick drops its oldest card. */
export function togglePicked(
  picked: readonly CardId[],
  card: CardId,
  most: number,
): readonly CardId[] {
  if (picked.includes(card)) return picked.filter((other) => other !== card);
  return [...picked, card].slice(Math.max(0, picked.length + 1 - most));
}
