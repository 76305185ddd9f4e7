import { work } from '../work';

export const coin = work('Coin', 'metal', {
  // Final count: backorders in hand pay once more.
  handCountsAgain: true,
});
