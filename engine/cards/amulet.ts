import { playerState } from '../queries';
import { sellFromBench } from '../verbs';
import { effect, work } from '../work';
import { mayUseOn, pickedCard } from './helpers';

export const amulet = work('Amulet', 'stone', {
  afterComplete: effect({
    // Any new work of yours: sell from the bench.
    choices: (g, me, self) => mayUseOn(self, playerState(g, me).bench),
    steps: { sell: (g, f) => sellFromBench(g, f.player, pickedCard(f)) },
  }),
});
