import { work } from '../work';

export const quilt = work('Quilt', 'cloth', {
  // Final count: Paper, Stone and Cloth sales are covered, and shared leads claim backorders.
  coversSales: ['paper', 'stone', 'cloth'],
  claimsTies: ['paper', 'stone', 'cloth'],
});
