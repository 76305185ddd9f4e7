import { work } from '../work';
import { actOn, cardsOfRicher } from './helpers';

export const sword = work('Sword', 'metal', {
  takesFromAhead: true,
  // A Monk action may take a helper of an opponent with more helpers than you,
  monk: (g, me, self) => actOn('hire', cardsOfRicher(g, me, 'helpers'), self),
  // a Potter action a material of one with more materials.
  potter: (g, me, self) => actOn('collect', cardsOfRicher(g, me, 'bench'), self),
});
