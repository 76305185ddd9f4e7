import { work } from '../work';

export const quilt = work('Quilt', 'cloth', {
  // At the end: Paper, Stone and Cloth: your sales are covered, and you claim tied backorders.
  coversSales: ['paper', 'stone', 'cloth'],
  claimsTies: ['paper', 'stone', 'cloth'],
});
