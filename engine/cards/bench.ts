import { materialAs } from '../queries';
import { work } from '../work';
import { ownWorks } from './helpers';

export const bench = work('Bench', 'stone', {
  // At the end: 2 points for each Stone work of yours, this one included.
  points: (g, owner) =>
    2 * ownWorks(g, owner).filter((card) => materialAs(g, card) === 'stone').length,
});
