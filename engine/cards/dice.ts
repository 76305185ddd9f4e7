import { completeFree } from '../flow/complete';
import { playerState } from '../queries';
import { valueOf } from '../registry';
import { revealTop } from '../verbs';
import { effect, work } from '../work';
import { mayUse } from './helpers';

export const dice = work('Dice', 'clay', {
  beforeTailor: effect({
    choices: (_g, _me, self) => mayUse(self),
    steps: {
      // Reveal the top card: a value equal to the hand's size completes it for free.
      reveal: (g, f) => {
        const card = revealTop(g);
        if (valueOf(card) === playerState(g, f.player).hand.length) completeFree(g, f.player, card);
      },
    },
  }),
});
