import { collectTop } from '../verbs';
import { work } from '../work';
import { mayUse } from './helpers';

export const bowl = work('Bowl', 'clay', {
  morning: {
    choices: (_g, _me, self) => mayUse(self),
    steps: [
      // Collect the top card of the deck.
      (g, f) => collectTop(g, f.player),
    ],
  },
});
