/**
 * A game gone through move by move.
 *
 *   await useReview.getState().open(id)   reads the game; status loading → ready, or failed
 *   length, at                            choices of the game, and where the review stands: 0 is the
 *                                         deal, `length` the end. `go(at)` for the slider
 *   view, scores, events                  the table there, and what the last choice brought about
 *   choice, player                        that choice, and who made it
 *   lookAs(who)                           'all' shows every hand; a seat only what that player knew.
 *                                         A game that is not over shows what lies open, no more
 *   continueHere(name)                    a new game that begins here; gives its id
 */
import { useStore } from 'zustand';
import { savesStore } from '../saves';
import { createReviewStore } from './store';
import type { ReviewStore } from './store';

export const reviewStore = createReviewStore({
  load: (id) => savesStore.getState().load(id),
  continueFrom: (id, choices, name) => savesStore.getState().continueFrom(id, choices, name),
});

export const useReview = Object.assign(
  <T>(selector: (store: ReviewStore) => T): T => useStore(reviewStore, selector),
  {
    getState: reviewStore.getState,
    setState: reviewStore.setState,
    subscribe: reviewStore.subscribe,
  },
);

export type { ReviewStore, Viewer } from './store';
