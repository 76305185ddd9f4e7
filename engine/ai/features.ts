/**
 * A turn boundary as one player knows it, as named numbers (layout.ts). The player's own hand counts card
 * by card, except cards drawn but not yet seen; of other hands only what is known counts.
 */
import type { GameState, PlayerState } from '../index';
import { worksToEnd } from '../index';
import { MATERIAL_KNOWN, PUBLIC } from '../knowledge';
import { isAlly, KINDS, kindOf, VALUES } from './cards';
import type { PlayerFacts } from './facts';
import { claims, emptyFacts, openPoints, playerFacts } from './facts';
import type { Layout } from './layout';
import { layoutFor, OWN, PLAN, SEAT } from './layout';
import type { Counts } from './outlook';
import { outlookFeatures } from './outlook';
import type { Sparse } from './sparse';
import { emptySparse, put } from './sparse';
import { putWork } from './trained-works';

const facts: PlayerFacts[] = Array.from({ length: 5 }, emptyFacts);
const hand = [0, 0, 0, 0, 0];
const floor = [0, 0, 0, 0, 0];
const known = [0, 0, 0, 0, 0];
const counts: Counts = { facts, hand, floor, margin: 0 };

/** The task that others will meet. At a boundary the next player's old task counts as discarded. */
function taskAt(g: GameState, player: number): number {
  const p = g.players[player] as PlayerState;
  if (p.taskFaceDown || player === g.current) return -1;
  return p.task.length === 0 ? -1 : kindOf(p.task[0] as number);
}

function countFloor(g: GameState): void {
  floor.fill(0);
  for (const card of g.floor) floor[kindOf(card)] = (floor[kindOf(card)] as number) + 1;
  const mover = g.players[g.current] as PlayerState;
  if (!mover.taskFaceDown && mover.task.length > 0) {
    const m = kindOf(mover.task[0] as number);
    floor[m] = (floor[m] as number) + 1;
  }
}

/** The viewer's hand, and how many of its cards they have not seen yet. */
function readHand(
  g: GameState,
  me: number,
  seen: readonly number[],
  layout: Layout,
  x: Sparse,
): number {
  let unknown = 0;
  hand.fill(0);
  const cards = (g.players[me] as PlayerState).hand;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as number;
    const knowledge = g.known[card] as number;
    if (seen[card] === 1 || (knowledge & PUBLIC) !== 0) {
      putWork(x, layout.handCards, card);
    } else if ((knowledge & MATERIAL_KNOWN) === 0) {
      unknown++;
      continue;
    }
    const m = kindOf(card);
    hand[m] = (hand[m] as number) + 1;
  }
  return unknown;
}

function lastRounds(g: GameState): number {
  const { roundLimit } = g.options;
  return roundLimit === null ? 0 : Math.max(0, 1 - (roundLimit - g.round) / 8);
}

/** The viewer's points and the best rival's, as far as the viewer can tell. */
function lead(g: GameState, me: number, backorders: number): number {
  const { players } = g;
  let mine = backorders;
  let best = 0;
  let rivals = 0;
  for (let player = 0; player < players.length; player++) {
    const f = facts[player] as PlayerFacts;
    let total = openPoints(f);
    if (isAlly(g, me, player)) {
      mine += total;
      continue;
    }
    // For a claimed material, assume the share of it that an average hand holds.
    const cards = (players[player] as PlayerState).hand.length;
    for (let m = 0; m < KINDS; m++) {
      if (claims(facts, players.length, player, m)) {
        total += 0.2 * cards * (VALUES[m] as number) * f.handTimes;
      }
    }
    rivals += total;
    if (total > best) best = total;
  }
  return mine - (g.options.teams ? rivals : best);
}

/** The actions that others get from my task, with their own helpers, before I move again. */
function givesAway(g: GameState, me: number): number {
  const m = taskAt(g, me);
  if (m < 0) return 0;
  let actions = 0;
  for (let player = 0; player < g.players.length; player++) {
    if (isAlly(g, me, player)) continue;
    const f = facts[player] as PlayerFacts;
    actions += (f.helpers[m] as number) * (f.helpersCovered[m] ? 2 : 1);
  }
  return actions;
}

