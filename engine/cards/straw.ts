import { work } from '../work';

export const straw = work('Straw', 'paper', {
  // Smith of a Cloth or Clay work needs one support fewer.
  cheaperSmith: ['cloth', 'clay'],
});
