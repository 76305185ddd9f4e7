import { draw } from '../verbs';
import { effect, work } from '../work';
import { isPaper, mayUse } from './helpers';

export const deckOfCards = work('Deck of Cards', 'paper', {
  afterComplete: effect({
    // A Smith action made a Paper work (a free completion that followed does not count):
    choices: (g, _me, self, at) => (at.smith && isPaper(g, at.done as number) ? mayUse(self) : []),
    steps: {
      // draw a card.
      draw: (g, f) => draw(g, f.player),
    },
  }),
});