function ownFeatures(
  g: GameState,
  me: number,
  seen: readonly number[],
  layout: Layout,
  x: Sparse,
): number {
  const own = facts[me] as PlayerFacts;
  const n = g.players.length;
  const unknown = readHand(g, me, seen, layout, x);
  let backorders = 0;
  for (let m = 0; m < KINDS; m++) {
    const held = hand[m] as number;
    const need = (VALUES[m] as number) - 1;
    if (held > 0) {
      put(x, OWN.hand + m, held / 2);
      if (held > 1) put(x, OWN.pairs + m, 1);
      if (held > 2) put(x, OWN.triples + m, 1);
      if (held > need) put(x, OWN.smithable + m, 1);
      if ((own.bench[m] as number) >= need) put(x, OWN.craftable + m, held > 1 ? 1.5 : 1);
      if (claims(facts, n, me, m)) backorders += held * (VALUES[m] as number) * own.handTimes;
    }
    put(x, OWN.floor + m, (floor[m] as number) / 2);
  }
  put(x, OWN.unknown, unknown / 2);
  put(x, OWN.over, Math.max(0, (g.players[me] as PlayerState).hand.length - 5) / 2);
  put(x, OWN.backorders, backorders / 10);
  put(x, OWN.givesAway, givesAway(g, me) / 4);
  const margin = lead(g, me, backorders);
  put(x, OWN.lead, Math.max(-2, Math.min(2, margin / 10)));
  if (margin > -6) put(x, OWN.leads, 1);
  if (margin > 0) put(x, OWN.leads + 1, 1);
  if (margin > 6) put(x, OWN.leads + 2, 1);
  planFeatures(g, me, margin, layout.plan, x);
  return margin;
}

/** The value of a work that could be made of this material in the next turn, or 0. */
function materialPlan(own: PlayerFacts, m: number, at: number, x: Sparse): number {
  const value = VALUES[m] as number;
  const held = hand[m] as number;
  const goods = own.bench[m] as number;
  const spare = (own.saleCover[m] as number) - (own.sales[m] as number);
  if (spare > 0 && goods > 0) {
    put(x, at + PLAN.benchCover + m, (Math.min(spare, goods) * value) / 6);
  }
  if (held === 0) return 0;
  const helpers = own.helpers[m] as number;
  put(x, at + PLAN.taskActions + m, (helpers * (own.helpersCovered[m] ? 2 : 1)) / 3);
  const craft = held > 1 && goods >= value - 1;
  const smith = (hand[4] as number) > 0 && held - (m === 4 ? 1 : 0) >= value;
  if (craft) put(x, at + PLAN.craftAlone + m, 1);
  if (smith) put(x, at + PLAN.smithAlone + m, 1);
  if (!craft && !smith) return 0;
  coverPlan(own, m, value, at, x);
  return value;
}

/** What one more work of this material would cover. */
function coverPlan(own: PlayerFacts, m: number, value: number, at: number, x: Sparse): void {
  const sold = own.sales[m] as number;
  if (sold > 0 && !own.salesCovered[m] && (own.saleCover[m] as number) - sold + value >= 0) {
    put(x, at + PLAN.coverGain + m, (sold * value) / 6);
  }
  const helpers = own.helpers[m] as number;
  if (helpers > 0 && !own.helpersCovered[m] && (own.helperCover[m] as number) + value >= helpers) {
    put(x, at + PLAN.helperGain + m, helpers / 2);
  }
}

/** What the next turn could bring. Uses the counts that ownFeatures has just made. */
function planFeatures(g: GameState, me: number, margin: number, at: number, x: Sparse): void {
  const own = facts[me] as PlayerFacts;
  let dearest = 0;
  let materials = 0;
  for (let m = 0; m < KINDS; m++) {
    materials += own.bench[m] as number;
    dearest = Math.max(dearest, materialPlan(own, m, at, x));
  }
  const clerk = (own.helpers[0] as number) * (own.helpersCovered[0] ? 2 : 1) + 1;
  if ((hand[0] as number) > 0) put(x, at + PLAN.clerkSells, Math.min(materials, clerk) / 3);
  put(x, at + PLAN.dearest, dearest / 3);
  const limit = worksToEnd(g);
  if (dearest > 0 && limit - Math.max(own.gallery, own.giftShop) <= 1) {
    put(x, at + PLAN.finish + (margin + dearest > 0 ? 0 : 1), 1);
  }
  for (let player = 0; player < g.players.length; player++) {
    if (isAlly(g, me, player)) continue;
    const f = facts[player] as PlayerFacts;
    const toGo = limit - Math.max(f.gallery, f.giftShop);
    if (toGo <= 1) put(x, at + PLAN.rivalFinish + (margin < 0 ? 0 : 1), 1);
    else if (toGo === 2 && margin < 0) put(x, at + PLAN.rivalFinish + 2, 1);
  }
}

