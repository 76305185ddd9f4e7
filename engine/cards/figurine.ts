import { isOpponent } from '../queries';
import { work } from '../work';
import { matchingHand, mayUseOn, revealForAction } from './helpers';

export const figurine = work('Figurine', 'clay', {
  beforeTask: {
    // Before an opponent's task, reveal one matching card from your hand:
    choices: (g, me, self) =>
      g.task !== null && isOpponent(g, me, g.task.owner) ? mayUseOn(self, matchingHand(g, me)) : [],
    steps: [
      // one more action.
      (g, f) => revealForAction(g, f),
    ],
  },
});
