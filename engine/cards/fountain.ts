import { pickCard } from '../flow/ask';
import { DONE, optional, someCards } from '../program';
import { cardsOf, playerState } from '../queries';
import type { CardId, TaskInfo } from '../types';
import { SHOWN_HELPERS } from '../types';
import { revealFromHand } from '../verbs';
import { effect, work } from '../work';
import { mayUseOn, pickedCard } from './helpers';

export const fountain = work('Fountain', 'stone', {
  beforeTask: effect({
    vars: { shown: optional(someCards) },
    // A Clerk task is next, anyone's: show as many Stone hand cards as you like;
    choices: (g, me, self) =>
      g.task?.material === 'paper' ? mayUseOn(self, cardsOf(playerState(g, me).hand, 'stone')) : [],
    steps: {
      reveal: (g, f) => {
        revealFromHand(g, f.player, pickedCard(f), 'helper');
        // each is a Clerk helper for that task.
        (g.task as TaskInfo)[SHOWN_HELPERS]++;
        f.vars.shown = [...(f.vars.shown ?? []), pickedCard(f)];
      },
      another: pickCard<{ shown?: readonly CardId[] }>('hand', 'reveal', {
        material: () => 'stone',
        except: (f) => f.vars.shown,
        may: 'decline',
      }),
      again: (_, f) => (f.answer?.do === 'reveal' ? 'reveal' : DONE),
    },
  }),
});
