import { playerState } from '../queries';
import { helperToTask } from '../verbs';
import { replacing, work } from '../work';
import { mayUseOn, pickedCard } from './helpers';

export const sketch = work('Sketch', 'paper', {
  insteadOf: replacing('newTask', {
    // Instead of a task from your hand, one of your helpers
    choices: (g, me, self) => mayUseOn(self, playerState(g, me).helpers),
    steps: {
      // moves to the task slot.
      move: (g, f) => helperToTask(g, f.player, pickedCard(f)),
    },
  }),
});
