import { materialAs } from '../queries';
import { MATERIALS } from '../types';
import { work } from '../work';
import { ownWorks } from './helpers';

export const turtle = work('Turtle', 'metal', {
  // Works of all five materials win on the spot.
  wins: (g, owner) => {
    const works = ownWorks(g, owner);
    return MATERIALS.every((material) => works.some((card) => materialAs(g, card) === material));
  },
});
