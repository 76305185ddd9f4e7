import { pickCard } from '../flow/ask';
import { collectFromFloor } from '../verbs';
import { effect, work } from '../work';
import { mayUseOn, pickedCard } from './helpers';

export const statue = work('Statue', 'stone', {
  afterCompleteThis: effect({
    // Collect two floor cards, or the only one.
    choices: (g, _me, self) => mayUseOn(self, g.floor),
    steps: {
      collectFirst: (g, f) => collectFromFloor(g, f.player, pickedCard(f)),
      second: pickCard('floor', 'collect', { auto: true }),
      collectSecond: (g, f) => {
        if (f.answer !== null) collectFromFloor(g, f.player, pickedCard(f));
      },
    },
  }),
});
