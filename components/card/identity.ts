/** Looks up what a card is, for drawing and naming it. */
import type { CardId, WorkName } from '@/engine';
import { WORK_NAMES, WORKS_PER_DECK } from '@/engine';

export interface Tones {
  readonly ink: string;
  readonly mid: string;
  readonly tint: string;
  readonly washi: string;
}

export const nameOf = (card: CardId): WorkName => WORK_NAMES[card % WORKS_PER_DECK] as WorkName;

/** By index in the list of works, which is how a copy refers to its original. */
export const nameAt = (place: number): WorkName => WORK_NAMES[place] as WorkName;
