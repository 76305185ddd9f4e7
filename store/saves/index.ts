/**
 * Saved games, for the screens.
 *
 *   useSaves((s) => s.status)           closed → opening → ready; failed with `fault` (locales:
 *                                       fault.<code>). `openApp()` (store/app.ts) opens them.
 *   useSaves((s) => s.games)            the newest first, one page at a time: `refresh()`, `more()`;
 *                                       `total` counts them all
 *   seek(search)                        `found` are all games that a search finds; null without one
 *   rename, duplicate, remove, restore  a game by its id; `restore` undoes `remove`
 *   continueFrom(id, choices, name)     starts a new game where that one stood; gives its id
 *   shareCode(id)                       the game as a short text
 *   importCode(text)                    { id, had } of the new game, or of the one in the list that stands
 *                                       exactly there (had); or { fault } (locales: share.<code>)
 *   unkept                              games are not saved: they last as long as the window
 *   setAside                            a damaged file was found at the start, and what became of it
 *
 * Actions that fail leave everything as it was, put the reason into `fault` and give null or false.
 */
import { app } from '../app';
import { storeHook } from '../hook';

export const useSaves = storeHook(() => app().saves);

export type { Watch } from './backup';
export type { FaultCode } from './faults';
export type { GameSummary } from './games';
export type { Search } from './search';
export { isSearch, NO_SEARCH } from './search';
