import { work } from '../work';

export const bangle = work('Bangle', 'clay', {
  // On your tasks, opponents' helpers give nothing.
  forbidsHelpers: true,
  // All your Monk helpers are covered.
  coversHelpers: 'stone',
});
