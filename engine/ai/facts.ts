/**
 * Counts of one seat at a turn boundary, by material: the input of features and policies. Rebuilt thousands
 * of times a second, so one object per seat is reused. A Kite is a plain Kite here, because copies end with
 * the turn.
 */
import type { CardId, GameState, PlayerState } from '../index';
import { WORKS_PER_DECK } from '../index';
import { KINDS, kindOf, MATERIAL_AT, indexOfWork, VALUES } from './cards';

const GO_SET = indexOfWork('Go Set');
const BANGLE = indexOfWork('Bangle');
const PILLAR = indexOfWork('Pillar');
const QUILT = indexOfWork('Quilt');
const LAMPSHADE = indexOfWork('Lampshade');
const BENCH = indexOfWork('Bench');
const SCROLL = indexOfWork('Scroll');
const TAPESTRY = indexOfWork('Tapestry');
const HANIWA = indexOfWork('Haniwa');
const TEAPOT = indexOfWork('Teapot');
const COIN = indexOfWork('Coin');
const STONE = 1;

export interface PlayerFacts {
  helpers: number[];
  bench: number[];
  sales: number[];
  works: number[];
  /** How many helpers and how many sales the wings can cover. */
  helperCover: number[];
  saleCover: number[];
  helpersCovered: boolean[];
  salesCovered: boolean[];
  /** Works that count in each wing (with Go Set, Stone works count in both). */
  gallery: number;
  giftShop: number;
  worksValue: number;
  bonus: number;
  coveredSales: number;
  uncoveredSales: number;
  /** Claims tied backorders, by material. */
  claimsTies: boolean[];
  handTimes: number;
}

const zeros = () => new Array<number>(KINDS).fill(0);
const nos = () => new Array<boolean>(KINDS).fill(false);

export function emptyFacts(): PlayerFacts {
  return {
    helpers: zeros(),
    bench: zeros(),
    sales: zeros(),
    works: zeros(),
    helperCover: zeros(),
    saleCover: zeros(),
    helpersCovered: nos(),
    salesCovered: nos(),
    gallery: 0,
    giftShop: 0,
    worksValue: 0,
    bonus: 0,
    coveredSales: 0,
    uncoveredSales: 0,
    claimsTies: nos(),
    handTimes: 1,
  };
}

function countKinds(cards: readonly CardId[], into: number[]): void {
  for (let m = 0; m < KINDS; m++) into[m] = 0;
  for (let i = 0; i < cards.length; i++) {
    const m = MATERIAL_AT[cards[i] as number] as number;
    into[m] = (into[m] as number) + 1;
  }
}

function most(counts: readonly number[]): number {
  let best = 0;
  for (let m = 0; m < KINDS; m++) if ((counts[m] as number) > best) best = counts[m] as number;
  return best;
}

/** Gallery works cover helpers, gift-shop works cover sales; with Go Set a Stone work does both. */
function addWings(p: PlayerState, f: PlayerFacts, goSet: boolean): void {
  let stonesInGallery = 0;
  for (const card of p.gallery) {
    const m = kindOf(card);
    f.works[m] = (f.works[m] as number) + 1;
    f.helperCover[m] = (f.helperCover[m] as number) + (VALUES[m] as number);
    f.worksValue += VALUES[m] as number;
    if (m === STONE) stonesInGallery++;
  }
  for (const card of p.giftShop) {
    const m = kindOf(card);
    f.works[m] = (f.works[m] as number) + 1;
    f.saleCover[m] = (f.saleCover[m] as number) + (VALUES[m] as number);
    f.worksValue += VALUES[m] as number;
  }
  f.gallery = p.gallery.length;
  f.giftShop = p.giftShop.length;
  if (!goSet) return;
  const stones = f.works[STONE] as number;
  f.helperCover[STONE] = 2 * stones;
  f.saleCover[STONE] = 2 * stones;
  f.gallery += stones - stonesInGallery;
  f.giftShop += stonesInGallery;
}

