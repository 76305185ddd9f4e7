import { playerState } from '../queries';
import { sellFromBench } from '../verbs';
import { work } from '../work';
import { mayUseOn, pickedCard } from './helpers';

export const amulet = work('Amulet', 'stone', {
  afterComplete: {
    // After you complete a work, you may sell a card from your bench.
    choices: (g, me, self) => mayUseOn(self, playerState(g, me).bench),
    steps: [(g, f) => sellFromBench(g, f.player, pickedCard(f))],
  },
});
