import { draw, workToWaiting } from '../verbs';
import { effect, work } from '../work';
import { mayUse, selfOf } from './helpers';

export const gong = work('Gong', 'metal', {
  afterAction: effect({
    // After a Prayer action of yours,
    choices: (_g, _me, self, at) => (at.form === 'prayer' ? mayUse(self) : []),
    steps: {
      // draw three cards,
      draw: (g, f) => {
        for (let i = 0; i < 3; i++) draw(g, f.player);
      },
      // then put Gong into your waiting area too.
      moveSelf: (g, f) => workToWaiting(g, f.player, selfOf(f)),
    },
  }),
});
