import { work } from '../work';

export const tower = work('Tower', 'stone', {
  // Opponents skip your Clerk, Monk and Potter tasks unless they reveal a matching card.
  closesTasks: ['paper', 'stone', 'clay'],
});
