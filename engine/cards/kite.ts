import { aCard, aPlayer, optional } from '../program';
import { playerState, workIndex } from '../queries';
import type { CardId, Choice, PlayerId } from '../types';
import { copyWork, putOnBench } from '../verbs';
import { effect, work } from '../work';
import { actOn, mayUseOn, ownWorks, pickedCard, selfOf } from './helpers';

export const kite = work('Kite', 'cloth', {
  morning: effect({
    vars: { card: optional(aCard), owner: optional(aPlayer) },
    // Move a card from your hand
    choices: (g, me, self) => mayUseOn(self, playerState(g, me).hand),
    steps: {
      remember: (_, f) => {
        f.vars.card = pickedCard(f);
      },
      // to anyone's bench;
      bench: {
        ask: { pick: 'player', act: 'bench' },
        choices: (g) => g.players.map((_, player): Choice => ({ do: 'bench', player })),
      },
      give: (g, f) => {
        f.vars.owner = f.answer?.player as PlayerId;
        putOnBench(g, f.player, f.vars.card as CardId, f.vars.owner);
      },
      // until the turn is over Kite copies a work there.
      original: {
        ask: { pick: 'works', act: 'copy' },
        auto: true,
        choices: (g, f) => {
          const works = ownWorks(g, f.vars.owner as PlayerId);
          return actOn(
            'copy',
            works.filter((card) => card !== selfOf(f)),
          );
        },
      },
      // A Kite that is already a copy counts as the copied work.
      copy: (g, f) => {
        if (f.answer !== null) copyWork(g, selfOf(f), workIndex(g, pickedCard(f)));
      },
    },
  }),
});
