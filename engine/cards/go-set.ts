import { work } from '../work';

export const goSet = work('Go Set', 'stone', {
  // Your Stone works are in both wings at once.
  inBothWings: 'stone',
});
