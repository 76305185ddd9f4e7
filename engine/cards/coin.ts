import { work } from '../work';

export const coin = work('Coin', 'metal', {
  // At the end: your hand counts once more for backorders.
  handCountsAgain: true,
});
