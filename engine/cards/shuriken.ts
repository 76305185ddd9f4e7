import { WHICH_WING } from '../flow/complete';
import { aCard, optional } from '../program';
import { countWorks, opponents, locationOnMat } from '../queries';
import type { CardId, MatLocation, Wing } from '../types';
import { takeFrom } from '../verbs';
import { effect, work } from '../work';
import { mayUseOn, ownWorks, pickedCard } from './helpers';

export const shuriken = work('Shuriken', 'metal', {
  afterCompleteThis: effect({
    vars: { card: optional(aCard) },
    // Shuriken counted, an opponent owns more works: take one,
    choices: (g, me, self) => {
      const mine = countWorks(g, me);
      const richer = opponents(g, me).filter((other) => countWorks(g, other) > mine);
      return mayUseOn(
        self,
        richer.flatMap((other) => ownWorks(g, other)),
      );
    },
    steps: {
      remember: (_, f) => {
        f.vars.card = pickedCard(f);
      },
      // into a wing of your choice.
      wing: WHICH_WING,
      take: (g, f) => {
        const card = f.vars.card as CardId;
        takeFrom(g, card, locationOnMat(g, card) as MatLocation, f.answer?.wing as Wing, f.player);
      },
    },
  }),
});
