import type { CardId } from '@/engine';

import type { CardKey, TableLayout } from '../layout';
import type { MarkKind } from './marker';
import type { BoardProps } from './props';

const MOVES = ['best', 'second'] as const;

type Marked = Pick<BoardProps, 'choosable' | 'selected' | 'fresh' | 'picked' | 'hinted'>;

/** Which cards are marked as chosen, suggested, choosable or new; a pile is marked on its top card. */
export function marksOf(
  layout: TableLayout,
  { choosable, selected, fresh, picked, hinted }: Marked,
): Map<CardKey, MarkKind> {
  const isChosen = (card: CardId) => card === selected || picked?.has(card) === true;
  const kindOf = (cards: readonly CardId[]): MarkKind | undefined => {
    if (cards.some(isChosen)) return 'selected';
    const move = MOVES.find((rank) => cards.some((card) => hinted?.get(card) === rank));
    if (move !== undefined) return move;
    return cards.some((card) => choosable.has(card)) ? 'choosable' : undefined;
  };
  const marks = new Map<CardKey, MarkKind>([...(fresh ?? [])].map((card) => [`c${card}`, 'new']));
  const mark = (on: CardId, cards: readonly CardId[]) => {
    const kind = kindOf(cards);
    if (kind !== undefined) marks.set(`c${on}`, kind);
  };
  for (const target of layout.targets) {
    const top = target.cards[target.cards.length - 1];
    if (top === undefined || target.kind === 'seat' || target.kind === 'deck') continue;
    if (target.kind === 'pile' || target.kind === 'card') mark(top, target.cards);
    else for (const card of target.kind === 'zone' ? target.cards : [top]) mark(card, [card]);
  }
  return marks;
}
