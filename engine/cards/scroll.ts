import { work } from '../work';

export const scroll = work('Scroll', 'paper', {
  // At the end: 3 points.
  points: () => 3,
});
