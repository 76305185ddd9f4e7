import { pickCard } from '../flow/ask';
import { sellFromFloor } from '../verbs';
import { effect, work } from '../work';
import { mayUseOn, pickedCard } from './helpers';

export const vase = work('Vase', 'clay', {
  afterCompleteThis: effect({
    // Sell two floor cards, or the only one.
    choices: (g, _me, self) => mayUseOn(self, g.floor),
    steps: {
      sellFirst: (g, f) => sellFromFloor(g, f.player, pickedCard(f)),
      second: pickCard('floor', 'sell', { auto: true }),
      sellSecond: (g, f) => {
        if (f.answer !== null) sellFromFloor(g, f.player, pickedCard(f));
      },
    },
  }),
});
