/** What is kept of the lessons: which are done, and where the open one stands. */
import type { Choice } from '@/engine';

export interface OpenLesson {
  readonly lesson: string;
  readonly stage: number;
  /** Your own choices in that stage; the opponent's follow from them. */
  readonly made: readonly Choice[];
}

export interface Learned {
  readonly done: readonly string[];
  readonly open: OpenLesson | null;
  /** The coach marks that were shown. */
  readonly seen: readonly string[];
  /** The first game, until it is finished. */
  readonly coached: string | null;
  /** A game was played to its end. */
  readonly finished: boolean;
}

export const NOTHING_LEARNED: Learned = {
  done: [],
  open: null,
  seen: [],
  coached: null,
  finished: false,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isChoice = (value: unknown): value is Choice =>
  isRecord(value) && typeof value.do === 'string';

function readOpen(value: unknown): OpenLesson | null {
  if (!isRecord(value)) return null;
  const { lesson, stage, made } = value;
  if (typeof lesson !== 'string' || typeof stage !== 'number' || !Array.isArray(made)) return null;
  return Number.isInteger(stage) && stage >= 0 && made.every(isChoice)
    ? { lesson, stage, made }
    : null;
}

const readIds = (value: unknown): string[] => [
  ...new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []),
];

/** Whatever of a saved text can be used; the rest is ignored. */
export function readLearned(text: string | null): Learned {
  let data: unknown;
  try {
    data = JSON.parse(text ?? 'null');
  } catch {
    return NOTHING_LEARNED;
  }
  if (!isRecord(data)) return NOTHING_LEARNED;
  return {
    done: readIds(data.done),
    open: readOpen(data.open),
    seen: readIds(data.seen),
    coached: typeof data.coached === 'string' ? data.coached : null,
    finished: data.finished === true,
  };
}
