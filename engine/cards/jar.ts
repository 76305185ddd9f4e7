import { sink } from '../events';
import { cardsOf, opponents, playerState } from '../queries';
import { MATERIALS } from '../types';
import type { Choice, Material } from '../types';
import { giveToWaiting } from '../verbs';
import { effect, work } from '../work';
import { selfOf } from './helpers';

export const jar = work('Jar', 'clay', {
  afterCompleteThis: effect({
    // Name a material;
    choices: (_g, _me, self) =>
      MATERIALS.map((material): Choice => ({ do: 'use', via: self, material })),
    steps: {
      // opponents give up all they hold of it, face down, to the waiting area.
      take: (g, f) => {
        const material = f.answer?.material as Material;
        sink?.push({ type: 'named', player: f.player, material, via: selfOf(f) });
        for (const other of opponents(g, f.player)) {
          for (const card of cardsOf(playerState(g, other).hand, material)) {
            giveToWaiting(g, other, card, f.player);
          }
        }
      },
    },
  }),
});
