import { opponents } from '../queries';
import type { Choice, PlayerId } from '../types';
import { returnWork, tradeHands } from '../verbs';
import { effect, work } from '../work';
import { selfOf } from './helpers';

export const puppet = work('Puppet', 'cloth', {
  beforeTailor: effect({
    // With an opponent of your choice,
    choices: (g, me, self) =>
      opponents(g, me).map((player): Choice => ({ do: 'use', via: self, player })),
    steps: {
      // return Puppet;
      returnSelf: (g, f) => returnWork(g, f.player, selfOf(f)),
      // hands are swapped; what comes in has to wait.
      trade: (g, f) => tradeHands(g, f.player, f.answer?.player as PlayerId),
    },
  }),
});
