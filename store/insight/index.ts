/**
 * A finished game, looked at by the strongest player; never one that goes on.
 *
 *   await useInsight.getState().open(id)  finds what was looked at before; status none → open, or ready
 *   look(), cancel()                      looks at the rest in slices; `part` says how far. What is found stays
 *   course                                everybody's chance to win after each turn
 *   points                                the turning points of the people who played
 *   questionAt(at)                        what was asked before that choice, as its player saw it
 */
import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../app';
import { app } from '../app';
import { storeHook } from '../hook';
import type { InsightStore } from './store';
import { createInsightStore } from './store';

/** Made at the first use: nothing of it belongs to the start of the app. */
const stores = new WeakMap<App, StoreApi<InsightStore>>();

function insightOf(running: App): StoreApi<InsightStore> {
  const known = stores.get(running);
  if (known !== undefined) return known;
  const store = createInsightStore({
    withGames: (work) => running.saves.getState().withGames(work),
    now: () => performance.now(),
  });
  stores.set(running, store);
  return store;
}

export const useInsight = storeHook(() => insightOf(app()));

export type { JudgedMove, Point } from './look';
export { lossOf } from './look';
