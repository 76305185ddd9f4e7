import { work } from '../work';

export const bangle = work('Bangle', 'clay', {
  // Opponents get no actions from helpers on your tasks.
  forbidsHelpers: true,
  // All your Monk helpers are covered.
  coversHelpers: 'stone',
});
