/** The words of the lessons, in the language that is spoken. */
import { bookOf } from '.';
import type { LessonWords } from './en/lessons';
import { lessons } from './en/lessons';

export type { LessonFacts, LessonWords, Line, StageWords } from './en/lessons';

export function lessonWords(id: string): LessonWords | undefined {
  const all: Readonly<Record<string, LessonWords>> = bookOf('lessons', lessons);
  return all[id];
}
