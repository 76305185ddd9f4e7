import { work } from '../work';
import { actOn, cardsOfRicher } from './helpers';

export const sword = work('Sword', 'metal', {
  takesFromAhead: true,
  // Monk: take a helper where an opponent has more of them,
  monk: (g, me, self) => actOn('hire', cardsOfRicher(g, me, 'helpers'), self),
  // Potter: a material where there are more.
  potter: (g, me, self) => actOn('collect', cardsOfRicher(g, me, 'bench'), self),
});
