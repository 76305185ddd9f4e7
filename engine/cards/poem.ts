import { completeTop } from '../flow/complete';
import { isWorkOf } from '../queries';
import { returnWork } from '../verbs';
import { effect, work } from '../work';
import { doneOf, isPaper, mayUse } from './helpers';

export const poem = work('Poem', 'paper', {
  afterCompleteLast: effect({
    // A new Paper work:
    choices: (g, me, self, at) =>
      isWorkOf(g, me, doneOf(at)) && isPaper(g, doneOf(at)) ? mayUse(self) : [],
    steps: {
      // it is returned,
      returnWork: (g, f) => returnWork(g, f.player, doneOf(f.vars)),
      // then the deck's top card is completed for free.
      complete: (g, f) => completeTop(g, f.player),
    },
  }),
});
