import { countOf, playerState } from '../queries';
import { MATERIALS } from '../types';
import type { Choice } from '../types';
import { work } from '../work';

export const robe = work('Robe', 'cloth', {
  // A Clerk action may sell all bench cards of one material (one card alone is the plain action).
  clerk: (g, me, self) =>
    MATERIALS.filter((material) => countOf(playerState(g, me).bench, material) > 1).map(
      (material): Choice => ({ do: 'sellAll', material, via: self }),
    ),
});
