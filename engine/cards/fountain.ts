import { PASS } from '../flow/moment';
import { DONE, optional, someCards } from '../program';
import { cardsOf, playerState } from '../queries';
import type { TaskInfo } from '../types';
import { revealFromHand } from '../verbs';
import { effect, work } from '../work';
import { actOn, mayUseOn, pickedCard } from './helpers';

export const fountain = work('Fountain', 'stone', {
  beforeTask: effect({
    vars: { shown: optional(someCards) },
    // Before a Clerk task, anyone's, reveal any number of Monk cards from your hand:
    choices: (g, me, self) =>
      g.task?.material === 'paper' ? mayUseOn(self, cardsOf(playerState(g, me).hand, 'stone')) : [],
    steps: {
      reveal: (g, f) => {
        revealFromHand(g, f.player, pickedCard(f), 'helper');
        // each is a Clerk helper for that task.
        (g.task as TaskInfo).fountain++;
        f.vars.shown = [...(f.vars.shown ?? []), pickedCard(f)];
      },
      another: {
        kind: 'fountain',
        choices: (g, f) => {
          const monks = cardsOf(playerState(g, f.player).hand, 'stone');
          const more = monks.filter((card) => !f.vars.shown?.includes(card));
          return more.length > 0 ? [...actOn('reveal', more), PASS] : [];
        },
      },
      again: (_, f) => (f.answer?.do === 'reveal' ? 'reveal' : DONE),
    },
  }),
});
