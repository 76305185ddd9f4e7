import { work } from './define';

export const goSet = work('Go Set', 'stone', {
  // Your Stone works are in both wings at once.
  inBothWings: 'stone',
});
