import { work } from '../work';

export const bell = work('Bell', 'metal', {
  // A Clerk action may sell the top card of the deck.
  clerk: (_g, _me, self) => [{ do: 'sellTop', via: self }],
});
