import { work } from './define';
import { matchingHand, revealForAction, useOn } from './helpers';

export const flag = work('Flag', 'cloth', {
  beforeTask: {
    // Before your own task, reveal one matching card from your hand:
    choices: (g, me, self) => (g.task?.owner === me ? useOn(self, matchingHand(g, me)) : []),
    steps: [
      // one more action.
      (g, f) => revealForAction(g, f),
    ],
  },
});
