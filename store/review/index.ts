/**
 * A game gone through move by move.
 *
 *   await useReview.getState().open(id)   reads the game; status loading → ready, or failed
 *   length, at                            choices of the game, and where the review stands: 0 is the
 *                                         deal, `length` the end. `go(at)` for the slider
 *   goTurn(1 | -1)                        to the move that began the next turn, or an earlier one
 *   view, scores, events                  the table there, and what the last choice brought about
 *   log                                   the whole log, each entry with the number of its move
 *   choice, player                        that choice, and who made it
 *   viewers, viewer, lookAs(who)          whose eyes may be borrowed: of a game that is over 'all' (every
 *                                         hand open) and each seat; before that the only person's, or
 *                                         'open' (what everybody could see) if there are several
 *   continueHere(name)                    a new game that begins here; gives its id
 *   notice, dismissNotice()               why a part of its past is missing, to be told once
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
