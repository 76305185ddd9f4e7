/**
 * The moves of the game. They handle knowledge, events and the check for the end after every movement, so
 * that cards need not. After the end they do nothing.
 */
import type { MoveReason, RevealReason } from './events';
import { cause, sink } from './events';
import { checkWorks, endGame } from './end';
import {
  bit,
  EVERYBODY,
  forgetHand,
  knowledgeOf,
  MATERIAL_KNOWN,
  noticeInHand,
  OPEN,
} from './knowledge';
import { playerState } from './queries';
import { materialOf } from './registry';
import type { CardId, GameState, MatLocation, PlayerId, Wing, Zone } from './types';
import { isWing, SHARED } from './types';

function zoneCards(g: GameState, zone: Zone, player: PlayerId): CardId[] {
  if (zone === 'deck') return g.deck;
  if (zone === 'floor') return g.floor;
  return playerState(g, player)[zone];
}

/** Moves a card, with everything that follows from it. `known` is the card's new knowledge. */
function move(
  g: GameState,
  card: CardId,
  from: Zone,
  fromPlayer: PlayerId,
  to: Zone,
  toPlayer: PlayerId,
  reason: MoveReason,
  known: number,
): void {
  if (g.end !== null) return;
  if (from === 'deck') {
    g.deck.pop();
  } else {
    const source = zoneCards(g, from, fromPlayer);
    source.splice(source.indexOf(card), 1);
  }
  if (from === 'hand' && known === OPEN) noticeInHand(g, fromPlayer, card);
  if (to === 'deck') g.deck.unshift(card);
  else zoneCards(g, to, toPlayer).push(card);
  g.known[card] = known;
  sink?.push({
    type: 'move',
    player: g.current,
    card,
    from: { zone: from, player: fromPlayer },
    to: { zone: to, player: toPlayer },
    reason,
    via: cause(g),
    seenBy: known & EVERYBODY,
    ...((known & MATERIAL_KNOWN) !== 0 && reason === 'give' ? { material: materialOf(card) } : {}),
  });
  if (isWing(from) || isWing(to)) {
    // A copy that leaves the wings becomes itself again at once.
    if (!isWing(to) && g.copies.length > 0) endCopy(g, card);
    checkWorks(g);
  }
  if (from === 'deck' && g.deck.length === 0) endGame(g, 'deck', g.current);
}

function endCopy(g: GameState, card: CardId): void {
  if (g.copies.some((copy) => copy.card === card)) {
    g.copies = g.copies.filter((copy) => copy.card !== card);
    sink?.push({ type: 'copyEnds', player: g.current, card });
  }
}

/** The top card of the deck. There always is one, because an empty deck ends the game. */
function topCard(g: GameState): CardId {
  return g.deck[g.deck.length - 1] as CardId;
}

// --- From the deck

/** To the waiting area. Whoever knew the top card knows it there. */
export function draw(g: GameState, player: PlayerId): void {
  if (g.end !== null) return;
  const card = topCard(g);
  move(g, card, 'deck', SHARED, 'waiting', player, 'draw', knowledgeOf(g, card));
}

/** Face up onto the floor. */
export function turnTop(g: GameState): CardId {
  const card = topCard(g);
  move(g, card, 'deck', SHARED, 'floor', SHARED, 'turn', OPEN);
  return card;
}

export function sellTop(g: GameState, player: PlayerId): void {
  move(g, topCard(g), 'deck', SHARED, 'sales', player, 'sell', OPEN);
}

export function collectTop(g: GameState, player: PlayerId): void {
  move(g, topCard(g), 'deck', SHARED, 'bench', player, 'collect', OPEN);
}

/** One of the revealed top cards to the bottom: all see which, and where it goes. */
export function returnFromTop(g: GameState, card: CardId): void {
  if (g.end !== null) return;
  // Of the three it may be any; `move` takes the top one.
  g.deck.splice(g.deck.lastIndexOf(card), 1);
  g.deck.push(card);
  move(g, card, 'deck', SHARED, 'deck', SHARED, 'return', OPEN);
}

/** Shown where it lies; it stays known to all until it moves unseen. */
export function revealTop(g: GameState, depth = 0): CardId {
  const card = g.deck[g.deck.length - 1 - depth] as CardId;
  showAt(g, card, 'deck', SHARED, 'look');
  return card;
}

// --- From a hand

export function revealFromHand(
  g: GameState,
  player: PlayerId,
  card: CardId,
  reason: RevealReason,
): void {
  showAt(g, card, 'hand', player, reason);
}

function showAt(
  g: GameState,
  card: CardId,
  zone: Zone,
  player: PlayerId,
  reason: RevealReason,
): void {
  if (g.end !== null) return;
  if (zone === 'hand') noticeInHand(g, player, card);
  g.known[card] = OPEN;
  const at = { zone, player };
  sink?.push({ type: 'reveal', player: g.current, card, at, reason, via: cause(g) });
}

/** To the bottom of the deck, unseen: only the returner knows it there. */
export function returnFromHand(g: GameState, player: PlayerId, card: CardId): void {
  if (g.end !== null) return;
  forgetHand(g, player);
  move(g, card, 'hand', player, 'deck', SHARED, 'return', bit(player));
}

export function discardFromHand(g: GameState, player: PlayerId, card: CardId): void {
  move(g, card, 'hand', player, 'floor', SHARED, 'discard', OPEN);
}

export function playTask(g: GameState, player: PlayerId, card: CardId): void {
  move(g, card, 'hand', player, 'task', player, 'task', OPEN);
}

