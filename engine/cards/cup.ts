import { endGame } from '../flow/end';
import { returnWork } from '../verbs';
import { work } from './define';
import { selfOf, use } from './helpers';

export const cup = work('Cup', 'clay', {
  afterAction: {
    // After a Prayer action of yours,
    choices: (_g, _me, self, at) => (at.form === 'prayer' ? use(self) : []),
    steps: [
      // return Cup;
      (g, f) => returnWork(g, f.player, selfOf(f)),
      // the game ends.
      (g, f) => endGame(g, 'cup', f.player),
    ],
  },
});
