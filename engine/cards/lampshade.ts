import { work } from '../work';

export const lampshade = work('Lampshade', 'paper', {
  // Final count: shared leads in Clay and Metal claim backorders.
  claimsTies: ['clay', 'metal'],
});
