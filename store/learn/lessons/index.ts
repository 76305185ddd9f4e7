/** The lessons in the order in which they build on each other. The first game follows them. */
import type { Lesson } from '../lesson';
import { counting } from './count';
import { aDay } from './day';
import { theEnd } from './end';
import { making } from './make';
import { sharing } from './sharing';
import { wings } from './wings';
import { reading } from './works';

export const LESSONS: readonly Lesson[] = [counting, aDay, making, wings, sharing, theEnd, reading];

/** Undefined after the last one, and for what is no lesson of the list. */
export function lessonAfter(id: string): Lesson | undefined {
  const at = LESSONS.findIndex((lesson) => lesson.id === id);
  return at < 0 ? undefined : LESSONS[at + 1];
}
