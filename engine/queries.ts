/** Read-only questions about the table. */
import { materialOf, workAt, WORKS_PER_DECK } from './registry';
import type {
  CardId,
  GameState,
  MatLocation,
  Material,
  PlayerId,
  PlayerState,
  Wing,
} from './types';
import { MAT_ZONES, VALUE_OF } from './types';
import type { Hooks, Work } from './work';

export function playerState(g: GameState, player: PlayerId): PlayerState {
  return g.players[player] as PlayerState;
}

// --- Who is who

export function isOpponent(g: GameState, me: PlayerId, other: PlayerId): boolean {
  return g.options.teams ? (me + other) % 2 === 1 : me !== other;
}

/** In clockwise order from the left neighbour. */
export function opponents(g: GameState, me: PlayerId): PlayerId[] {
  const list: PlayerId[] = [];
  const n = g.players.length;
  for (let i = 1; i < n; i++) {
    const other = (me + i) % n;
    if (isOpponent(g, me, other)) list.push(other);
  }
  return list;
}

// --- What a card is: a copy counts as what it copies, so every look-up comes by here

/** The index in the list of works of the one that this card counts as. */
export function workIndex(g: GameState, card: CardId): number {
  if (g.copies.length > 0) {
    for (const copy of g.copies) if (copy.card === card) return copy.of;
  }
  return card % WORKS_PER_DECK;
}

export function workOf(g: GameState, card: CardId): Work {
  return workAt(g.copies.length === 0 ? card : workIndex(g, card));
}

/** The material that a completed work counts as. */
export function materialAs(g: GameState, card: CardId): Material {
  return g.copies.length === 0 ? materialOf(card) : workOf(g, card).material;
}

export function valueAs(g: GameState, card: CardId): number {
  return VALUE_OF[materialAs(g, card)];
}

export function isWorkOf(g: GameState, player: PlayerId, card: CardId): boolean {
  const p = playerState(g, player);
  return p.gallery.includes(card) || p.giftShop.includes(card);
}

/** How many works of this player have the hook (two copies of a work both act). */
export function countWith(g: GameState, player: PlayerId, hook: keyof Hooks): number {
  const p = playerState(g, player);
  let n = 0;
  for (const card of p.gallery) if (workOf(g, card)[hook] !== undefined) n++;
  for (const card of p.giftShop) if (workOf(g, card)[hook] !== undefined) n++;
  return n;
}

/** Does a hook that lists materials name this one, on any of the player's works? */
export function countNaming(
  g: GameState,
  player: PlayerId,
  hook: 'cheaperSmith' | 'replacesSupport' | 'closesTasks' | 'coversSales' | 'claimsTies',
  material: Material,
): number {
  const p = playerState(g, player);
  let n = 0;
  for (const card of p.gallery) if (workOf(g, card)[hook]?.includes(material)) n++;
  for (const card of p.giftShop) if (workOf(g, card)[hook]?.includes(material)) n++;
  return n;
}

// --- Counting

/** Works of a player: one each, whatever wings they count in. */
export function countWorks(g: GameState, player: PlayerId): number {
  const p = playerState(g, player);
  return p.gallery.length + p.giftShop.length;
}

export function countOf(cards: readonly CardId[], material: Material): number {
  let n = 0;
  for (const card of cards) if (materialOf(card) === material) n++;
  return n;
}

export function cardsOf(cards: readonly CardId[], material: Material): CardId[] {
  const found: CardId[] = [];
  for (const card of cards) if (materialOf(card) === material) found.push(card);
  return found;
}

function otherWing(wing: Wing): Wing {
  return wing === 'gallery' ? 'giftShop' : 'gallery';
}

/** Does a work of the other wing count in this wing as well? */
function countsInBoth(g: GameState, player: PlayerId, card: CardId): boolean {
  const p = playerState(g, player);
  const material = materialAs(g, card);
  for (const owned of p.gallery) if (workOf(g, owned).inBothWings === material) return true;
  for (const owned of p.giftShop) if (workOf(g, owned).inBothWings === material) return true;
  return false;
}

/** How many works count as being in this wing. */
export function worksInWing(g: GameState, player: PlayerId, wing: Wing): number {
  const p = playerState(g, player);
  let n = p[wing].length;
  if (countWith(g, player, 'inBothWings') > 0) {
    for (const card of p[otherWing(wing)]) if (countsInBoth(g, player, card)) n++;
  }
  return n;
}

/** How many cards of this material the works of a wing can cover: the sum of their values. */
export function coverIn(g: GameState, player: PlayerId, wing: Wing, material: Material): number {
  const p = playerState(g, player);
  let matching = 0;
  for (const card of p[wing]) if (materialAs(g, card) === material) matching++;
  const beyond = p[otherWing(wing)];
  for (const card of beyond) {
    if (materialAs(g, card) === material && countsInBoth(g, player, card)) matching++;
  }
  return matching * VALUE_OF[material];
}

/** Are all `count` helpers of this material covered? With none there is nothing to cover. */
export function helpersCovered(
  g: GameState,
  player: PlayerId,
  material: Material,
  count: number,
): boolean {
  if (count === 0) return false;
  if (coverIn(g, player, 'gallery', material) >= count) return true;
  const p = playerState(g, player);
  for (const card of p.gallery) if (workOf(g, card).coversHelpers === material) return true;
  for (const card of p.giftShop) if (workOf(g, card).coversHelpers === material) return true;
  return false;
}

// --- Locations

/** Whose open card this is, and where; null if it is on the floor, in the deck or in a hand. */
export function locationOnMat(g: GameState, card: CardId): MatLocation | null {
  for (let player = 0; player < g.players.length; player++) {
    const p = playerState(g, player);
    for (const zone of MAT_ZONES) if (p[zone].includes(card)) return { player, zone };
  }
  return null;
}

/** The task that all perform: the card in the slot, once it lies face up. */
export function faceUpTask(g: GameState, player: PlayerId): CardId | undefined {
  const p = playerState(g, player);
  return p.taskFaceDown ? undefined : p.task[0];
}

/** All face-up tasks on the table of this material. */
export function faceUpTasks(g: GameState, material: Material): CardId[] {
  const found: CardId[] = [];
  for (let player = 0; player < g.players.length; player++) {
    const task = faceUpTask(g, player);
    if (task !== undefined && materialOf(task) === material) found.push(task);
  }
  return found;
}
