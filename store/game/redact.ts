/** What a viewer may see of an event, and of the scores. The rules of who knows what are the engine's. */
import type { GameEvent, GameState, PlayerId, PlayerScore } from '@/engine';
import { eventFor, HIDDEN, scoreOf, SPECTATOR, viewFor } from '@/engine';

/** Every bit of `seenBy`, those of empty seats too: the card lies open or was shown to all. */
const SEEN_BY_ALL = 31;

/** As `eventFor`, and for the spectator: what is open to all is open to them, and nothing else is. */
export function eventSeen(event: GameEvent, viewer: PlayerId): GameEvent {
  if (viewer !== SPECTATOR) return eventFor(event, viewer);
  if (event.type !== 'move' || event.seenBy === SEEN_BY_ALL) return event;
  return { ...event, card: HIDDEN };
}

/**
 * The score as the viewer knows it. Backorders score cards in hands, so each hand counts only as far
 * as the viewer knows it: the total would otherwise give hidden cards away.
 */
export function scoresSeen(g: GameState, viewer: PlayerId): PlayerScore[] {
  const view = viewFor({ ...g, stack: [] }, viewer);
  const seen: GameState = {
    ...g,
    players: g.players.map((p, player) => ({
      ...p,
      hand: p.hand.filter(
        (card) => view.players[player]?.hand.known.includes(card) || view.revealed.includes(card),
      ),
    })),
  };
  return g.players.map((_, player) => scoreOf(seen, player));
}
