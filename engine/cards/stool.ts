import { materialAs } from '../queries';
import { draw } from '../verbs';
import { effect, work } from '../work';
import { doneOf, mayUse } from './helpers';

export const stool = work('Stool', 'stone', {
  afterComplete: effect({
    // A new work of Stone, Clay or Metal:
    choices: (g, _me, self, at) => {
      const material = materialAs(g, doneOf(at));
      return material === 'stone' || material === 'clay' || material === 'metal'
        ? mayUse(self)
        : [];
    },
    steps: {
      // draw a card.
      draw: (g, f) => draw(g, f.player),
    },
  }),
});
