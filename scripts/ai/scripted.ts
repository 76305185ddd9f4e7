/** Opponents that follow one idea without looking ahead; a good player must beat them. */
import type { Choice, View } from '../../engine';
import { kindOf, worth } from '../../engine/ai/cards';
import type { Rng } from '../../engine/rng';
import { nextFloat } from '../../engine/rng';

export type Liking = (view: View, choice: Choice) => number;

const PAPER = 0;
const METAL = 4;

function held(view: View, m: number): number {
  return (view.players[view.viewer]?.hand.known ?? []).filter((card) => kindOf(card) === m).length;
}

/** Completes five small works in one wing, as fast as possible. */
const rush: Liking = (view, c) => {
  const m = c.card === undefined ? -1 : kindOf(c.card);
  switch (c.do) {
    case 'smith':
    case 'craft':
      return 20 - worth(c.card as number);
    case 'wing':
      return c.wing === 'gallery' ? 5 : 0;
    case 'task':
      // Paper needs no support: a Clerk task crafts it, a Smith task completes it.
      if (m === METAL) return held(view, PAPER) > 0 ? 8 : 3;
      if (m === PAPER) return held(view, PAPER) > 1 ? 9 : 1;
      return m === 2 ? 4 : 2;
    case 'tailor':
      return 5;
    case 'return':
      return m === PAPER ? -5 : m === METAL ? -2 : 2;
    case 'hire':
      return m === PAPER || m === METAL ? 4 : 3;
    case 'pray':
      return 3;
    case 'use':
      return 4;
    default:
      return 1;
  }
};

/** Many sales, majorities, and a full hand that scores by them. */
const hoard: Liking = (_view, c) => {
  switch (c.do) {
    case 'sell':
    case 'sellTop':
    case 'sellAll':
      return 10 + (c.card === undefined ? 2 : worth(c.card));
    case 'collect':
    case 'collectTop':
      return 8 + (c.card === undefined ? 2 : worth(c.card));
    case 'craft':
    case 'smith':
      return 12 + worth(c.card as number);
    case 'wing':
      return c.wing === 'giftShop' ? 5 : 0;
    case 'task': {
      const m = kindOf(c.card as number);
      return m === 3 ? 6 : m === PAPER ? 5 : 2;
    }
    case 'pray':
      return 6;
    case 'return':
      return 4 - worth(c.card as number);
    case 'use':
      return 5;
    default:
      return 3;
  }
};

/** Never ends the game: prays, swaps cards, completes nothing. */
const stall: Liking = (_view, c) => {
  switch (c.do) {
    case 'smith':
    case 'craft':
      return -5;
    case 'return':
      return 4;
    case 'tailor':
      return 6;
    case 'hire':
    case 'collect':
      return 3;
    case 'pray':
      return -1;
    case 'task':
      return kindOf(c.card as number) === 2 ? 5 : 1;
    default:
      return 2;
  }
};

/** Plays the task with most to do on every turn. */
const tasker: Liking = (view, c) => {
  switch (c.do) {
    case 'task': {
      const m = kindOf(c.card as number);
      if (m === METAL) return held(view, PAPER) > 0 || held(view, METAL) > 3 ? 14 : 8;
      if (m === PAPER) return (view.players[view.viewer]?.bench.length ?? 0) > 0 ? 12 : 9;
      return view.floor.length > 0 ? 11 : 9;
    }
    case 'craft':
    case 'smith':
      return 12 + worth(c.card as number);
    case 'hire':
    case 'collect':
    case 'sell':
      return 8 + worth(c.card as number);
    case 'return':
      return 3 - worth(c.card as number);
    case 'use':
      return 6;
    case 'pray':
      return 4;
    default:
      return 3;
  }
};

/** Helpers first, then works in the gallery that cover them. */
const hirer: Liking = (view, c) => {
  const helpers = view.players[view.viewer]?.helpers.length ?? 0;
  switch (c.do) {
    case 'hire':
      return helpers < 4 ? 20 : 9;
    case 'task':
      if (kindOf(c.card as number) === 1 && view.floor.length > 0) return helpers < 4 ? 15 : 8;
      return 9 + worth(c.card as number) / 2;
    case 'wing':
      return c.wing === 'gallery' ? 5 : 0;
    default:
      return tasker(view, c);
  }
};

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
