import { work } from '../work';

export const lampshade = work('Lampshade', 'paper', {
  // At the end: Clay and Metal: you claim tied backorders.
  claimsTies: ['clay', 'metal'],
});
