/**
 * A lesson is data: tables to play at, what is asked there, and when it is learned. Its words are in
 * `locales/<language>/lessons`, under the same ids.
 */
import type {
  Act,
  CardName,
  Choice,
  GameState,
  Material,
  PlayerId,
  Situation,
  Wing,
  WorkName,
} from '@/engine';
import { cardNamed } from '@/engine';
import type { LessonWords } from '@/locales/lessons';

/** A choice by the names of its cards; what is not said may be anything. */
export interface Move {
  readonly do: Act;
  readonly card?: CardName;
  readonly via?: CardName;
  readonly wing?: Wing;
  readonly player?: PlayerId;
  readonly material?: Material;
  readonly side?: string;
}

/** One step at which the lesson expects something definite. */
export interface Guide {
  readonly take: readonly Move[];
  /** Which of the stage's reasons answers another choice, by its act; `else` otherwise. */
  readonly otherwise?: Partial<Record<Act, string>>;
}

interface StageBase {
  readonly id: string;
  readonly situation: Situation;
  /** Works that its words speak of, in the order in which they are numbered there. */
  readonly names?: readonly WorkName[];
  /** The table does not show the number of actions until the answer is given. */
  readonly hidesActions?: boolean;
}

/** Something to look at before anything is asked. */
export interface Telling extends StageBase {
  readonly type: 'tell';
}

/** `smith`, `craft`, `no`: by which of the two a work can be made, if at all. */
export type Answer = number | 'smith' | 'craft' | 'no' | 'you' | 'rival' | 'both';

/** A question about the table; the engine knows the answer. */
export interface Prediction extends StageBase {
  readonly type: 'predict';
  readonly answers: readonly Answer[];
  readonly right: (g: GameState) => Answer;
  /** Which of the stage's reasons answers this one; `else` otherwise. */
  readonly otherwise?: Partial<Record<Answer, string>>;
}

/** What has been played in a stage so far: the table, and your own choices. */
export interface Progress {
  readonly g: GameState;
  readonly made: readonly Choice[];
  readonly start: GameState;
}

/** A turn, or a part of one, played on the table. */
export interface Playing extends StageBase {
  readonly type: 'play';
  /** Without it one plays freely; a choice that misses the goal is answered with a reason. */
  readonly guide?: readonly Guide[];
  readonly isReached: (progress: Progress) => boolean;
  /** The reason why the goal can no longer be reached; null while it can. */
  readonly missed?: (progress: Progress) => string | null;
  /** A way to the goal, for whoever wants to be shown it and for the check of the lessons. */
  readonly solution: readonly Move[];
  /** A puzzle: the table asks its own questions, and one may ask for help. */
  readonly puzzle?: {
    /** A nudge towards the next move. */
    readonly hint: (progress: Progress) => string;
    /** Why a try was in vain. */
    readonly missed: (progress: Progress) => string;
  };
}

export type Stage = Telling | Prediction | Playing;

export interface Lesson {
  readonly id: string;
  readonly stages: readonly Stage[];
  /** The same idea at another table, without prompts. */
  readonly twin: readonly Stage[];
  /** Left out: those of its id. */
  readonly words?: LessonWords;
}

/** Puzzles are played as lessons of one stage; their ids begin with this. */
const PUZZLE = 'puzzle:';
export const puzzleLessonId = (id: string): string => `${PUZZLE}${id}`;
export const isPuzzleLesson = (id: string): boolean => id.startsWith(PUZZLE);

export const stagesOf = ({ stages, twin }: Lesson): readonly Stage[] => [...stages, ...twin];

export function fits(choice: Choice, move: Move): boolean {
  const isCard = (card: number | undefined, name: CardName | undefined) =>
    name === undefined || card === cardNamed(name);
  const isSame = <T>(chosen: T | undefined, wanted: T | undefined) =>
    wanted === undefined || chosen === wanted;
  return (
    choice.do === move.do &&
    isCard(choice.card, move.card) &&
    isCard(choice.via, move.via) &&
    isSame(choice.wing, move.wing) &&
    isSame(choice.player, move.player) &&
    isSame(choice.material, move.material) &&
    isSame(choice.side, move.side)
  );
}
