/** Partners sit opposite each other, and their points count together. */
import type { PlayerId, PlayerScore, View } from '@/engine';

/** Null where everybody plays alone. */
export function partnerOf({ options, players }: View, player: PlayerId): PlayerId | null {
  return options.teams ? (player + 2) % players.length : null;
}

/** What both partners have together; null where everybody plays alone. */
export function teamTotal(
  view: View,
  scores: readonly PlayerScore[],
  player: PlayerId,
): number | null {
  const partner = partnerOf(view, player);
  if (partner === null) return null;
  return (scores[player]?.total ?? 0) + (scores[partner]?.total ?? 0);
}
