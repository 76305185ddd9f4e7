/**
 * Who knows where a card lies, as bits in `state.known`: one bit per player, and one
 * for what everybody knows that everybody knows. A bit says that the player knows both which card it
 * is and where: for the deck, its place from the top. Six more bits say the same of the material only.
 */
import { materialOf } from './registry';
import type { CardId, GameState, PlayerId, PlayerState } from './types';

/** Everybody knows it, and knows that all others do: it is open, or was revealed. */
export const PUBLIC = 1 << 5;
/** Nobody: the deck after the shuffle, the face-down card of the setup. */
export const NOBODY = 0;

export const EVERYBODY = (1 << 5) - 1;
export const OPEN = EVERYBODY | PUBLIC;

/** Shift from the bit for knowing the card to the bit for knowing its material. */
const MATERIAL_BITS = 6;
/** Everybody knows its material, though not the card. */
export const MATERIAL_KNOWN = OPEN << MATERIAL_BITS;
/** Greater than any value that a card's knowledge can have. */
export const KNOWLEDGE_LIMIT = 1 << (2 * MATERIAL_BITS);

export function bit(player: PlayerId): number {
  return 1 << player;
}

/** A spectator (-1) knows what everybody knows. */
function viewerBit(viewer: PlayerId): number {
  return viewer < 0 ? PUBLIC : bit(viewer);
}

export function knows(g: GameState, viewer: PlayerId, card: CardId): boolean {
  return (knowledgeOf(g, card) & viewerBit(viewer)) !== 0;
}

/** Whether the viewer knows the material of a card that they do not know. */
export function knowsMaterial(g: GameState, viewer: PlayerId, card: CardId): boolean {
  return (knowledgeOf(g, card) & (viewerBit(viewer) << MATERIAL_BITS)) !== 0;
}

export function knowledgeOf(g: GameState, card: CardId): number {
  return g.known[card] as number;
}

/**
 * A card left this hand unseen, so others lose all they knew of the hand: clearing only that card would
 * reveal which one left.
 */
export function forgetHand(g: GameState, owner: PlayerId): void {
  const own = bit(owner);
  for (const card of (g.players[owner] as PlayerState).hand) g.known[card] = own;
}

/**
 * A card of this hand is seen. Anyone who knew only that the hand holds this material must take it for that
 * card; a mark left on another card would leak information.
 */
export function noticeInHand(g: GameState, owner: PlayerId, card: CardId): void {
  const known = knowledgeOf(g, card);
  let surprised = OPEN & ~known & ~(known >> MATERIAL_BITS);
  if (surprised === 0) return;
  for (const other of (g.players[owner] as PlayerState).hand) {
    const marks = knowledgeOf(g, other);
    if (marks <= OPEN || other === card || materialOf(other) !== materialOf(card)) continue;
    const used = surprised & (marks >> MATERIAL_BITS) & ~marks;
    g.known[other] = marks & ~(used << MATERIAL_BITS);
    surprised &= ~used;
  }
}
