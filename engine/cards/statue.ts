import { collectFromFloor } from '../verbs';
import { work } from '../work';
import { actOn, mayUseOn, pickedCard } from './helpers';

export const statue = work('Statue', 'stone', {
  afterCompleteThis: {
    // Move two cards of your choice from the floor to your bench, or the one there is.
    choices: (g, _me, self) => mayUseOn(self, g.floor),
    steps: [
      (g, f) => collectFromFloor(g, f.player, pickedCard(f)),
      { kind: 'secondCard', auto: true, choices: (g) => actOn('collect', g.floor) },
      (g, f) => {
        if (f.answer !== null) collectFromFloor(g, f.player, pickedCard(f));
      },
    ],
  },
});
