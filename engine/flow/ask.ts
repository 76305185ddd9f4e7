/**
 * The questions that works ask. A work declares what is asked; choices, words and "why not?" follow from
 * it.
 */
import type { Ask, FrameOf } from '../program';
import { playerState } from '../queries';
import { materialOf } from '../registry';
import type { Act, CardId, Choice, GameState, Material } from '../types';
import { PASS } from './timing';

type CardPick = 'hand' | 'helpers' | 'bench' | 'floor' | 'deckTop';

interface More<V> {
  /** Only cards of this material. */
  readonly material?: (f: FrameOf<V>) => Material;
  readonly may?: 'decline';
  /** A single possibility is taken without asking. */
  readonly auto?: true;
  /** Cards already chosen. */
  readonly except?: (f: FrameOf<V>) => readonly CardId[] | undefined;
  /** How many cards of the deck lie revealed, for `deckTop`. */
  readonly revealed?: number;
}

function cardsIn(g: GameState, player: number, pick: CardPick, revealed: number): CardId[] {
  if (pick === 'floor') return g.floor;
  if (pick === 'deckTop') return g.deck.slice(-revealed);
  return playerState(g, player)[pick];
}

/** Asks for one card of a zone of the player's own, of the floor, or of the revealed top of the deck. */
export function pickCard<V>(pick: CardPick, act: Act, more: More<V> = {}): Ask<V> {
  const { material, may, auto, except, revealed = 0 } = more;
  return {
    ask: { pick, act, may, material: material === undefined ? undefined : (_, f) => material(f) },
    auto,
    choices: (g, f) => {
      const wanted = material?.(f);
      const taken = except?.(f);
      const list: Choice[] = [];
      for (const card of cardsIn(g, f.player, pick, revealed)) {
        if (wanted !== undefined && materialOf(card) !== wanted) continue;
        if (!taken?.includes(card)) list.push({ do: act, card });
      }
      if (may !== undefined && list.length > 0) list.push(PASS);
      return list;
    },
  };
}
