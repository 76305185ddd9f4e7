/** Opponents that follow one idea without looking ahead; a good player must beat them. */
import type { Choice, View } from '../../engine';
import { kindOf, worth } from '../../engine/ai/cards';
import type { Rng } from '../../engine/rng';
import { nextFloat } from '../../engine/rng';

export type Liking = (view: View, choice: Choice) => number;

const PAPER = 0;
const STONE = 1;
const CLOTH = 2;
const CLAY = 3;
const METAL = 4;

/** What each act is worth; `other` for those that are not named. */
function byAct(
  likings: Partial<Record<Choice['do'], number | Liking>>,
  other: number | Liking,
): Liking {
  return (view, choice) => {
    const liked = likings[choice.do] ?? other;
    return typeof liked === 'number' ? liked : liked(view, choice);
  };
}

const materialIn = ({ card }: Choice): number => (card === undefined ? -1 : kindOf(card));
const worthIn = ({ card }: Choice): number => worth(card as number);
/** Of the deck's top card nobody knows what it is worth. */
const guessedWorth = ({ card }: Choice): number => (card === undefined ? 2 : worth(card));
const toGallery: Liking = (_view, { wing }) => (wing === 'gallery' ? 5 : 0);
const toGiftShop: Liking = (_view, { wing }) => (wing === 'giftShop' ? 5 : 0);

function held(view: View, m: number): number {
  return (view.players[view.viewer]?.hand.known ?? []).filter((card) => kindOf(card) === m).length;
}

const smallWorks: Liking = (_view, c) => 20 - worthIn(c);
const largeWorks: Liking = (_view, c) => 12 + worthIn(c);

/** Completes five small works in one wing, as fast as possible. */
const rush = byAct(
  {
    smith: smallWorks,
    craft: smallWorks,
    wing: toGallery,
    task: (view, c) => {
      const m = materialIn(c);
      // Paper needs no support: a Clerk task crafts it, a Smith task completes it.
      if (m === METAL) return held(view, PAPER) > 0 ? 8 : 3;
      if (m === PAPER) return held(view, PAPER) > 1 ? 9 : 1;
      return m === CLOTH ? 4 : 2;
    },
    tailor: 5,
    return: (_view, c) => (materialIn(c) === PAPER ? -5 : materialIn(c) === METAL ? -2 : 2),
    hire: (_view, c) => ([PAPER, METAL].includes(materialIn(c)) ? 4 : 3),
    pray: 3,
    use: 4,
  },
  1,
);

const sales: Liking = (_view, c) => 10 + guessedWorth(c);
const materials: Liking = (_view, c) => 8 + guessedWorth(c);

/** Many sales, majorities, and a full hand that scores by them. */
const hoard = byAct(
  {
    sell: sales,
    sellTop: sales,
    sellAll: sales,
    collect: materials,
    collectTop: materials,
    craft: largeWorks,
    smith: largeWorks,
    wing: toGiftShop,
    task: (_view, c) => (materialIn(c) === CLAY ? 6 : materialIn(c) === PAPER ? 5 : 2),
    pray: 6,
    return: (_view, c) => 4 - worthIn(c),
    use: 5,
  },
  3,
);

/** Never ends the game: prays, swaps cards, completes nothing. */
const stall = byAct(
  {
    smith: -5,
    craft: -5,
    return: 4,
    tailor: 6,
    hire: 3,
    collect: 3,
    pray: -1,
    task: (_view, c) => (materialIn(c) === CLOTH ? 5 : 1),
  },
  2,
);

const cards: Liking = (_view, c) => 8 + worthIn(c);

/** Plays the task with most to do on every turn. */
const tasker = byAct(
  {
    task: (view, c) => {
      const m = materialIn(c);
      if (m === METAL) return held(view, PAPER) > 0 || held(view, METAL) > 3 ? 14 : 8;
      if (m === PAPER) return (view.players[view.viewer]?.bench.length ?? 0) > 0 ? 12 : 9;
      return view.floor.length > 0 ? 11 : 9;
    },
    craft: largeWorks,
    smith: largeWorks,
    hire: cards,
    collect: cards,
    sell: cards,
    return: (_view, c) => 3 - worthIn(c),
    use: 6,
    pray: 4,
  },
  3,
);

const hasFewHelpers = (view: View): boolean => (view.players[view.viewer]?.helpers.length ?? 0) < 4;

/** Helpers first, then works in the gallery that cover them. */
const hirer = byAct(
  {
    hire: (view) => (hasFewHelpers(view) ? 20 : 9),
    task: (view, c) =>
      materialIn(c) === STONE && view.floor.length > 0
        ? hasFewHelpers(view)
          ? 15
          : 8
        : 9 + worthIn(c) / 2,
    wing: toGallery,
  },
  tasker,
);

export const SCRIPTED = { rush, hoarder: hoard, staller: stall, tasker, hirer } as const;

export function follow(liking: Liking, view: View, legal: readonly Choice[], rng: Rng): Choice {
  let best = legal[0] as Choice;
  let top = -Infinity;
  for (const choice of legal) {
    const score = liking(view, choice) + 2 * nextFloat(rng);
    if (score > top) {
      top = score;
      best = choice;
    }
  }
  return best;
}
