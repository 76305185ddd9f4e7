/**
 * Features of what may happen: what a task gives to whom, which held works could be completed, which
 * materials are still out of sight, and how near the end is for whom.
 */
import type { GameState, PlayerState } from '../index';
import { WORKS_PER_DECK, worksToEnd } from '../index';
import { deckSize } from '../setup';
import { isAlly, KINDS, kindOf, MATERIAL_AT, VALUES } from './cards';
import type { PlayerFacts } from './facts';
import type { Layout } from './layout';
import { OUTLOOK, SEAT_OUTLOOK } from './layout';
import type { Sparse } from './sparse';
import { put } from './sparse';
import { putWork } from './trained-works';

/** Counts already made for the other features. */
export interface Counts {
  facts: readonly PlayerFacts[];
  hand: readonly number[];
  floor: readonly number[];
  /** Points ahead of the best rival. */
  margin: number;
}

/** Actions from helpers, beyond the one that everybody has. */
function extraActions(f: PlayerFacts, m: number): number {
  return (f.helpers[m] as number) * (f.helpersCovered[m] ? 2 : 1);
}

function total(counts: readonly number[]): number {
  let sum = 0;
  for (let m = 0; m < KINDS; m++) sum += counts[m] as number;
  return sum;
}

const CLERK = 0;
const MONK = 1;
const TAILOR = 2;
const POTTER = 3;

/** How much a player could do with a task: goods, floor cards, hand cards. */
function workFor(g: GameState, player: number, m: number, counts: Counts): number {
  if (m === CLERK) return total((counts.facts[player] as PlayerFacts).bench);
  if (m === MONK || m === POTTER) return total(counts.floor);
  const held = (g.players[player] as PlayerState).hand.length;
  return m === TAILOR ? Math.max(0, 5 - held) : held;
}

/**
 * At a boundary the next player's old task counts as gone. A later player's task is still performed by
 * everybody who moves before them, and mine by everybody.
 */
function taskFeatures(g: GameState, me: number, counts: Counts, at: number, x: Sparse): void {
  const n = g.players.length;
  for (let i = 0; i < n; i++) {
    const owner = (g.current + i) % n;
    const p = g.players[owner] as PlayerState;
    if (i === 0 || p.taskFaceDown || p.task.length === 0) continue;
    const m = kindOf(p.task[0] as number);
    let actions = 0;
    let work = 0;
    for (let j = 0; j < i; j++) {
      const player = (g.current + j) % n;
      if (player === me || isAlly(g, me, player)) continue;
      actions += 1 + extraActions(counts.facts[player] as PlayerFacts, m);
      work += workFor(g, player, m, counts);
    }
    if (owner === me) {
      put(x, at + OUTLOOK.giveActions + m, actions / 4);
      put(x, at + OUTLOOK.giveUse + m, work / 10);
    } else {
      put(x, at + OUTLOOK.passActions + m, actions / 8);
    }
  }
}

/** Held works that one task of the viewer's own could complete. */
function completable(g: GameState, me: number, seen: readonly number[], counts: Counts) {
  const { facts, hand } = counts;
  const own = facts[me] as PlayerFacts;
  const metal = hand[4] as number;
  return (card: number): boolean => {
    if (seen[card] !== 1) return false;
    const m = kindOf(card);
    const value = VALUES[m] as number;
    const held = hand[m] as number;
    if (metal > 0 && held - (m === 4 ? 1 : 0) >= value) return true;
    return held > 1 && (own.bench[m] as number) >= value - 1;
  };
}

const sight = [0, 0, 0, 0, 0];

function addSight(cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const m = kindOf(cards[i] as number);
    sight[m] = (sight[m] as number) + 1;
  }
}

/** Cards of each material in a deck. */
const OF_KIND = Array.from(
  { length: KINDS },
  (_, m) => MATERIAL_AT.slice(0, WORKS_PER_DECK).filter((kind) => kind === m).length,
);

