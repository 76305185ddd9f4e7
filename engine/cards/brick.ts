import { work } from '../work';

export const brick = work('Brick', 'clay', {
  // Smith: all face-up tasks support like hand cards.
  tasksSupportSmith: true,
});
