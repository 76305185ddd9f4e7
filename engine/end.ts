/** The end of the game, checked after every change. */
import { sink } from './events';
import { countWith, playerState, workOf, worksInWing } from './queries';
import { works } from './registry';
import type { End, EndReason, GameState, PlayerId } from './types';
import { WINGS } from './types';
import type { Work } from './work';

export function worksToEnd(g: GameState): number {
  return g.options.extended ? 6 : 5;
}

export function endGame(g: GameState, reason: EndReason, player: PlayerId): void {
  if (g.end !== null) return;
  g.end = { reason, player };
  sink?.push({ type: 'end', reason, player });
}

/** A work that wins takes precedence; the current player's works come first. */
export function checkWorks(g: GameState): void {
  if (g.end !== null) return;
  const n = g.players.length;
  for (let i = 0; i < n; i++) {
    const player = (g.current + i) % n;
    const winning = winningWork(g, player);
    if (winning !== undefined) return endGame(g, reasonOf(winning), player);
  }
  const limit = worksToEnd(g);
  for (let i = 0; i < n; i++) {
    const player = (g.current + i) % n;
    const p = playerState(g, player);
    // Unless works count in both wings, counting the wing's own cards is enough.
    const enough =
      p.gallery.length + p.giftShop.length >= limit &&
      (p.gallery.length >= limit ||
        p.giftShop.length >= limit ||
        (countWith(g, player, 'inBothWings') > 0 &&
          WINGS.some((wing) => worksInWing(g, player, wing) >= limit)));
    if (enough) return endGame(g, 'works', player);
  }
}

function reasonOf(work: Work): EndReason {
  return work.name.toLowerCase() as EndReason;
}

/** The work of this player, if any, that wins the game now. */
export function winningWork(g: GameState, player: PlayerId): Work | undefined {
  const p = playerState(g, player);
  for (const card of p.gallery) if (workOf(g, card).wins?.(g, player)) return workOf(g, card);
  for (const card of p.giftShop) if (workOf(g, card).wins?.(g, player)) return workOf(g, card);
  return undefined;
}

/** The work that ended the game; undefined if a rule did, or nothing has. */
export function endingWork(end: End | null): Work | undefined {
  return end === null ? undefined : works().find((work) => reasonOf(work) === end.reason);
}
