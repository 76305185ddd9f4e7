/**
 * Saved games, for the screens.
 *
 *   await openApp()                     once, when the app starts: opens the database, loads the
 *                                       settings, connects the running game to it. Never rejects.
 *   useSaves((s) => s.status)           opening → ready; failed with `fault` (locales: fault.<code>)
 *   useSaves((s) => s.games)            the newest first, one page at a time: `refresh()`, `more()`;
 *                                       `total` counts them all
 *   rename, duplicate, remove, restore  of a game by its id; `remove` is undone by `restore`
 *   continueFrom(id, choices, name)     a new game that begins where that one stood; gives its id
 *   shareCode(id)                       the game as a short text
 *   importCode(text)                    { id, had } of the new game, or of the one in the list that stands
 *                                       exactly there (had); or { fault } (locales: share.<code>)
 *   unkept                              there is no place to keep games here: they last as long as the
 *                                       window does
 *   setAside                            a damaged file was found at the start, and what became of it
 *
 * Actions that fail leave everything as it was, put the reason into `fault` and give null or false.
 */
import { useStore } from 'zustand';
import { connectGame } from '../game';
import { loadSettings } from '../settings';
import { createSavesStore } from './store';
import type { SavesStore } from './store';

export const savesStore = createSavesStore({
  // Loaded when it is needed: tests of screens run without a native SQLite.
  open: async (name) => (await import('./expo')).openExpoDatabase(name),
  claim: async () => (await import('./tab')).claimTab(),
  canKeep: async () => (await import('./tab')).canKeep(),
  now: () => Date.now(),
  onOpen: loadSettings,
});

const kept = () => savesStore.getState().keeper();

// A tap may come before the database is open: then the game waits for it, and is not lost.
connectGame({
  keeper: {
    create: async (...all) => (await kept()).create(...all),
    load: async (...all) => (await kept()).load(...all),
    append: async (...all) => (await kept()).append(...all),
    takeBack: async (...all) => (await kept()).takeBack(...all),
  },
});

export const useSaves = Object.assign(
  <T>(selector: (store: SavesStore) => T): T => useStore(savesStore, selector),
  { getState: savesStore.getState, setState: savesStore.setState, subscribe: savesStore.subscribe },
);

export const openApp = (): Promise<void> => savesStore.getState().openAll();

export type { Fault, FaultCode } from './faults';
export type { GameSummary } from './games';
export type { SavesStore, ShareResult } from './store';