export function putOnBench(g: GameState, from: PlayerId, card: CardId, to: PlayerId): void {
  move(g, card, 'hand', from, 'bench', to, 'give', OPEN);
}

/** Face down into another's waiting area. All see the material, the giver knows the card. */
export function giveToWaiting(g: GameState, from: PlayerId, card: CardId, to: PlayerId): void {
  const known = knowledgeOf(g, card) | MATERIAL_KNOWN;
  move(g, card, 'hand', from, 'waiting', to, 'give', known);
}

/** `me`'s hand becomes the other's hand, theirs goes to my waiting area. */
export function tradeHands(g: GameState, me: PlayerId, other: PlayerId): void {
  if (g.end !== null) return;
  // Hands move unseen: only the former owner still knows what is in them.
  const mine = playerState(g, me).hand.slice();
  const theirs = playerState(g, other).hand.slice();
  for (const card of theirs) move(g, card, 'hand', other, 'waiting', me, 'trade', bit(other));
  for (const card of mine) {
    move(g, card, 'hand', me, 'hand', other, 'trade', bit(me) | bit(other));
  }
}

// --- From the floor

export function collectFromFloor(g: GameState, player: PlayerId, card: CardId): void {
  move(g, card, 'floor', SHARED, 'bench', player, 'collect', OPEN);
}

export function sellFromFloor(g: GameState, player: PlayerId, card: CardId): void {
  move(g, card, 'floor', SHARED, 'sales', player, 'sell', OPEN);
}

export function hireFromFloor(g: GameState, player: PlayerId, card: CardId): void {
  move(g, card, 'floor', SHARED, 'helpers', player, 'hire', OPEN);
}

export function returnFromFloor(g: GameState, card: CardId): void {
  move(g, card, 'floor', SHARED, 'deck', SHARED, 'return', OPEN);
}

// --- On the mats

export function sellFromBench(g: GameState, player: PlayerId, card: CardId): void {
  move(g, card, 'bench', player, 'sales', player, 'sell', OPEN);
}

export function sellHelper(g: GameState, player: PlayerId, card: CardId): void {
  move(g, card, 'helpers', player, 'sales', player, 'sell', OPEN);
}

export function sellTask(g: GameState, player: PlayerId): void {
  const card = playerState(g, player).task[0];
  if (card !== undefined) move(g, card, 'task', player, 'sales', player, 'sell', OPEN);
}

/** The old task to the floor; the face-down card of the setup is turned up by it. */
export function discardTask(g: GameState, player: PlayerId): void {
  const p = playerState(g, player);
  const card = p.task[0];
  if (card === undefined || g.end !== null) return;
  p.taskFaceDown = false;
  move(g, card, 'task', player, 'floor', SHARED, 'discard', OPEN);
}

export function helperToTask(g: GameState, player: PlayerId, card: CardId): void {
  move(g, card, 'helpers', player, 'task', player, 'task', OPEN);
}

export function returnFromBench(g: GameState, player: PlayerId, card: CardId): void {
  move(g, card, 'bench', player, 'deck', SHARED, 'return', OPEN);
}

/** An open card of another player, to the same or another edge of mine. */
export function takeFrom(
  g: GameState,
  card: CardId,
  from: MatLocation,
  to: 'task' | 'helpers' | 'bench' | 'sales' | Wing,
  me: PlayerId,
): void {
  move(g, card, from.zone, from.player, to, me, 'take', OPEN);
}

// --- Works

/** From the hand or the top of the deck into a wing. */
export function placeWork(g: GameState, player: PlayerId, card: CardId, wing: Wing): void {
  const fromHand = playerState(g, player).hand.includes(card);
  const from = fromHand ? 'hand' : 'deck';
  move(g, card, from, fromHand ? player : SHARED, wing, player, 'complete', OPEN);
}

export function changeWing(g: GameState, player: PlayerId, card: CardId): void {
  const from = wingOf(g, player, card);
  const to = from === 'gallery' ? 'giftShop' : 'gallery';
  move(g, card, from, player, to, player, 'change', OPEN);
}

export function returnWork(g: GameState, player: PlayerId, card: CardId): void {
  move(g, card, wingOf(g, player, card), player, 'deck', SHARED, 'return', OPEN);
}

/** Into its owner's waiting area, known to all. */
export function workToWaiting(g: GameState, player: PlayerId, card: CardId): void {
  move(g, card, wingOf(g, player, card), player, 'waiting', player, 'wait', OPEN);
}

function wingOf(g: GameState, player: PlayerId, card: CardId): Wing {
  return playerState(g, player).gallery.includes(card) ? 'gallery' : 'giftShop';
}

/** This card counts as that work until the turn ends. */
export function copyWork(g: GameState, card: CardId, original: number): void {
  if (g.end !== null) return;
  g.copies = [...g.copies.filter((copy) => copy.card !== card), { card, of: original }];
  sink?.push({ type: 'copy', player: g.current, card, of: original });
  checkWorks(g);
}

/** Ends all copies with the turn, and checks the end of the game once more. */
export function endCopies(g: GameState): void {
  if (g.end !== null || g.copies.length === 0) return;
  for (const copy of g.copies) sink?.push({ type: 'copyEnds', player: g.current, card: copy.card });
  g.copies = [];
  checkWorks(g);
}

// --- At night

/** The waiting area to the hand: its owner now sees the cards. */
export function gatherWaiting(g: GameState, player: PlayerId): void {
  if (g.end !== null) return;
  for (const card of playerState(g, player).waiting.slice()) {
    const known = knowledgeOf(g, card) | bit(player);
    move(g, card, 'waiting', player, 'hand', player, 'gather', known);
  }
}
