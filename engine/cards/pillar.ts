import { work } from '../work';

export const pillar = work('Pillar', 'stone', {
  // Final count: the most-sold material is covered, all of it.
  coversMostSold: true,
});
