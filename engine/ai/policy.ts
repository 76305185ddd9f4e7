/**
 * A quick guess at good choices without looking ahead. It plays the rest of a turn inside the search and
 * tells the search where to look first. A choice has a few flags, each flag has a weight, and the sum
 * decides the probability (a linear softmax).
 */
import type { Act, Choice, GameState, PlayerState } from '../index';
import { MATERIALS } from '../index';
import { ACT_AT, ACTS, KINDS, kindOf, VALUES } from './cards';
import { TRAINED_AT, TRAINED_WORKS, UNTRAINED } from './trained-works';

const A = ACTS.length;
const NONE = KINDS;
const M = KINDS + 1;
const WORKS = TRAINED_WORKS.length;

/** Where each family of flags begins. */
const AT = {
  act: 0,
  actKind: A,
  actCard: A + A * M,
  via: A + A * M + A * WORKS,
  hand: A + A * M + (A + 1) * WORKS,
  bench: A + A * M + (A + 1) * WORKS + A * M * 4,
  helpers: A + A * M + (A + 1) * WORKS + A * M * 8,
  sales: A + A * M + (A + 1) * WORKS + A * M * 12,
  handSize: A + A * M + (A + 1) * WORKS + A * M * 16,
  during: A + A * M + (A + 1) * WORKS + A * M * 16 + A * 8,
} as const;
const DURING = A * M;
const WINGS_AT = AT.during + DURING;
const WING_CARD = WINGS_AT + 2 * 7 * 7;
const WING_FIT = WING_CARD + 2 * WORKS;
const PLAYER_AT = WING_FIT + 2 * KINDS * 16;
export const POLICY_SIZE = PLAYER_AT + A * 2;

/** What the choices of one decision have in common. */
export interface PolicyContext {
  hand: number[];
  bench: number[];
  helpers: number[];
  sales: number[];
}

export function emptyContext(): PolicyContext {
  const zeros = () => [0, 0, 0, 0, 0];
  return { hand: zeros(), bench: zeros(), helpers: zeros(), sales: zeros() };
}

function tally(cards: readonly number[], into: number[]): void {
  into[0] = into[1] = into[2] = into[3] = into[4] = 0;
  for (let i = 0; i < cards.length; i++) {
    const m = kindOf(cards[i] as number);
    into[m] = (into[m] as number) + 1;
  }
}

export function readContext(g: GameState, c: PolicyContext): void {
  const p = g.players[g.current] as PlayerState;
  tally(p.hand, c.hand);
  tally(p.bench, c.bench);
  tally(p.helpers, c.helpers);
  tally(p.sales, c.sales);
}

function upTo3(n: number): number {
  return n > 3 ? 3 : n;
}

/** A flag for a work; none for one that was added since the training. */
function workFlag(family: number, card: number, out: number[], n: number): number {
  const work = TRAINED_AT[card] as number;
  if (work === UNTRAINED) return n;
  out[n] = family + work;
  return n + 1;
}

/** Writes the flags of one choice to `out` and returns their number. */
export function flagsOf(g: GameState, c: PolicyContext, choice: Choice, out: number[]): number {
  const p = g.players[g.current] as PlayerState;
  const act = ACT_AT[choice.do] as number;
  let n = 0;
  out[n++] = AT.act + act;
  const { card } = choice;
  let m = card === undefined ? NONE : kindOf(card);
  if (choice.material !== undefined) m = MATERIALS.indexOf(choice.material);
  out[n++] = AT.actKind + act * M + m;
  if (card !== undefined) n = workFlag(AT.actCard + act * WORKS, card, out, n);
  if (choice.via !== undefined) n = workFlag(AT.via, choice.via, out, n);
  const row = (act * M + m) * 4;
  if (m !== NONE) {
    out[n++] = AT.hand + row + upTo3(c.hand[m] as number);
    out[n++] = AT.bench + row + upTo3(c.bench[m] as number);
    out[n++] = AT.helpers + row + upTo3(c.helpers[m] as number);
    out[n++] = AT.sales + row + upTo3(c.sales[m] as number);
  }
  const held = p.hand.length + p.waiting.length;
  out[n++] = AT.handSize + act * 8 + (held > 7 ? 7 : held);
  const task = g.task === null ? NONE : MATERIALS.indexOf(g.task.material);
  out[n++] = AT.during + act * M + task;
  if (choice.player !== undefined) {
    out[n++] = PLAYER_AT + act * 2 + (choice.player === g.current ? 1 : 0);
  }
  if (choice.wing !== undefined) n = wingFlags(g, p, c, choice, out, n);
  return n;
}

function wingFlags(
  g: GameState,
  p: PlayerState,
  c: PolicyContext,
  choice: Choice,
  out: number[],
  at: number,
): number {
  let n = at;
  const side = choice.wing === 'gallery' ? 0 : 1;
  const here = Math.min(6, side === 0 ? p.gallery.length : p.giftShop.length);
  const there = Math.min(6, side === 0 ? p.giftShop.length : p.gallery.length);
  out[n++] = WINGS_AT + (side * 7 + here) * 7 + there;
  const { vars } = g.stack[g.stack.length - 1] as GameState['stack'][0];
  const work = vars.card;
  if (work === undefined) return n;
  const m = kindOf(work);
  n = workFlag(WING_CARD + side * WORKS, work, out, n);
  const helpers = upTo3(c.helpers[m] as number);
  const goods = upTo3(Math.ceil(((c.sales[m] as number) + (c.bench[m] as number)) / 2));
  out[n++] = WING_FIT + (side * KINDS + m) * 16 + helpers * 4 + goods;
  return n;
}

/** Used until weights have been learnt: completing before collecting before praying. */
export function handMadePolicy(): Float32Array {
  const w = new Float32Array(POLICY_SIZE);
  const likes: Partial<Record<Act, number>> = {
    smith: 3,
    craft: 3,
    sell: 1,
    sellAll: 1.5,
    hire: 1.2,
    collect: 1.2,
    use: 0.8,
    tailor: 0.3,
    pray: -0.3,
    return: -0.8,
    task: 0.5,
  };
  for (const [act, like] of Object.entries(likes)) w[ACT_AT[act] as number] = like;
  const set = (family: number, act: Act, m: number, count: number, weight: number) => {
    w[family + ((ACT_AT[act] as number) * M + m) * 4 + count] = weight;
  };
  for (let m = 0; m < KINDS; m++) {
    const value = VALUES[m] as number;
    for (const act of ['collect', 'sell'] as const) {
      w[AT.actKind + (ACT_AT[act] as number) * M + m] = 0.3 * value;
    }
    // Return single cards, and collect materials that the hand can craft with.
    set(AT.hand, 'return', m, 1, 0.7);
    set(AT.hand, 'return', m, 3, -1);
    for (let held = 1; held < 4; held++) set(AT.hand, 'collect', m, held, 0.6);
    for (let help = 1; help < 4; help++) set(AT.helpers, 'task', m, help, 0.5 * help);
  }
  return w;
}
