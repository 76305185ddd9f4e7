import type { CardId, Material } from '@/engine';
import { materialOf, MATERIALS } from '@/engine';

export interface MaterialGroup {
  readonly material: Material;
  readonly cards: readonly CardId[];
}

/** Cards by material, in the order of the rules; materials without cards are left out. */
export function byMaterial(cards: readonly CardId[]): MaterialGroup[] {
  return MATERIALS.map((material) => ({
    material,
    cards: cards.filter((card) => materialOf(card) === material),
  })).filter((group) => group.cards.length > 0);
}

/** A hand sorted by material, then by name, so that a drawn card is easy to find. */
export function inOrder(cards: readonly CardId[]): CardId[] {
  return byMaterial(cards).flatMap((group) => [...group.cards].sort((a, b) => a - b));
}
