/** The moment of each coach mark: a table, and what happens at it. */
import type { Mark } from '@/components/table/model/coach';
import type { CardName, Choice, Situation } from '@/engine';
import { cardNamed } from '@/engine';

export interface Played {
  /** The card that is tapped. */
  readonly read?: CardName;
  /** What is chosen at the table before; null once the moment has come. */
  readonly next?: (legal: readonly Choice[], turn: number) => Choice | null;
}

/** Prays, without a task, until you choose a task again. */
const aRoundLater: Played['next'] = (legal, turn) => {
  if (turn > 2 && legal.some(({ do: act }) => act === 'task')) return null;
  return legal.find(({ do: act }) => act === 'pass' || act === 'pray') ?? legal[0] ?? null;
};

const making =
  (name: CardName): Played['next'] =>
  (legal) =>
    legal.find(({ do: act, card }) => act === 'smith' && card === cardNamed(name)) ?? null;

export const MOMENTS: Readonly<Record<Mark, readonly [Situation, Played?]>> = {
  tasks: [{ you: { hand: ['Coin', 'Crane'] }, at: 'newTask' }],
  hold: [{ you: { hand: ['Coin', 'Crane'] }, at: 'newTask' }, { next: aRoundLater }],
  theirTask: [{ left: { task: ['Jar'] }, floor: ['Coin'] }],
  rivalEnd: [{ left: { giftShop: ['Crane', 'Doll', 'Fan'] }, floor: ['Cup'], doing: 'Monk' }],
  waiting: [{ you: { waiting: ['Coin'], hand: ['Crane'] }, doing: 'Potter', floor: ['Cup'] }],
  wings: [{ you: { hand: ['Crane'] }, doing: 'Smith' }, { next: making('Crane') }],
  support: [{ you: { hand: ['Flag', 'Socks'] }, doing: 'Smith' }],
  craft: [{ you: { hand: ['Vase'], bench: ['Bowl', 'Jar'] }, doing: 'Potter' }],
  selling: [{ you: { bench: ['Bowl'] }, doing: 'Clerk' }],
  prayer: [{ doing: 'Monk' }],
  cover: [{ you: { helpers: ['Coin'] }, floor: ['Cup'], doing: 'Monk' }],
  noTask: [{ you: { hand: ['Coin'] }, left: { helpers: ['Ring'] }, at: 'newTask' }],
  end: [{ you: { gallery: ['Crane', 'Doll', 'Fan'] }, floor: ['Cup'], doing: 'Monk' }],
  backorders: [{ you: { sales: ['Coin'], hand: ['Ring'] }, floor: ['Cup'], doing: 'Monk' }],
  points: [{ you: { giftShop: ['Crane'] }, floor: ['Cup'], doing: 'Monk' }],
  text: [{ you: { hand: ['Coin'] }, at: 'newTask' }, { read: 'Coin' }],
};
