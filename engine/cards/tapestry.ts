import { playerState, worksInWing } from '../queries';
import { work } from '../work';

export const tapestry = work('Tapestry', 'cloth', {
  // At the end: 1 point for each work in its wing, this one included.
  points: (g, owner, self) =>
    worksInWing(g, owner, playerState(g, owner).gallery.includes(self) ? 'gallery' : 'giftShop'),
});
