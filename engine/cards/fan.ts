import { endGame } from '../end';
import { pickCard } from '../flow/ask';
import { returnFromTop, revealTop } from '../verbs';
import { effect, work } from '../work';
import { mayUse, pickedCard } from './helpers';

export const fan = work('Fan', 'paper', {
  beforeTailor: effect({
    reveals: 3,
    choices: (_g, _me, self) => mayUse(self),
    steps: {
      // Reveal the top three cards; a deck that has fewer ends the game.
      reveal: (g) => {
        const seen = Math.min(3, g.deck.length);
        for (let depth = 0; depth < seen; depth++) revealTop(g, depth);
        if (seen < 3) endGame(g, 'fan', g.current);
      },
      // Two are returned, one after the other; one stays on top.
      first: pickCard('deckTop', 'return', { revealed: 3 }),
      returnFirst: (g, f) => returnFromTop(g, pickedCard(f)),
      second: pickCard('deckTop', 'return', { revealed: 2 }),
      returnSecond: (g, f) => returnFromTop(g, pickedCard(f)),
    },
  }),
});
