import { playerState, worksInWing } from '../queries';
import { work } from '../work';

export const tapestry = work('Tapestry', 'cloth', {
  // Final count: 1 point per work of its wing, itself too.
  points: (g, owner, self) =>
    worksInWing(g, owner, playerState(g, owner).gallery.includes(self) ? 'gallery' : 'giftShop'),
});
