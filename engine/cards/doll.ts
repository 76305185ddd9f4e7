import { replacing, work } from '../work';
import { mayUseOn, opponentsTasks, selfOf, take } from './helpers';

export const doll = work('Doll', 'paper', {
  insteadOf: replacing('newTask', {
    // No task is played from the hand: an opponent's task
    choices: (g, me, self) => mayUseOn(self, opponentsTasks(g, me)),
    steps: {
      // moves to your slot,
      take: (g, f) => take(g, f, 'task'),
      // and gives you one more action this turn.
      addAction: (g, f) => {
        g.ownTaskExtras = [...g.ownTaskExtras, selfOf(f)];
      },
    },
  }),
});
