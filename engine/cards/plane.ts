import { changeWing } from '../verbs';
import { effect, work } from '../work';
import { mayUseOn, ownWorks, pickedCard } from './helpers';

export const plane = work('Plane', 'paper', {
  afterAction: effect({
    // A Potter action brought a card in: a work of yours crosses
    choices: (g, me, self, at) => (at.form === 'potter' ? mayUseOn(self, ownWorks(g, me)) : []),
    steps: {
      // to the other wing.
      move: (g, f) => changeWing(g, f.player, pickedCard(f)),
    },
  }),
});
