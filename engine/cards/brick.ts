import { work } from '../work';

export const brick = work('Brick', 'clay', {
  // For Smith, every face-up task on the table counts as a card in your hand for support.
  tasksSupportSmith: true,
});
