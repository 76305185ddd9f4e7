import { sink } from '../events';
import { countWorks, opponents } from '../queries';
import { effect, work } from '../work';
import { mayUse, selfOf } from './helpers';

export const frog = work('Frog', 'stone', {
  afterCompleteThis: effect({
    // Frog counted, nobody else has fewer works:
    choices: (g, me, self) =>
      opponents(g, me).every((other) => countWorks(g, other) >= countWorks(g, me))
        ? mayUse(self)
        : [],
    steps: {
      // take another turn after this one.
      addTurn: (g, f) => {
        g.extraTurns++;
        sink?.push({ type: 'extraTurn', player: f.player, via: selfOf(f) });
      },
    },
  }),
});
