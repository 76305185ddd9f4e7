import { PASS } from '../flow/timing';
import { playerState } from '../queries';
import { draw, returnFromHand } from '../verbs';
import { effect, work } from '../work';
import { mayUseOn, pickedCard } from './helpers';

export const pinwheel = work('Pinwheel', 'paper', {
  night: effect({
    // Return a card from your hand;
    choices: (g, me, self) => mayUseOn(self, playerState(g, me).hand),
    steps: {
      returnCard: (g, f) => returnFromHand(g, f.player, pickedCard(f)),
      // if you did, you may draw one.
      offer: {
        ask: { pick: 'nothing', act: 'draw', may: 'decline' },
        choices: () => [{ do: 'draw' }, PASS],
      },
      draw: (g, f) => {
        if (f.answer?.do === 'draw') draw(g, f.player);
      },
    },
  }),
});
