/** Tables to lay out: from random games, and crowded ones built by hand. */
import type { GameState, PlayerId, View } from '@/engine';
import { advance, legalChoices, newGame, viewFor } from '@/engine';

/** Phones, a phone in landscape, tablets: every size the table must fit. */
export const SIZES = [
  [360, 640],
  [375, 667],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1180, 820],
] as const;

/** Seeded, so that a failure can be replayed. */
export function dice(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 2 ** 32;
  };
}

export function randomStates(players: number, seed: number, every: number): GameState[] {
  const roll = dice(seed);
  const g = newGame({ players, seed: `layout-${players}-${seed}` });
  const states: GameState[] = [JSON.parse(JSON.stringify(g)) as GameState];
  let choices = legalChoices(g);
  for (let i = 0; choices !== null && i < 3000; i++) {
    const choice = choices[Math.floor(roll() * choices.length)];
    choices = advance(g, choice as (typeof choices)[number]);
    if (i % every === 0) states.push(JSON.parse(JSON.stringify(g)) as GameState);
  }
  return states;
}

/** Everything full at once: 8 helpers, 9 sales, 8 on the bench, 4 works a wing, 12 in hand, 14 on the floor. */
export function crowdedView(players: number, viewer: PlayerId): View {
  const g = newGame({ players, seed: 'crowd' });
  const view = viewFor(g, viewer);
  const cards = Array.from({ length: players > 3 ? 108 : 54 }, (_, i) => i);
  const take = (n: number) => cards.splice(0, n);
  view.floor = take(14);
  view.players.forEach((p, player) => {
    const mine = player === viewer;
    p.taskFaceDown = false;
    p.task = take(1);
    p.helpers = take(mine ? 8 : 3);
    p.sales = take(mine ? 9 : 2);
    p.bench = take(mine ? 8 : 2);
    p.gallery = take(mine ? 4 : 3);
    p.giftShop = take(mine ? 4 : 1);
    p.hand = { count: mine ? 12 : 7, known: mine ? take(12) : [], materials: [] };
    p.waiting = { count: 4, known: [], materials: [] };
  });
  // A deck of 54 is too small for all of that; the rest is left out.
  for (const p of view.players) p.hand.count = Math.max(p.hand.count, p.hand.known.length);
  view.deck = [null, null, null];
  return view;
}
