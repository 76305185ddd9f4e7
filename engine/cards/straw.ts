import { work } from '../work';

export const straw = work('Straw', 'paper', {
  // Smith: Cloth and Clay get by with one support less.
  cheaperSmith: ['cloth', 'clay'],
});
