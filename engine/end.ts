/** When the game is over. `move` and Kite's copy ask this after every single change. */
import { sink } from './events';
import { countWith, playerState, workOf, worksInWing } from './queries';
import type { EndReason, GameState, PlayerId } from './types';
import { WINGS } from './types';

export function worksToEnd(g: GameState): number {
  return g.options.extended ? 6 : 5;
}

export function endGame(g: GameState, reason: EndReason, player: PlayerId): void {
  if (g.end !== null) return;
  g.end = { reason, player };
  sink?.push({ type: 'end', reason, player });
}

/** Turtle before all others; the current player's works before those of the others. */
export function checkWorks(g: GameState): void {
  if (g.end !== null) return;
  const n = g.players.length;
  for (let i = 0; i < n; i++) {
    const player = (g.current + i) % n;
    if (ownsWinningWork(g, player)) return endGame(g, 'turtle', player);
  }
  const limit = worksToEnd(g);
  for (let i = 0; i < n; i++) {
    const player = (g.current + i) % n;
    const p = playerState(g, player);
    // Without Go Set a wing counts its own cards: no need to look further.
    const enough =
      p.gallery.length + p.giftShop.length >= limit &&
      (p.gallery.length >= limit ||
        p.giftShop.length >= limit ||
        (countWith(g, player, 'inBothWings') > 0 &&
          WINGS.some((wing) => worksInWing(g, player, wing) >= limit)));
    if (enough) return endGame(g, 'works', player);
  }
}

export function ownsWinningWork(g: GameState, player: PlayerId): boolean {
  const p = playerState(g, player);
  for (const card of p.gallery) if (workOf(g, card).wins?.(g, player)) return true;
  for (const card of p.giftShop) if (workOf(g, card).wins?.(g, player)) return true;
  return false;
}
