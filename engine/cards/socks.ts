import { work } from '../work';

export const socks = work('Socks', 'cloth', {
  // A Potter action may collect the top card of the deck.
  potter: (_g, _me, self) => [{ do: 'collectTop', via: self }],
});
