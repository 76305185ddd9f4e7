/** The shared zones and the hand. */
import { CARD_RATIO } from '@/components/card/ratio';
import { boxWidth } from '@/components/theme/measure';
import type { CardId, PlayerId, PlayerView, View } from '@/engine';

import { HIDDEN_ZONES, MAT_ZONES } from '../model/zone-lists';
import { rect } from './geometry';
import { byMaterial, inOrder } from './groups';
import { fingerSized, pack } from './pack';
import type { Notes } from './sheet-of';
import { pile, place, placeKey, target } from './sheet-of';
import type { MatLayout, Rect } from './types';
import { anchorKey, GAP, TOUCH, Z } from './types';

const SHARED = -1;
/** Coarse width steps, because the floor changes often and its cards should not resize each time. */
const GRAIN = 8;

/** The deck on the left, then the floor: single cards while there is room, else piles by material. */
export function layFloor(notes: Notes, band: Rect, view: View, maxCard: number): Rect {
  const deckW = Math.min(56, Math.max(TOUCH, Math.min(maxCard, band.h / CARD_RATIO)));
  const deckH = Math.min(band.h, deckW * CARD_RATIO);
  const deck = rect(band.x, band.y + (band.h - deckH) / 2, deckW, deckH);
  notes.anchors.set('deck', deck);
  target(notes, {
    ...deck,
    id: 'deck',
    kind: 'deck',
    at: { zone: 'deck', player: SHARED },
    cards: [],
  });
  for (const card of view.deck) {
    if (card !== null) place(notes, card, deck, { z: Z.tucked, face: 'away' });
  }

  const box = rect(deck.x + deckW + 10, band.y, band.w - deckW - 10, band.h);
  notes.anchors.set('floor', box);
  const at = { zone: 'floor', player: SHARED } as const;
  const cards = inOrder(view.floor);
  const options = { max: maxCard, min: TOUCH, gap: GAP, align: 'left', grain: GRAIN } as const;
  const slots = pack(box, cards.length, options);
  if (slots !== null) {
    cards.forEach((card, i) => {
      const slot = slots[i];
      if (slot === undefined) return;
      place(notes, card, slot.card, { z: Z.floor + i, face: 'full' });
      target(notes, { ...slot.seen, id: `card-${card}`, kind: 'card', at, cards: [card] });
    });
    return deck;
  }
  const groups = byMaterial(cards);
  const piles = pack(rect(box.x, box.y, box.w - 6, box.h - 4), groups.length, {
    max: maxCard,
    min: 36,
    gap: GAP + 6,
    align: 'left',
  });
  groups.forEach((group, i) => {
    const slot = piles?.[i];
    if (slot === undefined) return;
    const how = { z: Z.floor + i * 20, face: 'full' } as const;
    const pileCards = onTop(group.cards, notes.chosen);
    pile(notes, pileCards, slot.card, how, { dx: 3, dy: 2 });
    const { material } = group;
    const single = group.cards.length === 1;
    target(notes, {
      ...fingerSized(slot.seen),
      id: `floor-${material}`,
      kind: single ? 'card' : 'pile',
      at,
      cards: pileCards,
      material,
    });
  });
  return deck;
}

/** Puts the chosen card last, which is the top of its pile. */
const onTop = (cards: readonly CardId[], chosen: CardId | null): readonly CardId[] =>
  chosen === null || !cards.includes(chosen)
    ? cards
    : [...cards.filter((card) => card !== chosen), chosen];

/** Height of a hand: one row while every card shows 44 points, else more rows. */
export function handHeight(n: number, width: number, cardW: number): number {
  const perRow = Math.floor((width - cardW) / TOUCH) + 1;
  const rows = Math.max(1, Math.ceil(n / perRow));
  return cardW * CARD_RATIO + (rows - 1) * TOUCH;
}

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
  const options = { max: maxCard, min: TOUCH, gap: GAP, align: 'center' } as const;
  const slots =
    pack(band, cards.length, options) ??
    pack(band, cards.length, { ...options, min: 24, visible: 12 }) ??
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
