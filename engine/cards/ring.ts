import { effect, work } from '../work';
import { cardsOfRicher, mayUseOn, take } from './helpers';

export const ring = work('Ring', 'metal', {
  afterAction: effect({
    // After a Clerk action that sold something, take a sale from an opponent who has more than you.
    choices: (g, me, self, at) =>
      at.form === 'clerk' ? mayUseOn(self, cardsOfRicher(g, me, 'sales')) : [],
    steps: { take: (g, f) => take(g, f, 'sales') },
  }),
});
