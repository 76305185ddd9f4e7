import { actionProgram } from '../flow/action';
import { call } from '../flow/run';
import { effect, work } from '../work';
import { mayUse } from './helpers';

export const pin = work('Pin', 'metal', {
  morning: effect({
    choices: (_g, _me, self) => mayUse(self),
    steps: {
      // Take a Tailor action: it may become Craft with Cloth, or Prayer.
      act: (g, f) => call(g, actionProgram, f.player, { owner: f.player, material: 'cloth' }),
    },
  }),
});
