/** The scores as a viewer may know them. */
import type { GameState, PlayerId, PlayerScore } from '@/engine';
import { scoreOf, viewFor } from '@/engine';

/** Backorders score cards in hands, so a hand counts only as far as the viewer knows it. */
export function scoresSeen(g: GameState, viewer: PlayerId): PlayerScore[] {
  const { players } = viewFor({ ...g, stack: [] }, viewer);
  const seen: GameState = {
    ...g,
    players: g.players.map((p, player) => ({
      ...p,
      hand: p.hand.filter((card) => players[player]?.hand.known.includes(card)),
    })),
  };
  return g.players.map((_, player) => scoreOf(seen, player));
}
