import { collectTop } from '../verbs';
import { effect, work } from '../work';
import { mayUse } from './helpers';

export const bowl = work('Bowl', 'clay', {
  morning: effect({
    choices: (_g, _me, self) => mayUse(self),
    steps: {
      // Collect the top card of the deck.
      collect: (g, f) => collectTop(g, f.player),
    },
  }),
});
