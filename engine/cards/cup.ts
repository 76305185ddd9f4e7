import { endGame } from '../end';
import { returnWork } from '../verbs';
import { effect, work } from '../work';
import { mayUse, selfOf } from './helpers';

export const cup = work('Cup', 'clay', {
  afterAction: effect({
    // After a Prayer action of yours,
    choices: (_g, _me, self, at) => (at.form === 'prayer' ? mayUse(self) : []),
    steps: {
      // return Cup;
      returnSelf: (g, f) => returnWork(g, f.player, selfOf(f)),
      // the game ends.
      end: (g, f) => endGame(g, 'cup', f.player),
    },
  }),
});
