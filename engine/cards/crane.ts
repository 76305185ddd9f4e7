import { work } from '../work';

export const crane = work('Crane', 'paper', {
  // Smith and Craft: each Paper returned from the bench replaces one support.
  replacesSupport: ['paper'],
});
