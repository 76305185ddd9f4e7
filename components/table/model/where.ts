/** Where a card lies, as far as the view shows. */
import type { CardId, Location, PlayerView, View } from '@/engine';
import { MAT_ZONES, SHARED } from '@/engine';

export function whereIs(view: View, card: CardId): Location | null {
  if (view.floor.includes(card)) return { zone: 'floor', player: SHARED };
  for (let player = 0; player < view.players.length; player++) {
    const p = view.players[player] as PlayerView;
    for (const zone of MAT_ZONES) if (p[zone].includes(card)) return { zone, player };
    if (p.hand.known.includes(card)) return { zone: 'hand', player };
    if (p.waiting.known.includes(card)) return { zone: 'waiting', player };
  }
  return view.deck.includes(card) ? { zone: 'deck', player: SHARED } : null;
}

/** What a Kite counts as this turn: an index into the list of works. */
export function copyOf(view: View, card: CardId): number | undefined {
  return view.copies.find((copy) => copy.card === card)?.of;
}
