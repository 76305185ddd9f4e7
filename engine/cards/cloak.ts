import { completeFree } from '../flow/complete';
import { cardsOf, isWorkOf, playerState } from '../queries';
import { returnWork } from '../verbs';
import { effect, work } from '../work';
import { doneOf, mayUseOn, pickedCard } from './helpers';

export const cloak = work('Cloak', 'cloth', {
  afterCompleteLast: effect({
    // After you complete any work, with a Metal card in your hand,
    choices: (g, me, self, at) =>
      isWorkOf(g, me, doneOf(at)) ? mayUseOn(self, cardsOf(playerState(g, me).hand, 'metal')) : [],
    steps: {
      // you may return it;
      returnWork: (g, f) => returnWork(g, f.player, doneOf(f.vars)),
      // if you did, complete that Metal work from your hand for free.
      complete: (g, f) => completeFree(g, f.player, pickedCard(f)),
    },
  }),
});
