import { materialAs } from '../queries';
import { MATERIALS } from '../types';
import { work } from '../work';
import { ownWorks } from './helpers';

export const turtle = work('Turtle', 'metal', {
  // When you own works of all five materials, you win at once.
  wins: (g, owner) => {
    const works = ownWorks(g, owner);
    return MATERIALS.every((material) => works.some((card) => materialAs(g, card) === material));
  },
});
