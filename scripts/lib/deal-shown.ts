/** What a deal shows of the game when two novices play it. */
import type { Act, Choice, GameState } from '../../engine';
import { advance, legalChoices, newGame, score, templeWorth, viewFor } from '../../engine';
import { think } from '../../engine/ai';
import { nextFloat, nextInt, seededRng } from '../../engine/rng';

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
  /** The most works that the rival completed within one turn. */
  readonly leap: number;
  /** Who filled the wing; null if the game ended otherwise. */
  readonly filledBy: number | null;
}

const nothing = (): Done => ({ hires: 0, sales: 0, works: 0, crafts: 0, tasks: 0, covered: 0 });

const COUNTS: Partial<Record<Act, keyof Done>> = {
  hire: 'hires',
  sell: 'sales',
  smith: 'works',
  craft: 'crafts',
  task: 'tasks',
};

type Player = (g: GameState, legal: readonly Choice[], seed: string) => Choice;

const novice: Player = (g, legal, seed) => {
  const thought = think(viewFor(g, g.current), legal, { level: 'novice', seed });
  while (!thought.step(Infinity));
  return thought.best().choice;
};

/** Plays as a newcomer might: anything at all as often as `lost` says, else like a novice. */
const newcomer =
  (lost: number): Player =>
  (g, legal, seed) => {
    const rng = seededRng(`newcomer ${seed}`);
    const isAtRandom = nextFloat(rng) < lost;
    return isAtRandom ? (legal[nextInt(rng, legal.length)] as Choice) : novice(g, legal, seed);
  };

function sumOf(a: Done, b: Done): Done {
  const sum = nothing();
  for (const key of Object.keys(sum) as (keyof Done)[]) sum[key] = a[key] + b[key];
  return sum;
}

/** Works of a player, whichever way they were completed. */
const worksOf = (g: GameState, player: number): number =>
  (g.players[player]?.gallery.length ?? 0) + (g.players[player]?.giftShop.length ?? 0);

const RIVAL = 1;

/** How far apart the two ended. */
function marginOf(g: GameState): number {
  const [a, b] = score(g).players;
  return Math.abs((a?.total ?? 0) - (b?.total ?? 0));
}

/** `trial` makes the same deal another game. */
function playDeal(seed: string, first: Player, trial = ''): Shown {
  const g = newGame({ players: 2, seed });
  const you = nothing();
  const rival = nothing();
  let leap = 0;
  let before = { turn: g.turn, works: 0 };
  for (let legal = legalChoices(g), i = 0; legal !== null; i++) {
    const player = g.current === 0 ? first : novice;
    const choice = player(g, legal, `${seed}${trial}/${i}`);
    const counted = COUNTS[choice.do];
    if (counted !== undefined) (g.current === 0 ? you : rival)[counted]++;
    legal = advance(g, choice);
    leap = Math.max(leap, worksOf(g, RIVAL) - before.works);
    if (g.turn !== before.turn) before = { turn: g.turn, works: worksOf(g, RIVAL) };
  }
  for (const [player, done] of [you, rival].entries()) {
    const { helpers, sales } = templeWorth(viewFor(g, player), player);
    done.covered = [...helpers, ...sales].filter(({ covered }) => covered).length;
  }
  return {
    all: sumOf(you, rival),
    rival,
    turns: g.turn,
    margin: marginOf(g),
    reason: g.end?.reason ?? '',
    leap,
    filledBy: g.end?.reason === 'works' ? g.end.player : null,
  };
}

export const playNovices = (seed: string): Shown => playDeal(seed, novice);

/** A newcomer has ten turns, so two players have twenty. */
const TEN_EACH = 20;
const MOST_TURNS = 30;
const SURPRISING = 3;

/** The rival ended the game before a newcomer had ten turns, or with several works out of nowhere. */
const startles = ({ turns, leap, filledBy }: Shown): boolean =>
  filledBy === RIVAL && (turns < TEN_EACH || leap >= SURPRISING);

/** How many of so many newcomers, from one who plays at random to a novice, lose this deal out of nowhere. */
export function startled(seed: string, newcomers: number): number {
  const games = Array.from({ length: newcomers }, (_, i) =>
    playDeal(seed, newcomer(1 - i / newcomers), ` ${i}`),
  );
  return games.filter(startles).length;
}

/** Each thing counts until it has been seen often enough; a short, long or lopsided game costs points, as does a leap. */
export function richness(seen: Shown): number {
  const { all, turns, margin, reason, leap } = seen;
  const { hires, sales, works, crafts, tasks, covered } = all;
  const enough = (n: number, most: number) => Math.min(n, most) / most;
  const shown =
    enough(hires, 6) +
    enough(sales, 4) +
    enough(works, 5) +
    enough(crafts, 3) +
    enough(covered, 4) +
    tasks / Math.max(1, turns);
  const isLong = turns >= TEN_EACH && turns <= MOST_TURNS;
  const isFair = isLong && margin <= 10 && reason === 'works' && leap < SURPRISING;
  return isFair ? shown : shown / 2;
}
