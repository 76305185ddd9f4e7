/** The sentences of a stage, with what the engine counts filled in. */
import type { GameState } from '@/engine';
import { titleOfWork } from '@/locales';
import type { LessonFacts, LessonWords, Line, StageWords } from '@/locales/lessons';
import { lessonWords } from '@/locales/lessons';
import { factsOf } from './facts';
import type { Lesson, Stage } from './lesson';

/** The words of a lesson, with its title. */
export const titled = (lesson: Lesson): LessonWords | undefined =>
  lesson.words ?? lessonWords(lesson.id);

export function wordsOf(lesson: Lesson, stage: Stage): StageWords {
  const words = titled(lesson)?.stages[stage.id];
  if (words === undefined) throw new Error(`${lesson.id}, ${stage.id}: a stage without words.`);
  return words;
}

const fill = (line: Line, facts: LessonFacts) => (typeof line === 'string' ? line : line(facts));

export interface Spoken {
  /** What to do at this step of the stage. */
  readonly says: string;
  readonly done: string;
  /** What is wanted, in short, below the table's own questions. */
  readonly goal: string;
  readonly why: (reason: string) => string;
}

export function spoken(
  lesson: Lesson,
  stage: Stage,
  table: { readonly g: GameState; readonly step: number; readonly rival: string },
): Spoken {
  const { says, wrong, done, goal = '' } = wordsOf(lesson, stage);
  const facts = factsOf(table.g, table.rival, (stage.names ?? []).map(titleOfWork));
  const line = says[Math.min(table.step, says.length - 1)] ?? '';
  return {
    says: fill(line, facts),
    done: fill(done, facts),
    goal: fill(goal, facts),
    why: (reason) => fill(wrong[reason] ?? wrong.else, facts),
  };
}
