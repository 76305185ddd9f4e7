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
 *   viewers, viewer, lookAs(who)          whose view can be shown: of a game that is over 'all' (every
 *                                         hand open) and each player's; before that the only person's,
 *                                         or 'open' (what everybody could see) if there are several
 *   continueHere(name)                    starts a new game here; gives its id
 *   notice, dismissNotice()               why a part of its past is missing, to be told once
 */
import { app } from '../app';
import { storeHook } from '../hook';

export const useReview = storeHook(() => app().review);

export type { Viewer } from './store';
