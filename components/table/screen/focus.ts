/** Which zone a question is about, so that it gets more room. */
import type { CardId, PlayerId, View } from '@/engine';

import type { Focus } from '../layout';
import { whereIs } from '../model/where';

const ZONE_OF: Readonly<Record<string, Focus['zone']>> = {
  floor: 'floor',
  hand: 'hand',
  task: 'temple',
  helpers: 'temple',
  bench: 'temple',
  sales: 'temple',
  gallery: 'temple',
  giftShop: 'temple',
};

export function focusZone(view: View, front: PlayerId, cards: ReadonlySet<CardId>): Focus['zone'] {
  const votes = { floor: 0, hand: 0, temple: 0 };
  for (const card of cards) {
    const at = whereIs(view, card);
    if (at === null || (at.player !== front && at.player !== -1)) continue;
    const zone = ZONE_OF[at.zone];
    if (zone) votes[zone]++;
  }
  // The floor comes first when it has choices; the hand always has enough room.
  if (votes.floor > 0) return 'floor';
  if (votes.temple > votes.hand) return 'temple';
  return votes.hand > 0 ? 'hand' : null;
}
