/** Another world that looks the same to one player: all they do not know is shuffled. */
import type { CardId, GameState, Material, PlayerId } from '../../engine';
import { clone, materialOf } from '../../engine';
import { knowledgeOf, knows, knowsMaterial } from '../../engine/knowledge';
import type { Rng } from '../../engine/rng';
import { shuffle } from '../../engine/rng';

/** An index in a zone, and what is known of the card there. */
interface Slot {
  zone: CardId[];
  index: number;
  known: number;
  /** The viewer knows this card's material, so it must stay. */
  material: Material | null;
}

function unseenSlots(g: GameState, viewer: PlayerId): Slot[] {
  const zones = [g.deck, ...g.players.flatMap((p) => [p.hand, p.waiting, p.task])];
  const slots: Slot[] = [];
  for (const zone of zones) {
    zone.forEach((card, index) => {
      if (knows(g, viewer, card)) return;
      const material = knowsMaterial(g, viewer, card) ? materialOf(card) : null;
      slots.push({ zone, index, known: knowledgeOf(g, card), material });
    });
  }
  return slots;
}

export function permuteUnseen(state: GameState, viewer: PlayerId, rng: Rng): GameState {
  const g = clone(state);
  const slots = unseenSlots(g, viewer);
  const pool = shuffle(
    slots.map((slot) => slot.zone[slot.index] as CardId),
    rng,
  );
  // Slots of a known material take the first card that fits; the others the rest.
  const ordered = [...slots].sort(
    (a, b) => Number(b.material !== null) - Number(a.material !== null),
  );
  for (const slot of ordered) {
    const fitting = pool.findIndex(
      (card) => slot.material === null || materialOf(card) === slot.material,
    );
    const [card] = pool.splice(fitting, 1) as [CardId];
    slot.zone[slot.index] = card;
    g.known[card] = slot.known;
  }
  return g;
}
