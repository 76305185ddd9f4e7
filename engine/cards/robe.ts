import { countOf, playerState } from '../queries';
import { MATERIALS } from '../types';
import type { Choice } from '../types';
import { work } from '../work';

export const robe = work('Robe', 'cloth', {
  // Clerk: sell a whole material off the bench (a single card is the plain action).
  clerk: (g, me, self) =>
    MATERIALS.filter((material) => countOf(playerState(g, me).bench, material) > 1).map(
      (material): Choice => ({ do: 'sellAll', material, via: self }),
    ),
});
