import { effect, work } from '../work';
import { cardsOfRicher, mayUseOn, take } from './helpers';

export const ring = work('Ring', 'metal', {
  afterAction: effect({
    // A Clerk action sold something: take a sale where there are more than you have.
    choices: (g, me, self, at) =>
      at.form === 'clerk' ? mayUseOn(self, cardsOfRicher(g, me, 'sales')) : [],
    steps: { take: (g, f) => take(g, f, 'sales') },
  }),
});
