/**
 * Hints: the two best answers to the question on the table, found in slices from what the player who is
 * asked can see.
 *
 *   useHint((s) => s.now)    the hint for the question `of`; stale as soon as that is not asked any more
 *   ask()                    seeks one and gives the idea; again: the moves too; again: puts it away
 *
 * Each question for which one was taken is noted in the saved game (`GameSummary.hints`). At a table of
 * several people there are none unless the game was set up with them (`GameInfo.hints`).
 */
import { app } from '../app';
import { storeHook } from '../hook';

export const useHint = storeHook(() => app().hint);

export type { Hint, Suggestion } from './hint';
export type { Hinted } from './store';
export { mayAsk } from './store';
