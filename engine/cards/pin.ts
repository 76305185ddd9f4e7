import { actionProgram } from '../flow/action';
import { call } from '../flow/run';
import { effect, work } from '../work';
import { mayUse } from './helpers';

export const pin = work('Pin', 'metal', {
  morning: effect({
    choices: (_g, _me, self) => mayUse(self),
    steps: {
      // One Tailor action; as ever, it can be a Craft or a Prayer.
      act: (g, f) => call(g, actionProgram, f.player, { owner: f.player, material: 'cloth' }),
    },
  }),
});
