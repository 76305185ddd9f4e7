import { completeTop } from '../flow/complete';
import { isWorkOf } from '../queries';
import { returnWork } from '../verbs';
import { effect, work } from '../work';
import { doneOf, isPaper, mayUse } from './helpers';

export const poem = work('Poem', 'paper', {
  afterCompleteLast: effect({
    // After you complete a Paper work,
    choices: (g, me, self, at) =>
      isWorkOf(g, me, doneOf(at)) && isPaper(g, doneOf(at)) ? mayUse(self) : [],
    steps: {
      // you may return it;
      returnWork: (g, f) => returnWork(g, f.player, doneOf(f.vars)),
      // if you did, complete the top card of the deck for free.
      complete: (g, f) => completeTop(g, f.player),
    },
  }),
});
