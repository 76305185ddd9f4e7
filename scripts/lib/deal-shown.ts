/** What a deal shows of the game when two novices play it. */
import type { Act, Choice, GameState } from '../../engine';
import { advance, legalChoices, newGame, score, templeWorth, viewFor } from '../../engine';
import { think } from '../../engine/ai';

/** What one player did, and has covered at the end. */
interface Done {
  hires: number;
  sales: number;
  works: number;
  crafts: number;
  tasks: number;
  covered: number;
}

export interface Shown {
  /** Of both players together. */
  readonly all: Done;
  readonly rival: Done;
  readonly turns: number;
  readonly margin: number;
  readonly reason: string;
}

const nothing = (): Done => ({ hires: 0, sales: 0, works: 0, crafts: 0, tasks: 0, covered: 0 });

const COUNTS: Partial<Record<Act, keyof Done>> = {
  hire: 'hires',
  sell: 'sales',
  smith: 'works',
  craft: 'crafts',
  task: 'tasks',
};

function answer(g: GameState, legal: readonly Choice[], seed: string): Choice {
  const thought = think(viewFor(g, g.current), legal, { level: 'novice', seed });
  while (!thought.step(Infinity));
  return thought.best().choice;
}

function sumOf(a: Done, b: Done): Done {
  const sum = nothing();
  for (const key of Object.keys(sum) as (keyof Done)[]) sum[key] = a[key] + b[key];
  return sum;
}

export function playNovices(seed: string): Shown {
  const g = newGame({ players: 2, seed });
  const you = nothing();
  const rival = nothing();
  for (let legal = legalChoices(g), i = 0; legal !== null; i++) {
    const choice = answer(g, legal, `${seed}/${i}`);
    const counted = COUNTS[choice.do];
    if (counted !== undefined) (g.current === 0 ? you : rival)[counted]++;
    legal = advance(g, choice);
  }
  for (const [player, done] of [you, rival].entries()) {
    const { helpers, sales } = templeWorth(viewFor(g, player), player);
    done.covered = [...helpers, ...sales].filter(({ covered }) => covered).length;
  }
  const [a, b] = score(g).players;
  return {
    all: sumOf(you, rival),
    rival,
    turns: g.turn,
    margin: Math.abs((a?.total ?? 0) - (b?.total ?? 0)),
    reason: g.end?.reason ?? '',
  };
}

/** Each thing counts until it has been seen often enough; a long or lopsided game costs points. */
export function richness({ all, turns, margin, reason }: Shown): number {
  const { hires, sales, works, crafts, tasks, covered } = all;
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