/** Cards of each material that the viewer cannot locate: the deck and other hands may hold them. */
function unseenFeatures(g: GameState, counts: Counts, at: number, x: Sparse): void {
  sight.fill(0);
  for (const p of g.players) {
    addSight(p.helpers);
    addSight(p.bench);
    addSight(p.sales);
    addSight(p.gallery);
    addSight(p.giftShop);
    if (!p.taskFaceDown) addSight(p.task);
  }
  addSight(g.floor);
  const decks = deckSize(g.players.length) / WORKS_PER_DECK;
  for (let m = 0; m < KINDS; m++) {
    const left = decks * (OF_KIND[m] as number) - (sight[m] as number) - (counts.hand[m] as number);
    put(x, at + OUTLOOK.unseen + m, left / (12 * decks));
  }
}

/** Turns until the deck runs out, at the rate so far. */
function deckTurns(g: GameState): number {
  const n = g.players.length;
  const dealt = deckSize(n) - 7 * n;
  const perTurn = Math.max(0.5, (dealt - g.deck.length) / Math.max(1, g.turn));
  return g.deck.length / perTurn / n;
}

function endFeatures(g: GameState, me: number, counts: Counts, at: number, x: Sparse): void {
  const limit = worksToEnd(g);
  let nearest = limit;
  for (let player = 0; player < g.players.length; player++) {
    const f = counts.facts[player] as PlayerFacts;
    nearest = Math.min(nearest, limit - Math.max(f.gallery, f.giftShop));
  }
  const turns = deckTurns(g);
  const near = 1 / Math.max(1, Math.min(nearest, turns / 2));
  put(x, at + OUTLOOK.deckTurns, Math.min(1, turns / 20));
  put(x, at + OUTLOOK.near, near);
  const lead = Math.max(-2, Math.min(2, counts.margin / 10));
  put(x, at + (lead > 0 ? OUTLOOK.leadNear : OUTLOOK.behindNear), lead * near);
  for (let m = 0; m < KINDS; m++) {
    const need = (VALUES[m] as number) - 1;
    let ready = 0;
    for (let player = 0; player < g.players.length; player++) {
      const enough = ((counts.facts[player] as PlayerFacts).bench[m] as number) >= need;
      if (!enough || need === 0) continue;
      if (player === me) put(x, at + OUTLOOK.ready + m, 1);
      else if (!isAlly(g, me, player)) ready++;
    }
    put(x, at + OUTLOOK.rivalReady + m, ready / 2);
  }
}

/** The last index of the one-hot list of works in a wing. */
const MOST_WORKS = 5;

export function outlookFeatures(
  g: GameState,
  me: number,
  seen: readonly number[],
  counts: Counts,
  layout: Layout,
  x: Sparse,
): void {
  const at = layout.outlook;
  taskFeatures(g, me, counts, at, x);
  unseenFeatures(g, counts, at, x);
  endFeatures(g, me, counts, at, x);
  const canComplete = completable(g, me, seen, counts);
  for (const card of (g.players[me] as PlayerState).hand) {
    if (canComplete(card)) putWork(x, at + OUTLOOK.completable, card);
  }
  const n = g.players.length;
  for (let i = 0; i < n; i++) {
    const f = counts.facts[(me + i) % n] as PlayerFacts;
    const block = layout.seatOutlooks + i * SEAT_OUTLOOK.size;
    put(x, block + SEAT_OUTLOOK.galleryAt + Math.min(MOST_WORKS, f.gallery), 1);
    put(x, block + SEAT_OUTLOOK.giftShopAt + Math.min(MOST_WORKS, f.giftShop), 1);
    put(x, block + SEAT_OUTLOOK.helperCount, total(f.helpers) / 5);
    put(x, block + SEAT_OUTLOOK.benchCount, total(f.bench) / 5);
    put(x, block + SEAT_OUTLOOK.saleCount, total(f.sales) / 5);
  }
}
