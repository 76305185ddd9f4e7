/**
 * The undo rule (ux.md 13): free until something hidden was seen, drawn or shuffled, or another player
 * has decided. A choice that told its decider anything new is sealed: it stays, and with it all before
 * it. Only the decider counts, as only they could choose otherwise with what they learnt.
 */
import type { GameEvent, GameState, PlayerId } from '@/engine';
import { knows } from '@/engine/knowledge';

function sealedBy(before: GameState, player: PlayerId, event: GameEvent): boolean {
  switch (event.type) {
    case 'move': {
      const known = knows(before, player, event.card);
      // Fan puts back cards that all have seen already; anything else that leaves the deck is drawn.
      if (event.from.zone === 'deck') return event.to.zone !== 'deck' || !known;
      // Cards of other hands, given or traded unseen: how many came is news.
      if (event.from.zone === 'hand' && event.from.player !== player) return true;
      return !known && (event.seenBy & (1 << player)) !== 0;
    }
    case 'reveal':
      return !knows(before, player, event.card);
    // Even no card at all is an answer to a material that was named (Jar).
    case 'named':
      return true;
    // The hands are laid open and scored.
    case 'end':
      return true;
    // An obstruction that the next player could not answer tells of their hand.
    case 'taskSkipped':
      return event.player !== player;
    default:
      return false;
  }
}

export function isSealed(
  before: GameState,
  player: PlayerId,
  events: readonly GameEvent[],
): boolean {
  return events.some((event) => sealedBy(before, player, event));
}
