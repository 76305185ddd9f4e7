import { playerState } from '../queries';
import { work } from '../work';
import { mostFrequent } from './helpers';

export const teapot = work('Teapot', 'clay', {
  // Final count: 3 points per card of the bench's largest group.
  points: (g, owner) => 3 * mostFrequent(playerState(g, owner).bench),
});
