/**
 * `npm run first-deals -- --games 400`: finds deals that show a newcomer much of the game. Two
 * novices play each; good ones have hires, sales, cover, works of several materials and a full
 * wing, and are neither short nor long. For store/learn/first-game.ts.
 */
import { keepAllWeights } from '../engine/ai/weights/all';
import { readArgs } from './lib/args';
import { playNovices, richness } from './lib/deal-shown';

const args = readArgs({ games: 400, best: 6, name: 'first' });

keepAllWeights();
const found = Array.from({ length: args.games }, (_, i) => {
  const seed = `${args.name}-${i}`;
  const seen = playNovices(seed);
  return { seed, seen, rich: richness(seen) };
}).sort((a, b) => b.rich - a.rich);
for (const { seed, seen, rich } of found.slice(0, args.best)) {
  console.log(`${seed}: ${rich.toFixed(2)}`, JSON.stringify(seen));
}
