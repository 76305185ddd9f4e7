/** What a card is, for those who draw and name it. */
import type { CardId, WorkName } from '@/engine';
import { WORK_NAMES, WORKS_PER_DECK } from '@/engine';

export interface Tones {
  readonly ink: string;
  readonly mid: string;
  readonly tint: string;
  readonly washi: string;
}

export const nameOf = (card: CardId): WorkName => WORK_NAMES[card % WORKS_PER_DECK] as WorkName;

/** By its place in the list of works: what a copy is of is known by that alone. */
export const nameAt = (place: number): WorkName => WORK_NAMES[place] as WorkName;
