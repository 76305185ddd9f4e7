/** What the list of games shows of a game. */
import type { CardId, GameState } from '@/engine';
import { knowledgeOf, points, PUBLIC } from '@/engine';

/** As a spectator knows it, because anybody may look at the list. */
export function listed(g: GameState): {
  turn: number;
  round: number;
  scores: string;
  over: number;
} {
  // Backorders count cards in hands: until the end only those that everybody knows.
  const isOpen = (card: CardId) => g.end !== null || (knowledgeOf(g, card) & PUBLIC) !== 0;
  const players = g.players.map((p) => ({ ...p, hand: p.hand.filter(isOpen) }));
  const seen = { ...g, players };
  const scores = JSON.stringify(players.map((_, player) => points(seen, player)));
  return { turn: g.turn, round: g.round, scores, over: Number(g.end !== null) };
}
