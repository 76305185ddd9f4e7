/** Cards as small numbers, for arithmetic in the search: a material is its index in MATERIALS. */
import type { Act, CardId, GameState, WorkName } from '../index';
import { materialOf, MATERIALS, WORK_NAMES, WORKS_PER_DECK } from '../index';

export const KINDS = MATERIALS.length;
/** 0 paper, 1 stone, 2 cloth, 3 clay, 4 metal, by card id (both decks). */
export const MATERIAL_AT: readonly number[] = Array.from(
  { length: 2 * WORKS_PER_DECK },
  (_, card) => MATERIALS.indexOf(materialOf(card)),
);
/** By index in MATERIALS. */
export const VALUES: readonly number[] = [1, 2, 2, 3, 3];

export function kindOf(card: CardId): number {
  return MATERIAL_AT[card] as number;
}

export function worth(card: CardId): number {
  return VALUES[MATERIAL_AT[card] as number] as number;
}

/** The index of a work in WORK_NAMES, which is the card's id in the first deck. */
export function indexOfWork(name: WorkName): number {
  return WORK_NAMES.indexOf(name);
}

/** The order is fixed: weights and codes are numbered by it. */
export const ACTS: readonly Act[] = [
  'pass',
  'use',
  'return',
  'discard',
  'reveal',
  'show',
  'draw',
  'task',
  'sell',
  'sellTop',
  'sellAll',
  'hire',
  'collect',
  'collectTop',
  'smith',
  'craft',
  'tailor',
  'pray',
  'wing',
  'bench',
  'copy',
];
export const ACT_AT: Readonly<Record<string, number>> = Object.fromEntries(
  ACTS.map((act, i) => [act, i]),
);

/** Players who win together with this one. */
export function isAlly(g: Pick<GameState, 'options'>, me: number, other: number): boolean {
  return me === other || (g.options.teams && (me + other) % 2 === 0);
}
