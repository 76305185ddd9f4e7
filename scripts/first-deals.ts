/**
 * `npm run first-deals -- --games 400`: finds deals that show a newcomer much of the game. Two
 * novices play each; good ones have hires, sales, cover, works of several materials and a full
 * wing, and are neither short nor long. For store/learn/first-game.ts.
 */
import type { Choice, GameState } from '../engine';
import { advance, legalChoices, newGame, score, templeWorth, viewFor } from '../engine';
import { think } from '../engine/ai';
import { keepAllWeights } from '../engine/ai/weights/all';
import { readArgs } from './lib/args';

const args = readArgs({ games: 400, best: 6, name: 'first' });

interface Seen {
  hires: number;
  sales: number;
  works: number;
  crafts: number;
  tasks: number;
  covered: number;
  turns: number;
  margin: number;
  reason: string;
}

function answer(g: GameState, legal: readonly Choice[], seed: string): Choice {
  const thought = think(viewFor(g, g.current), legal, { level: 'novice', seed });
  while (!thought.step(Infinity));
  return thought.best().choice;
}

function play(seed: string): Seen {
  const g = newGame({ players: 2, seed });
  const seen: Seen = {
    hires: 0,
    sales: 0,
    works: 0,
    crafts: 0,
    tasks: 0,
    covered: 0,
    turns: 0,
    margin: 0,
    reason: '',
  };
  for (let legal = legalChoices(g), i = 0; legal !== null; i++) {
    const choice = answer(g, legal, `${seed}/${i}`);
    if (choice.do === 'hire') seen.hires++;
    if (choice.do === 'sell') seen.sales++;
    if (choice.do === 'smith') seen.works++;
    if (choice.do === 'craft') seen.crafts++;
    if (choice.do === 'task') seen.tasks++;
    legal = advance(g, choice);
  }
  for (const player of [0, 1]) {
    const { helpers, sales } = templeWorth(viewFor(g, player), player);
    seen.covered += [...helpers, ...sales].filter(({ covered }) => covered).length;
  }
  const [a, b] = score(g).players;
  return {
    ...seen,
    turns: g.turn,
    margin: Math.abs((a?.total ?? 0) - (b?.total ?? 0)),
    reason: g.end?.reason ?? '',
  };
}

/** Each thing counts until it has been seen often enough; a long or lopsided game costs points. */
function richness({ hires, sales, works, crafts, tasks, covered, turns, margin, reason }: Seen) {
  const enough = (n: number, most: number) => Math.min(n, most) / most;
  const shown =
    enough(hires, 6) +
    enough(sales, 4) +
    enough(works, 5) +
    enough(crafts, 3) +
    enough(covered, 4) +
    tasks / Math.max(1, turns);
  const isFair = turns >= 14 && turns <= 26 && margin <= 10 && reason === 'works';
  return isFair ? shown : shown / 2;
}

keepAllWeights();
const found = Array.from({ length: args.games }, (_, i) => {
  const seed = `${args.name}-${i}`;
  const seen = play(seed);
  return { seed, seen, rich: richness(seen) };
}).sort((a, b) => b.rich - a.rich);
for (const { seed, seen, rich } of found.slice(0, args.best)) {
  console.log(`${seed}: ${rich.toFixed(2)}`, JSON.stringify(seen));
}
