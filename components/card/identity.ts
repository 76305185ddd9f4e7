/** Looks up what a card is, for drawing and naming it. */
import type { CardId, WorkName } from '@/engine';
import { WORK_NAMES, WORKS_PER_DECK } from '@/engine';
import { englishNameOf, titleOfWork } from '@/locales';

export interface Tones {
  readonly ink: string;
  readonly mid: string;
  readonly tint: string;
  readonly washi: string;
}

export const workNameOf = (card: CardId): WorkName => WORK_NAMES[card % WORKS_PER_DECK] as WorkName;

/** By index in the list of works, which is how a copy refers to its original. */
export const workNameAt = (workIndex: number): WorkName => WORK_NAMES[workIndex] as WorkName;

/** What the card is called in the language that is spoken. */
export const nameOf = (card: CardId): string => titleOfWork(workNameOf(card));
/** With its English name, where the alphabet matters: "Kranich (Crane)". */
export function alphabeticName(card: CardId): string {
  const english = englishNameOf(workNameOf(card));
  return english === null ? nameOf(card) : `${nameOf(card)} (${english})`;
}
export const nameAt = (workIndex: number): string => titleOfWork(workNameAt(workIndex));