/** Pillar covers the most-sold material; of several, the one that adds most. */
function coverMostSold(f: PlayerFacts): void {
  const top = most(f.sales);
  if (top === 0) return;
  let best = -1;
  for (let m = 0; m < KINDS; m++) {
    if (f.sales[m] !== top || f.salesCovered[m]) continue;
    if (best < 0 || (VALUES[m] as number) > (VALUES[best] as number)) best = m;
  }
  if (best >= 0) f.salesCovered[best] = true;
}

function reset(f: PlayerFacts): void {
  for (let m = 0; m < KINDS; m++) {
    f.works[m] = 0;
    f.helperCover[m] = 0;
    f.saleCover[m] = 0;
    f.helpersCovered[m] = false;
    f.salesCovered[m] = false;
    f.claimsTies[m] = false;
  }
  f.worksValue = 0;
  f.bonus = 0;
  f.coveredSales = 0;
  f.uncoveredSales = 0;
  f.handTimes = 1;
}

function markCovered(f: PlayerFacts, bangle: boolean): void {
  for (let m = 0; m < KINDS; m++) {
    const sold = f.sales[m] as number;
    const helpers = f.helpers[m] as number;
    if (helpers > 0) {
      f.helpersCovered[m] = (f.helperCover[m] as number) >= helpers || (m === STONE && bangle);
    }
    if (sold > 0 && (f.saleCover[m] as number) >= sold) f.salesCovered[m] = true;
  }
}

export function playerFacts(g: GameState, player: number, f: PlayerFacts): PlayerFacts {
  const p = g.players[player] as PlayerState;
  reset(f);
  countKinds(p.helpers, f.helpers);
  countKinds(p.bench, f.bench);
  countKinds(p.sales, f.sales);
  let goSet = false;
  let bangle = false;
  let pillars = 0;
  for (let side = 0; side < 2; side++) {
    const wing = side === 0 ? p.gallery : p.giftShop;
    for (let i = 0; i < wing.length; i++) {
      const index = (wing[i] as number) % WORKS_PER_DECK;
      if (index === GO_SET) goSet = true;
      else if (index === BANGLE) bangle = true;
      else if (index === PILLAR) pillars++;
    }
  }
  addWings(p, f, goSet);
  addBonuses(p.gallery, f, f.gallery);
  addBonuses(p.giftShop, f, f.giftShop);
  markCovered(f, bangle);
  for (; pillars > 0; pillars--) coverMostSold(f);
  for (let m = 0; m < KINDS; m++) {
    const value = (f.sales[m] as number) * (VALUES[m] as number);
    if (f.salesCovered[m]) f.coveredSales += value;
    else f.uncoveredSales += value;
  }
  return f;
}

function addBonuses(wing: readonly CardId[], f: PlayerFacts, inWing: number): void {
  for (let i = 0; i < wing.length; i++) {
    switch ((wing[i] as number) % WORKS_PER_DECK) {
      case BENCH:
        f.bonus += 2 * (f.works[STONE] as number);
        break;
      case SCROLL:
        f.bonus += 3;
        break;
      case TAPESTRY:
        f.bonus += inWing;
        break;
      case HANIWA:
        f.bonus += 3 * most(f.helpers);
        break;
      case TEAPOT:
        f.bonus += 3 * most(f.bench);
        break;
      case COIN:
        f.handTimes++;
        break;
      case QUILT:
        for (let m = 0; m < 3; m++) {
          f.claimsTies[m] = true;
          if ((f.sales[m] as number) > 0) f.salesCovered[m] = true;
        }
        break;
      case LAMPSHADE:
        f.claimsTies[3] = true;
        f.claimsTies[4] = true;
    }
  }
}

/** Points visible on the table: all except backorders, which depend on the hand. */
export function openPoints(f: PlayerFacts): number {
  return f.worksValue + f.bonus + f.coveredSales;
}

/** Whether this player may score hand cards of the material. */
export function claims(
  all: readonly PlayerFacts[],
  count: number,
  player: number,
  m: number,
): boolean {
  const own = all[player] as PlayerFacts;
  const mine = own.sales[m] as number;
  let tied = false;
  for (let other = 0; other < count; other++) {
    if (other === player) continue;
    const theirs = (all[other] as PlayerFacts).sales[m] as number;
    if (theirs > mine) return false;
    if (theirs === mine) tied = true;
  }
  return tied ? (own.claimsTies[m] as boolean) : true;
}
