/** The tables in the pictures, laid out by the engine, which also counts the numbers in their texts. */
import type { CardName, GameState, Situation, View } from '@/engine';
import { scoreOf, situation, viewFor } from '@/engine';

const YOU = 0;

/** Laid out once, when first used. */
function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/** Before a task is chosen nothing moves by itself. */
const laid = (given: Situation): GameState => situation({ ...given, at: 'newTask' });

const seen = (given: Situation): (() => View) => once(() => viewFor(laid(given), YOU));

/** Two hands are dealt; the task of each is still face down. */
export const setupTable = seen({
  you: { task: ['Vase'], taskFaceDown: true, hand: ['Poem', 'Tower', 'Robe', 'Jar', 'Bell'] },
  left: { task: ['Gong'], taskFaceDown: true, hand: ['Fan', 'Stool', 'Mask', 'Cup', 'Coin'] },
  floor: ['Bowl', 'Kite'],
});

/** Something under every edge and in both wings. */
export const templeTable = seen({
  you: {
    task: ['Tower'],
    helpers: ['Bench', 'Jar'],
    bench: ['Vase', 'Bowl'],
    sales: ['Robe', 'Flag'],
    gallery: ['Amulet'],
    giftShop: ['Socks'],
    hand: ['Poem'],
  },
});

const HELPERS: readonly CardName[] = ['Bowl', 'Brick', 'Cup', 'Dice'];

/** Four helpers: too many for one work, and covered once there are two. */
export const coverTables = {
  before: seen({ you: { helpers: HELPERS, gallery: ['Vase'], hand: ['Poem'] } }),
  after: seen({ you: { helpers: HELPERS, gallery: ['Vase', 'Jar'], hand: ['Poem'] } }),
};

/** The example that the text counts, card by card. */
const scoredState = once((): GameState =>
  laid({
    you: {
      gallery: ['Tower', 'Jar'],
      giftShop: ['Scroll', 'Bell', 'Flag'],
      sales: ['Coin', 'Flute', 'Crane', 'Plane', 'Kite', 'Dice'],
      hand: ['Ring', 'Vase', 'Poem', 'Robe'],
    },
    left: {
      gallery: ['Brick', 'Stool'],
      giftShop: ['Mask', 'Socks', 'Pin', 'Doll'],
      sales: ['Gong', 'Straw', 'Sketch', 'Quilt', 'Tapestry', 'Umbrella'],
      hand: ['Puppet', 'Fan', 'Cup'],
    },
  }),
);

export const scoredTable = once(() => {
  const g = scoredState();
  return { view: viewFor(g, YOU), scores: g.players.map((_, player) => scoreOf(g, player)) };
});
