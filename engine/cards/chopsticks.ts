import { sellTask } from '../verbs';
import { replacing, work } from '../work';
import { mayUse } from './helpers';

export const chopsticks = work('Chopsticks', 'metal', {
  insteadOf: replacing('discard', {
    // Instead of discarding your old task,
    choices: (_g, _me, self) => mayUse(self),
    steps: {
      // sell it.
      sell: (g, f) => sellTask(g, f.player),
    },
  }),
});
