import { work } from '../work';

export const pillar = work('Pillar', 'stone', {
  // At the end: all sales of your most-sold material are covered.
  coversMostSold: true,
});
