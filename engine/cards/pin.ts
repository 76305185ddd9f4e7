import { call } from '../flow/run';
import { work } from '../work';
import { mayUse } from './helpers';

export const pin = work('Pin', 'metal', {
  morning: {
    choices: (_g, _me, self) => mayUse(self),
    steps: [
      // Take a Tailor action: it may become Craft with Cloth, or Prayer.
      (g, f) => call(g, 'action', f.player, { owner: f.player, material: 'cloth' }),
    ],
  },
});
