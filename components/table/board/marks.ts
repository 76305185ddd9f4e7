import type { CardId } from '@/engine';

import type { CardKey, TableLayout } from '../layout';
import type { MarkKind } from './marker';

/** Which cards are marked as choosable or chosen; a pile is marked on its top card. */
export function marksOf(
  layout: TableLayout,
  choosable: ReadonlySet<CardId>,
  selected: CardId | null,
): Map<CardKey, MarkKind> {
  const marks = new Map<CardKey, MarkKind>();
  for (const target of layout.targets) {
    const top = target.cards[target.cards.length - 1];
    if (top === undefined || target.kind === 'seat' || target.kind === 'deck') continue;
    const cards = target.kind === 'zone' ? target.cards : [top];
    if (target.kind === 'pile' || target.kind === 'card') {
      const chosen = selected !== null && target.cards.includes(selected);
      if (chosen) marks.set(`c${top}`, 'selected');
      else if (target.cards.some((card) => choosable.has(card))) marks.set(`c${top}`, 'choosable');
    } else {
      for (const card of cards) {
        if (card === selected) marks.set(`c${card}`, 'selected');
        else if (choosable.has(card)) marks.set(`c${card}`, 'choosable');
      }
    }
  }
  return marks;
}
