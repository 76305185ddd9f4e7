import { pickCard } from '../flow/ask';
import { aCard, optional } from '../program';
import { materialOf } from '../registry';
import type { CardId } from '../types';
import { sellHelper, turnTop } from '../verbs';
import { effect, work } from '../work';
import { mayUse, pickedCard } from './helpers';

export const umbrella = work('Umbrella', 'cloth', {
  morning: effect({
    vars: { card: optional(aCard) },
    choices: (_g, _me, self) => mayUse(self),
    steps: {
      // Turn up a card;
      turn: (g, f) => {
        f.vars.card = turnTop(g);
      },
      // a helper that matches it can be sold.
      choose: pickCard<{ card?: CardId }>('helpers', 'sell', {
        material: (f) => materialOf(f.vars.card as CardId),
        may: 'decline',
      }),
      sell: (g, f) => {
        if (f.answer?.do === 'sell') sellHelper(g, f.player, pickedCard(f));
      },
    },
  }),
});
