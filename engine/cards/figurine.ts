import { isOpponent } from '../queries';
import { effect, work } from '../work';
import { matchingHand, mayUseOn, revealForAction } from './helpers';

export const figurine = work('Figurine', 'clay', {
  beforeTask: effect({
    // An opponent's task is next: show a matching hand card;
    choices: (g, me, self) =>
      g.task !== null && isOpponent(g, me, g.task.owner) ? mayUseOn(self, matchingHand(g, me)) : [],
    steps: {
      // one more action.
      reveal: (g, f) => revealForAction(g, f),
    },
  }),
});