function sharedFeatures(g: GameState, me: number, x: Sparse): void {
  const deck = g.deck.length;
  put(x, OWN.deck, deck / 40);
  if (deck <= 3) put(x, OWN.deckLow, 1);
  if (deck <= 7) put(x, OWN.deckLow + 1, 1);
  if (deck <= 12) put(x, OWN.deckLow + 2, 1);
  if (g.current === me) put(x, OWN.again, 1);
  if (g.options.extended) put(x, OWN.extended, 1);
  put(x, OWN.turn, Math.min(1, g.round / 20));
  put(x, OWN.lastRounds, lastRounds(g));
}

function playerFeatures(g: GameState, me: number, player: number, at: number, x: Sparse): void {
  const f = facts[player] as PlayerFacts;
  const p = g.players[player] as PlayerState;
  const n = g.players.length;
  const toGo = worksToEnd(g) - Math.max(f.gallery, f.giftShop);
  if (toGo <= 4) put(x, at + SEAT.toGo + Math.max(0, toGo - 1), 1);
  put(x, at + SEAT.gallery, f.gallery / 3);
  put(x, at + SEAT.giftShop, f.giftShop / 3);
  put(x, at + SEAT.points, openPoints(f) / 10);
  put(x, at + SEAT.uncovered, f.uncoveredSales / 10);
  put(x, at + SEAT.bonus, f.bonus / 10);
  for (let m = 0; m < KINDS; m++) {
    const helpers = f.helpers[m] as number;
    const sales = f.sales[m] as number;
    if (helpers > 0) {
      put(x, at + SEAT.helpers + m, helpers / 2);
      if (f.helpersCovered[m]) put(x, at + SEAT.helpersCovered + m, helpers / 2);
    }
    const helperSpare = (f.helperCover[m] as number) - helpers;
    if (helperSpare > 0) put(x, at + SEAT.helperSpare + m, Math.min(3, helperSpare) / 3);
    put(x, at + SEAT.bench + m, (f.bench[m] as number) / 2);
    put(x, at + SEAT.sales + m, sales / 2);
    const saleSpare = (f.saleCover[m] as number) - sales;
    if (saleSpare > 0) put(x, at + SEAT.saleSpare + m, Math.min(3, saleSpare) / 3);
    if (claims(facts, n, player, m)) put(x, at + SEAT.claims + m, 1);
    if ((f.works[m] as number) > 0) put(x, at + SEAT.hasWork + m, 1);
  }
  const task = taskAt(g, player);
  if (task >= 0) put(x, at + SEAT.task + task, 1);
  put(x, at + SEAT.hand, p.hand.length / 5);
  if (player === me) return;
  known.fill(0);
  for (const card of p.hand) {
    // What everybody knows, or what the viewer remembers of a traded hand.
    if (((g.known[card] as number) & (PUBLIC | (1 << me))) !== 0) {
      known[kindOf(card)] = (known[kindOf(card)] as number) + 1;
    }
  }
  for (let m = 0; m < KINDS; m++) put(x, at + SEAT.handKnown + m, (known[m] as number) / 2);
  if (openPoints(f) > openPoints(facts[me] as PlayerFacts)) put(x, at + SEAT.ahead, 1);
}

/** `seen[card]` is 1 for the cards whose location this player knew before drawing. */
export function extract(
  g: GameState,
  me: number,
  seen: readonly number[],
  x: Sparse = emptySparse(),
): Sparse {
  const n = g.players.length;
  const layout = layoutFor(n);
  x.count = 0;
  for (let player = 0; player < n; player++) playerFacts(g, player, facts[player] as PlayerFacts);
  countFloor(g);
  counts.margin = ownFeatures(g, me, seen, layout, x);
  sharedFeatures(g, me, x);
  for (let i = 0; i < n; i++) {
    const player = (me + i) % n;
    playerFeatures(g, me, player, layout.blocks + i * SEAT.size, x);
    const p = g.players[player] as PlayerState;
    if (i > 0 && isAlly(g, me, player)) continue;
    const works = i === 0 ? layout.ownWorks : layout.theirWorks;
    for (const card of p.gallery) putWork(x, works, card);
    for (const card of p.giftShop) putWork(x, works, card);
  }
  outlookFeatures(g, me, seen, counts, layout, x);
  return x;
}
