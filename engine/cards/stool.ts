import { materialAs } from '../queries';
import { draw } from '../verbs';
import { effect, work } from '../work';
import { doneOf, mayUse } from './helpers';

export const stool = work('Stool', 'stone', {
  afterComplete: effect({
    // After you complete a work of Stone, of Clay or of Metal,
    choices: (g, _me, self, at) => {
      const material = materialAs(g, doneOf(at));
      return material === 'stone' || material === 'clay' || material === 'metal'
        ? mayUse(self)
        : [];
    },
    steps: {
      // you may draw a card.
      draw: (g, f) => draw(g, f.player),
    },
  }),
});
