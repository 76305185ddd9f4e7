import { playerState } from '../queries';
import { sellFromBench } from '../verbs';
import { effect, work } from '../work';
import { mayUseOn, pickedCard } from './helpers';

export const amulet = work('Amulet', 'stone', {
  afterComplete: effect({
    // After you complete a work, you may sell a card from your bench.
    choices: (g, me, self) => mayUseOn(self, playerState(g, me).bench),
    steps: { sell: (g, f) => sellFromBench(g, f.player, pickedCard(f)) },
  }),
});
