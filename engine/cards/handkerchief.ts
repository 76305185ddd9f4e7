import { playerState } from '../queries';
import { discardFromHand } from '../verbs';
import { replacing, work } from '../work';
import { mayUseOn, pickedCard } from './helpers';

export const handkerchief = work('Handkerchief', 'cloth', {
  insteadOf: replacing('handLimit', {
    // Instead of the hand-limit check
    choices: (g, me, self) => mayUseOn(self, playerState(g, me).hand),
    steps: {
      // a hand card goes to the floor.
      discard: (g, f) => discardFromHand(g, f.player, pickedCard(f)),
    },
  }),
});
