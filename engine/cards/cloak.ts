import { completeFree } from '../flow/complete';
import { cardsOf, isWorkOf, playerState } from '../queries';
import { returnWork } from '../verbs';
import { effect, work } from '../work';
import { doneOf, mayUseOn, pickedCard } from './helpers';

export const cloak = work('Cloak', 'cloth', {
  afterCompleteLast: effect({
    // A new work, and Metal in the hand:
    choices: (g, me, self, at) =>
      isWorkOf(g, me, doneOf(at)) ? mayUseOn(self, cardsOf(playerState(g, me).hand, 'metal')) : [],
    steps: {
      // the new work is returned,
      returnWork: (g, f) => returnWork(g, f.player, doneOf(f.vars)),
      // and the Metal work is completed for free.
      complete: (g, f) => completeFree(g, f.player, pickedCard(f)),
    },
  }),
});
