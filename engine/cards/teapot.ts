import { playerState } from '../queries';
import { work } from '../work';
import { mostFrequent } from './helpers';

export const teapot = work('Teapot', 'clay', {
  // At the end: 3 points for each bench card of your most frequent material.
  points: (g, owner) => 3 * mostFrequent(playerState(g, owner).bench),
});
