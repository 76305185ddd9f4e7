import { sellTask } from '../verbs';
import { work } from '../work';
import { mayUse } from './helpers';

export const chopsticks = work('Chopsticks', 'metal', {
  insteadOf: {
    part: 'discard',
    // Instead of discarding your old task,
    choices: (_g, _me, self) => mayUse(self),
    steps: [
      // sell it.
      (g, f) => sellTask(g, f.player),
    ],
  },
});
