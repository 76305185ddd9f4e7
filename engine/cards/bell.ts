import { work } from '../work';

export const bell = work('Bell', 'metal', {
  // Clerk: the deck's top card may be sold.
  clerk: (_g, _me, self) => [{ do: 'sellTop', via: self }],
});
