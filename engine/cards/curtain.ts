import { work } from '../work';

export const curtain = work('Curtain', 'paper', {
  // Opponents skip your Tailor and Smith tasks unless they reveal a matching card.
  closesTasks: ['cloth', 'metal'],
});
