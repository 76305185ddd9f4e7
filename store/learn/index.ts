/**
 * Learning by playing. A lesson (lesson.ts) is played on the app's own table: while one is open, `useGame`
 * reads its table, and this store says what the lesson adds.
 *
 *   useLearn((s) => s.done)      the ids of the lessons that were finished
 *   useLearn((s) => s.coached)   the first game while it is not finished: the eighth lesson
 *   useLearn((s) => s.open)      where the last one was left, after a kill too
 *   useLearn((s) => s.now)       the stage on the table: what is asked, whether its goal is reached or
 *                                missed, and why the last answer was not the one looked for
 *
 * `begin(id)`, `answer(n)` for a prediction, `goOn()` from stage to stage, `leave()`. Choices are made at
 * the table; one that the lesson does not look for is not made, and answered with a reason.
 */
import { app } from '../app';
import { storeHook } from '../hook';
import { firstGame } from './first-game';

export const useLearn = storeHook(() => app().learn);

/** Starts the game that is offered to a newcomer; false if it could not be started. */
export async function startFirstGame(): Promise<boolean> {
  const { game, learn } = app();
  const id = await game.getState().startGame(firstGame());
  if (id !== null) learn.getState().coach(id);
  return id !== null;
}

/** The eighth lesson: the first game where it was left, or a new one. */
export async function goOnFirstGame(): Promise<boolean> {
  const { game, saves, learn } = app();
  const { coached } = learn.getState();
  const left =
    coached === null
      ? null
      : await saves
          .getState()
          .load(coached)
          .catch(() => null);
  const isOpen = left !== null && left.state.end === null;
  return isOpen ? game.getState().resumeGame(left.id) : startFirstGame();
}

export type { Answer, Lesson } from './lesson';
export { FIRST_GAME } from './first-game';
export { lessonAfter, LESSONS } from './lessons';
export type { StageState } from './store';
export { isPuzzleLesson, puzzleLessonId } from './lesson';
export { reasonsFor, refusalOf } from './run';
export type { Spoken } from './words';
export { spoken, titled } from './words';
