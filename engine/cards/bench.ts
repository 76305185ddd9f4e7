import { materialAs } from '../queries';
import { work } from '../work';
import { ownWorks } from './helpers';

export const bench = work('Bench', 'stone', {
  // Final count: 2 points per Stone work, itself too.
  points: (g, owner) =>
    2 * ownWorks(g, owner).filter((card) => materialAs(g, card) === 'stone').length,
});
