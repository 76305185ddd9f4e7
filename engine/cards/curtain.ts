import { work } from '../work';

export const curtain = work('Curtain', 'paper', {
  // Tailor and Smith tasks are shut to opponents who show no matching card.
  closesTasks: ['cloth', 'metal'],
});
