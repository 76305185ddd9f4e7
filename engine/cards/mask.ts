import { work } from '../work';

export const mask = work('Mask', 'cloth', {
  // Opponents may not turn actions of your tasks into Craft or Prayer.
  forbidsConversion: true,
});
