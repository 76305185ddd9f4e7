import { work } from '../work';

export const mask = work('Mask', 'cloth', {
  // On your tasks, opponents have neither Craft nor Prayer.
  forbidsConversion: true,
});
