/**
 * Who knows where a card lies (rules, section 8), as bits in `state.known`: one bit per player, and
 * two for what everybody knows that everybody knows. A bit says that the player knows both which
 * card it is and where: for the deck, its place from the top.
 */
import type { GameState, PlayerId } from './types';

/** Everybody knows it, and knows that all others do: it lies open, or was revealed. */
export const PUBLIC = 1 << 5;
/** Everybody knows its material, though not the card (Jar). */
export const MATERIAL_KNOWN = 1 << 6;
/** Nobody: the deck after the shuffle, the face-down card of the setup. */
export const NOBODY = 0;

export const EVERYBODY = (1 << 5) - 1;
export const OPEN = EVERYBODY | PUBLIC;

export function bit(player: PlayerId): number {
  return 1 << player;
}

/** A spectator (-1) knows what everybody knows. */
export function knows(g: GameState, player: PlayerId, card: number): boolean {
  return (knowledgeOf(g, card) & (player < 0 ? PUBLIC : 1 << player)) !== 0;
}

export function knowledgeOf(g: GameState, card: number): number {
  return g.known[card] as number;
}

/**
 * A card left this hand unseen: whatever the others knew of the hand may be the card that left, so
 * they lose all of it. Clearing only the card that really left would give it away.
 */
export function forgetHand(g: GameState, owner: PlayerId): void {
  const own = 1 << owner;
  for (const card of (g.players[owner] as { hand: number[] }).hand) g.known[card] = own;
}
