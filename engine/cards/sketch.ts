import { playerState } from '../queries';
import { helperToTask } from '../verbs';
import { replacing, work } from '../work';
import { mayUseOn, pickedCard } from './helpers';

export const sketch = work('Sketch', 'paper', {
  insteadOf: replacing('newTask', {
    // No task is played from the hand: a helper
    choices: (g, me, self) => mayUseOn(self, playerState(g, me).helpers),
    steps: {
      // moves to the task slot.
      move: (g, f) => helperToTask(g, f.player, pickedCard(f)),
    },
  }),
});
