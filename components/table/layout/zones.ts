/** The shared zones and the hand. */
import { CARD_RATIO } from '@/components/card/ratio';
import { boxWidth } from '@/components/theme/measure';
import type { CardId, PlayerId, PlayerView, View } from '@/engine';
import { MAT_ZONES, SHARED } from '@/engine';

import { HIDDEN_ZONES } from '../model/zone-lists';
import { clamp, rect } from './geometry';
import { byMaterial, inOrder } from './groups';
import { fingerSized, pack, shelve } from './pack';
import type { Notes } from './sheet-of';
import { pile, place, placeKey, target } from './sheet-of';
import type { MatLayout, Rect } from './types';
import { anchorKey, GAP, TOUCH, Z } from './types';

/** Coarse width steps, because the floor changes often and its cards should not resize each time. */
const GRAIN = 4;
const FLOOR_GAP = 5;
/** Widest deck, and its gap to the floor. */
const MOST_DECK = 56;
const DECK_GAP = 8;
/** Least width of a card whose name can be read. */
const LEAST_CARD = TOUCH;

function layDeck(notes: Notes, band: Rect, view: View): Rect {
  const w = clamp(band.w * 0.14, TOUCH, MOST_DECK);
  const h = Math.min(band.h, w * CARD_RATIO);
  const deck = rect(band.x, band.y + (band.h - h) / 2, w, h);
  notes.anchors.set('deck', deck);
  const at = { zone: 'deck', player: SHARED } as const;
  target(notes, { ...deck, id: 'deck', kind: 'deck', at, cards: [] });
  for (const card of view.deck) {
    if (card !== null) place(notes, card, deck, { z: Z.tucked, face: 'away' });
  }
  return deck;
}

const ON_FLOOR = { zone: 'floor', player: SHARED } as const;

/** More cards than can be shown one by one: a pile of each material. */
function layPiles(notes: Notes, box: Rect, cards: readonly CardId[], maxCard: number): void {
  const groups = byMaterial(cards);
  const piles = pack(rect(box.x, box.y, box.w - 6, box.h - 4), groups.length, {
    max: maxCard,
    min: 36,
    gap: GAP + 6,
    align: 'left',
  });
  // Piles that are too close for a finger share one target.
  const parted = piles?.every(({ seen }) => seen.w >= TOUCH) === true;
  if (!parted) target(notes, { ...box, id: 'floor', kind: 'zone', at: ON_FLOOR, cards });
  groups.forEach((group, i) => {
    const slot = piles?.[i];
    if (slot === undefined) return;
    const how = { z: Z.floor + i * 20, face: 'full' } as const;
    const pileCards = onTop(group.cards, notes.chosen);
    pile(notes, pileCards, slot.card, how, { dx: 3, dy: 2 });
    if (!parted) return;
    const { material } = group;
    const single = group.cards.length === 1;
    target(notes, {
      ...fingerSized(slot.seen),
      id: `floor-${material}`,
      kind: single ? 'card' : 'pile',
      at: ON_FLOOR,
      cards: pileCards,
      material,
    });
  });
}

/** The deck on the left, then the floor, every card with its name, material and value while there is room. */
export function layFloor(notes: Notes, band: Rect, view: View, maxCard: number): Rect {
  const deck = layDeck(notes, band, view);
  const left = deck.w + DECK_GAP;
  const box = rect(deck.x + left, band.y, band.w - left, band.h);
  notes.anchors.set('floor', box);
  const cards = inOrder(view.floor);
  const shelf = shelve(box, cards.length, {
    max: maxCard,
    min: LEAST_CARD,
    gap: FLOOR_GAP,
    align: 'left',
    grain: GRAIN,
  });
  if (shelf === null) {
    layPiles(notes, box, cards, maxCard);
    return deck;
  }
  cards.forEach((card, i) => {
    const slot = shelf.slots[i];
    if (slot === undefined) return;
    place(notes, card, slot.card, { z: Z.floor + i, face: 'full' });
    if (!shelf.parted) return;
    const [id, kind] = [`card-${card}`, 'card'] as const;
    target(notes, { ...slot.seen, id, kind, at: ON_FLOOR, cards: [card] });
  });
  if (shelf.parted) return deck;
  const parts = cards.map((card, i) => ({ ...(shelf.slots[i]?.seen ?? box), cards: [card] }));
  target(notes, { ...box, id: 'floor', kind: 'zone', at: ON_FLOOR, cards, parts });
  return deck;
}

/** Puts the chosen card last, which is the top of its pile. */
const onTop = (cards: readonly CardId[], chosen: CardId | null): readonly CardId[] =>
  chosen === null || !cards.includes(chosen)
    ? cards
    : [...cards.filter((card) => card !== chosen), chosen];

