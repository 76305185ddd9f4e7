/**
 * A puzzle is data: a table, what to reach this turn, and the one way to it. `npm run puzzles` finds them
 * in games of the computer players and proves them; mined.json says by which commands.
 */
import type { Act, Choice, Situation } from '@/engine';
import { nameOfCard } from '@/engine';
import type { Move } from '../learn/lesson';

export type Goal =
  | { readonly type: 'win' }
  | { readonly type: 'score'; readonly points: number }
  | { readonly type: 'stop' };

export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

export interface Puzzle {
  readonly id: string;
  readonly grade: Grade;
  readonly goal: Goal;
  readonly situation: Situation;
  readonly solution: readonly Move[];
  /** How many of a hundred tries Novice, Acolyte, Prior and Abbot failed in, when it was graded. */
  readonly fails: readonly number[];
  /** A hash of their nets and settings at that time: others fail elsewhere. */
  readonly gradedBy: string;
}

/** What makes up a way; passing, praying, wings and support do not. */
const OTHER_ACTS: readonly Act[] = ['pass', 'pray', 'show', 'wing', 'discard'];
export const isEssential = ({ do: act }: Pick<Choice, 'do'>): boolean => !OTHER_ACTS.includes(act);

/** A choice by the names of its cards, so that it is the same whatever the engine numbers them. */
export function moveOf({ do: act, card, via, player, material, wing, side }: Choice): Move {
  return {
    do: act,
    ...(card === undefined ? {} : { card: nameOfCard(card) }),
    ...(via === undefined ? {} : { via: nameOfCard(via) }),
    ...(wing === undefined ? {} : { wing }),
    ...(player === undefined ? {} : { player }),
    ...(material === undefined ? {} : { material }),
    ...(side === undefined ? {} : { side }),
  };
}
