import { playerState } from '../queries';
import { SHOWN_HELPERS } from '../types';
import { work } from '../work';
import { mostFrequent } from './helpers';

export const haniwa = work('Haniwa', 'clay', {
  // At the end: 3 points for each helper of your most frequent type.
  // Fountain's helpers count if the game is over before their task is.
  points: (g, owner) => {
    const shown = g.current === owner ? (g.task?.[SHOWN_HELPERS] ?? 0) : 0;
    return 3 * mostFrequent(playerState(g, owner).helpers, shown);
  },
});
