import { collectTop } from '../verbs';
import { work } from './define';
import { use } from './helpers';

export const bowl = work('Bowl', 'clay', {
  morning: {
    choices: (_g, _me, self) => use(self),
    steps: [
      // Collect the top card of the deck.
      (g, f) => collectTop(g, f.player),
    ],
  },
});