const HAND_GAP = 3;
/** The hand is held close, so its cards may be a little smaller before they take another row. */
const LEAST_IN_HAND = 46;

export const handRows = (n: number, width: number): number =>
  Math.max(1, Math.ceil(n / Math.floor((width + HAND_GAP) / (LEAST_IN_HAND + HAND_GAP))));

/** The same for every hand with as many rows, so that a card more or less moves nothing else. */
export const handHeight = (rows: number, cardH: number): number => cardH + (rows - 1) * TOUCH;

/** The hand in front: faces for cards the viewer knows, backs for the rest. */
export function layHand(
  notes: Notes,
  band: Rect,
  player: PlayerId,
  p: PlayerView,
  maxCard: number,
): void {
  notes.anchors.set(anchorKey('hand', player), band);
  const cards: (CardId | null)[] = inOrder(p.hand.known);
  for (let i = p.hand.known.length; i < p.hand.count; i++) cards.push(null);
  const options = { max: maxCard, min: TOUCH, align: 'center', grain: 1 } as const;
  const slots =
    (
      shelve(band, cards.length, { ...options, gap: GAP }) ??
      shelve(band, cards.length, { ...options, gap: HAND_GAP })
    )?.slots ??
    pack(band, cards.length, { max: maxCard, min: 24, gap: 2, align: 'center', visible: 12 }) ??
    [];
  cards.forEach((card, i) => {
    const slot = slots[i];
    if (slot === undefined) return;
    if (card === null) {
      placeKey(notes, `x-hand-${player}-${i}`, slot.card, { z: Z.hand + i, face: 'back' });
      return;
    }
    place(notes, card, slot.card, { z: Z.hand + i, face: 'full' });
    const at = { zone: 'hand', player } as const;
    target(notes, { ...slot.seen, id: `card-${card}`, kind: 'card', at, cards: [card] });
  });
}

/** Type of the count of waiting cards, and its gap to them. */
export const WAITING_COUNT = {
  fontFamily: 'NotoSans-Regular',
  fontSize: 12,
  lineHeight: 16,
} as const;
export const COUNT_GAP = 4;
const COUNT = boxWidth('88×', WAITING_COUNT) + COUNT_GAP;

/** Small overlapping cards beside the task, placed from the right, known ones first. */
export function waitingSpots(m: MatLayout, count: number): Rect[] {
  const h = Math.min(m.waiting.h - 4, 40);
  const w = h / CARD_RATIO;
  const room = m.waiting.w - w - COUNT;
  const step = count > 1 ? Math.min(w * 0.72, room / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) =>
    rect(m.waiting.x + m.waiting.w - w - i * step, m.waiting.y + (m.waiting.h - h) / 2, w, h),
  );
}

/** Cards that wait for the night: face down, except those the viewer knows. */
export function layWaiting(notes: Notes, m: MatLayout, p: PlayerView): void {
  notes.anchors.set(anchorKey('waiting', m.player), m.waiting);
  const { count, known } = p.waiting;
  waitingSpots(m, count).forEach((spot, i) => {
    const card = known[i];
    const z = Z.works - i - 1;
    if (card === undefined) placeKey(notes, `x-wait-${m.player}-${i}`, spot, { z, face: 'back' });
    else place(notes, card, spot, { z, face: 'full' });
  });
  if (count > 0) {
    const at = { zone: 'waiting', player: m.player } as const;
    target(notes, { ...m.waiting, id: `waiting-${m.player}`, kind: 'waiting', at, cards: known });
  }
}

/** Cards of a player whose mat is not on the screen: placed, but hidden, behind the player's panel. */
export function layAway(notes: Notes, panel: Rect, player: PlayerId, p: PlayerView): void {
  const spot = rect(panel.x + panel.w / 2 - 16, panel.y + panel.h / 2 - 22, 32, 44);
  for (const zone of MAT_ZONES) {
    if (!notes.anchors.has(anchorKey(zone, player)))
      notes.anchors.set(anchorKey(zone, player), spot);
    for (const card of p[zone]) place(notes, card, spot, { z: Z.tucked, face: 'away' });
  }
  layHiddenAway(notes, spot, player, p);
}

/** The same for cards the viewer knows in another player's hand and waiting area. */
export function layHiddenAway(notes: Notes, spot: Rect, player: PlayerId, p: PlayerView): void {
  for (const zone of HIDDEN_ZONES) {
    notes.anchors.set(anchorKey(zone, player), spot);
    for (const card of p[zone].known) place(notes, card, spot, { z: Z.tucked, face: 'away' });
  }
}
