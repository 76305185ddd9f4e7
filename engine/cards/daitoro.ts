import { turnTop } from '../verbs';
import { effect, work } from '../work';
import { mayUse } from './helpers';

export const daitoro = work('Daitoro', 'stone', {
  morning: effect({
    choices: (g, _me, self) => (g.floor.length < 3 ? mayUse(self) : []),
    steps: {
      // Turn up cards until the floor holds three.
      fillFloor: (g) => {
        while (g.floor.length < 3 && g.end === null) turnTop(g);
      },
    },
  }),
});
