import { work } from '../work';

export const crane = work('Crane', 'paper', {
  // For Smith and Craft, you may return Paper from your bench, each card in place of one support.
  replacesSupport: ['paper'],
});
