import { playerState } from '../queries';
import { SHOWN_HELPERS } from '../types';
import { work } from '../work';
import { mostFrequent } from './helpers';

export const haniwa = work('Haniwa', 'clay', {
  // Final count: 3 points per helper of the largest group.
  // Fountain's helpers count if the game is over before their task is.
  points: (g, owner) => {
    const shown = g.current === owner ? (g.task?.[SHOWN_HELPERS] ?? 0) : 0;
    return 3 * mostFrequent(playerState(g, owner).helpers, shown);
  },
});
