import { effect, work } from '../work';
import { matchingHand, mayUseOn, revealForAction } from './helpers';

export const flag = work('Flag', 'cloth', {
  beforeTask: effect({
    // The own task is next: show a matching hand card;
    choices: (g, me, self) => (g.task?.owner === me ? mayUseOn(self, matchingHand(g, me)) : []),
    steps: {
      // one more action.
      reveal: (g, f) => revealForAction(g, f),
    },
  }),
});
