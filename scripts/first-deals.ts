/**
 * `npm run first-deals -- --games 400`: finds deals that show a newcomer much of the game, for
 * store/learn/first-game.ts. Two novices play each; good ones have hires, sales, cover, works of
 * several materials and a full wing; the rival completes no three works in a turn, and both have ten turns.
 * How a newcomer plays is not known, so the richest are played again by several, from one who plays at
 * random to a novice: the fewer of them lose early or to three works at once, the better.
 */
import { keepAllWeights } from '../engine/ai/weights/all';
import { readArgs } from './lib/args';
import { playNovices, richness, startled } from './lib/deal-shown';

const args = readArgs({ games: 400, best: 10, newcomers: 16, name: 'first' });

keepAllWeights();
const found = Array.from({ length: args.games }, (_, i) => {
  const seed = `${args.name}-${i}`;
  const seen = playNovices(seed);
  return { seed, seen, rich: richness(seen) };
}).sort((a, b) => b.rich - a.rich);
for (const { seed, seen, rich } of found.slice(0, args.best)) {
  const lost = `${startled(seed, args.newcomers)} of ${args.newcomers} newcomers startled`;
  console.log(`${seed}: ${rich.toFixed(2)}, ${lost}`, JSON.stringify(seen));
}
