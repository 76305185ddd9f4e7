import { wingChoices } from '../flow/complete';
import { countWorks, opponents, locationOnMat } from '../queries';
import type { CardId, MatLocation, Wing } from '../types';
import { takeFrom } from '../verbs';
import { work } from '../work';
import { mayUseOn, ownWorks, pickedCard } from './helpers';

export const shuriken = work('Shuriken', 'metal', {
  afterCompleteThis: {
    // Take a work of an opponent who has more works than you, Shuriken counted,
    choices: (g, me, self) => {
      const mine = countWorks(g, me);
      const richer = opponents(g, me).filter((other) => countWorks(g, other) > mine);
      return mayUseOn(
        self,
        richer.flatMap((other) => ownWorks(g, other)),
      );
    },
    steps: [
      (_, f) => {
        f.vars.card = pickedCard(f);
      },
      // into a wing of your choice.
      { kind: 'wing', choices: wingChoices },
      (g, f) => {
        const card = f.vars.card as CardId;
        takeFrom(g, card, locationOnMat(g, card) as MatLocation, f.answer?.wing as Wing, f.player);
      },
    ],
  },
});
