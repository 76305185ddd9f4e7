import { work } from '../work';

export const socks = work('Socks', 'cloth', {
  // Potter: the deck's top card may be collected.
  potter: (_g, _me, self) => [{ do: 'collectTop', via: self }],
});
