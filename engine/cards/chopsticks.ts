import { sellTask } from '../verbs';
import { work } from './define';
import { use } from './helpers';

export const chopsticks = work('Chopsticks', 'metal', {
  insteadOf: {
    part: 'discard',
    // Instead of discarding your old task,
    choices: (_g, _me, self) => use(self),
    steps: [
      // sell it.
      (g, f) => sellTask(g, f.player),
    ],
  },
});
