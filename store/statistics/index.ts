/**
 * Figures of finished games, from their journals.
 *
 *   await useStatistics.getState().open()  works out what is new (`part` says how far) and counts; `close()`
 *                                          stops, and what is worked out stays
 *   statistics                             people, series, and how many games there are of each kind
 *   show(which)                            counts another kind of games
 *   clear(), unclear()                     begins anew from now on, and takes that back at any time
 *
 * A deleted game no longer counts. Lessons are not games, and never do.
 */
import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../app';
import { app } from '../app';
import { storeHook } from '../hook';
import type { StatisticsStore } from './store';
import { createStatisticsStore } from './store';

/** Made at the first use: nothing of it belongs to the start of the app. */
const stores = new WeakMap<App, StoreApi<StatisticsStore>>();

function statisticsOf(running: App): StoreApi<StatisticsStore> {
  const known = stores.get(running);
  if (known !== undefined) return known;
  const store = createStatisticsStore({
    withGames: (work) => running.saves.getState().withGames(work),
    now: () => Date.now(),
  });
  stores.set(running, store);
  return store;
}

export const useStatistics = storeHook(() => statisticsOf(app()));

export type { Kind, PersonFigures, Series, Statistics } from './count';
export { KINDS, levelsMet, mostFrequent } from './count';
export { CATEGORIES } from './facts';
