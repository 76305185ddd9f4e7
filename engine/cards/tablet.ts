import { pickCard } from '../flow/ask';
import { DONE } from '../program';
import { countOf } from '../queries';
import type { Choice, GameState } from '../types';
import { returnFromFloor, turnTop } from '../verbs';
import { effect, work } from '../work';
import { pickedCard } from './helpers';

export const tablet = work('Tablet', 'stone', {
  afterCompleteThis: effect({
    choices: (g, _me, self) => {
      const sides: Choice[] = [];
      if (g.floor.length > 0) sides.push({ do: 'use', via: self, side: 'returnAll' });
      if (!hasStoneAndMetal(g)) sides.push({ do: 'use', via: self, side: 'turn' });
      return sides;
    },
    steps: {
      turn: (g, f) => {
        if (f.answer?.side === 'returnAll') return;
        // Turn up cards until Stone and Metal both lie there,
        while (!hasStoneAndMetal(g) && g.end === null) turnTop(g);
        return DONE;
      },
      // or return all floor cards, in your order.
      next: pickCard('floor', 'return', { auto: true }),
      returnNext: (g, f) => {
        if (f.answer === null) return DONE;
        returnFromFloor(g, pickedCard(f));
        return 'next';
      },
    },
  }),
});

function hasStoneAndMetal(g: GameState): boolean {
  return countOf(g.floor, 'stone') > 0 && countOf(g.floor, 'metal') > 0;
}
