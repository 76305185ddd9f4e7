/**
 * Undo is free until the decider learns something hidden, or another player decides. A choice that told
 * its decider anything new is sealed: it cannot be undone, nor can anything before it.
 */
import type { GameEvent, GameState, PlayerId } from '@/engine';
import { knows } from '@/engine';

function sealedBy(before: GameState, player: PlayerId, event: GameEvent): boolean {
  switch (event.type) {
    case 'move': {
      const known = knows(before, player, event.card);
      // Cards that everybody has seen may go back to the deck; whatever else leaves it is drawn.
      if (event.from.zone === 'deck') return event.to.zone !== 'deck' || !known;
      // The player learns how many such cards another hand had.
      if (event.from.zone === 'hand' && event.from.player !== player) return true;
      return !known && (event.seenBy & (1 << player)) !== 0;
    }
    case 'reveal':
      return !knows(before, player, event.card);
    // Whatever is shown for the named material, or that nothing is, tells about hands.
    case 'named':
      return true;
    // All hands are shown.
    case 'end':
      return true;
    // That the other player could not answer an obstruction tells about their hand.
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
