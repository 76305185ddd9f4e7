/**
 * Samples worlds that could be the real one. The view holds all that a player may use: what they see, what
 * was revealed and what they remember, since the engine records who knows each card. The rest is dealt at
 * random.
 */
import type { CardId, GameState, Material, PlayerState, Sight, View } from '../index';
import { materialOf } from '../index';
import { bit, MATERIAL_KNOWN, NOBODY, OPEN } from '../knowledge';
import type { Rng } from '../rng';
import { nextInt, shuffle } from '../rng';
import { deckSize } from '../setup';

/** What a view leaves open. Unseen cards are in the order of their ids, so that nothing leaks. */
export interface Observation {
  view: Sight;
  unseen: readonly CardId[];
  /** Per card: 1 if the viewer knows where it is. */
  seen: readonly number[];
}

export function observe(view: Sight): Observation {
  const size = deckSize(view.options.players);
  const seen: number[] = new Array<number>(size).fill(0);
  const mark = (cards: readonly (CardId | null)[]) => {
    for (const card of cards) if (card !== null) seen[card] = 1;
  };
  mark(view.deck);
  mark(view.floor);
  for (const p of view.players) {
    for (const zone of [p.task, p.helpers, p.bench, p.sales, p.gallery, p.giftShop]) mark(zone);
    mark(p.hand.known);
    mark(p.waiting.known);
  }
  const unseen: CardId[] = [];
  for (let card = 0; card < size; card++) if (seen[card] === 0) unseen.push(card);
  return { view, unseen, seen };
}

/** Takes a card of this material out of a shuffled pool. */
function takeOf(pool: CardId[], material: Material): CardId {
  const at = pool.findIndex((card) => materialOf(card) === material);
  return pool.splice(at, 1)[0] as CardId;
}

interface Deal {
  /** Known materials (Jar) are dealt first, or other cards might use them up. */
  byMaterial: Map<object, CardId[]>;
  pool: CardId[];
}

function dealMaterials(view: Sight, pool: CardId[]): Deal {
  const byMaterial = new Map<object, CardId[]>();
  for (const p of view.players) {
    for (const zone of [p.hand, p.waiting]) {
      if (zone.materials.length > 0) {
        byMaterial.set(
          zone,
          zone.materials.map((m) => takeOf(pool, m)),
        );
      }
    }
  }
  return { byMaterial, pool };
}

/** A state that looks to the viewer exactly like the real one. The viewer must be the one deciding. */
export function sampleWorld(seenSoFar: Observation, rng: Rng): GameState {
  const { view, unseen } = seenSoFar;
  if (view.stack === null)
    throw new Error('Only the player who decides can imagine how it goes on.');
  const size = deckSize(view.options.players);
  const known = new Array<number>(size).fill(OPEN);
  const own = bit(view.viewer);
  const deal = dealMaterials(view, shuffle(unseen.slice(), rng));
  const revealed = new Set(view.revealed);
  const recall = (card: CardId, owner: number) => {
    known[card] = revealed.has(card) ? OPEN : own | owner;
  };
  const guess = (knowledge: number): CardId => {
    const card = deal.pool.pop() as CardId;
    known[card] = knowledge;
    return card;
  };
  const players = view.players.map((p, player): PlayerState => {
    const conceal = (zone: (typeof p)['hand'], owner: number): CardId[] => {
      const cards = zone.known.slice();
      for (const card of cards) recall(card, owner);
      for (const card of deal.byMaterial.get(zone) ?? []) {
        cards.push(card);
        known[card] = owner | MATERIAL_KNOWN;
      }
      while (cards.length < zone.count) cards.push(guess(owner));
      return cards;
    };
    return {
      hand: conceal(p.hand, bit(player)),
      waiting: conceal(p.waiting, NOBODY),
      task: p.taskFaceDown ? [guess(NOBODY)] : p.task.slice(),
      taskFaceDown: p.taskFaceDown,
      helpers: p.helpers.slice(),
      bench: p.bench.slice(),
      sales: p.sales.slice(),
      gallery: p.gallery.slice(),
      giftShop: p.giftShop.slice(),
    };
  });
  const deck = view.deck.map((card) => {
    if (card === null) return guess(NOBODY);
    recall(card, NOBODY);
    return card;
  });
  return {
    // The seed would reveal the order of the real deck.
    options: { ...view.options, seed: '' },
    deck,
    floor: view.floor.slice(),
    players,
    known,
    start: view.start,
    current: view.current,
    round: view.round,
    turn: view.turn,
    phase: view.phase,
    extraTurns: view.extraTurns,
    ownTaskExtras: view.ownTaskExtras,
    task: view.task === null ? null : { ...view.task },
    copies: view.copies,
    stack: view.stack.map((frame) => ({ ...frame, vars: { ...frame.vars } })),
    end: view.end,
  };
}

/** Cards on top of the deck that a half-resolved effect may have revealed (Fan, Dice). */
const IN_SIGHT = 3;

/** The view of a player who forgets a share of the hidden cards they knew: returned cards, shown hands. */
export function forget(view: View, rng: Rng, share: number): View {
  const kept = () => nextInt(rng, 1000) >= share * 1000;
  const sight = view.deck.length - IN_SIGHT;
  return {
    ...view,
    deck: view.deck.map((card, at) => (card !== null && (at >= sight || kept()) ? card : null)),
    players: view.players.map((p, player) =>
      player === view.viewer ? p : { ...p, hand: { ...p.hand, known: p.hand.known.filter(kept) } },
    ),
  };
}
