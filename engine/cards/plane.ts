import { changeWing } from '../verbs';
import { effect, work } from '../work';
import { mayUseOn, ownWorks, pickedCard } from './helpers';

export const plane = work('Plane', 'paper', {
  afterAction: effect({
    // After a Potter action that collected a card, you may move one of your works
    choices: (g, me, self, at) => (at.form === 'potter' ? mayUseOn(self, ownWorks(g, me)) : []),
    steps: {
      // to the other wing.
      move: (g, f) => changeWing(g, f.player, pickedCard(f)),
    },
  }),
});
