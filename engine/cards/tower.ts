import { work } from '../work';

export const tower = work('Tower', 'stone', {
  // Clerk, Monk and Potter tasks are shut to opponents who show no matching card.
  closesTasks: ['paper', 'stone', 'clay'],
});
