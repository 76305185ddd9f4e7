import type { Material, Task } from '../../engine';
import {
  materialOf,
  newGame,
  TASK_OF,
  valueOf,
  VALUE_OF,
  WORK_NAMES,
  WORKS_PER_DECK,
} from '../../engine';

interface Row {
  task: Task;
  value: number;
  count: number;
  works: string;
}

/** The table of the rules. */
const RULES: Record<Material, Row> = {
  paper: {
    task: 'clerk',
    value: 1,
    count: 12,
    works:
      'Crane, Curtain, Deck of Cards, Doll, Fan, Lampshade, Pinwheel, Plane, Poem, Scroll, Sketch, Straw',
  },
  stone: {
    task: 'monk',
    value: 2,
    count: 11,
    works: 'Amulet, Bench, Daitoro, Fountain, Frog, Go Set, Pillar, Statue, Stool, Tablet, Tower',
  },
  cloth: {
    task: 'tailor',
    value: 2,
    count: 11,
    works: 'Cloak, Flag, Handkerchief, Kite, Mask, Puppet, Quilt, Robe, Socks, Tapestry, Umbrella',
  },
  clay: {
    task: 'potter',
    value: 3,
    count: 10,
    works: 'Bangle, Bowl, Brick, Cup, Dice, Figurine, Haniwa, Jar, Teapot, Vase',
  },
  metal: {
    task: 'smith',
    value: 3,
    count: 10,
    works: 'Bell, Chopsticks, Coin, Flute, Gong, Pin, Ring, Shuriken, Sword, Turtle',
  },
};

const allCards = Array.from({ length: 2 * WORKS_PER_DECK }, (_, card) => card);
const firstDeck = allCards.slice(0, WORKS_PER_DECK);

describe('The cards', () => {
  test('a deck has 54 different cards', () => {
    expect(WORKS_PER_DECK).toBe(54);
    expect(new Set(WORK_NAMES).size).toBe(54);
  });

  test.each(Object.entries(RULES))('%s has its works, its task and its value', (name, row) => {
    const material = name as Material;
    const works = firstDeck
      .filter((card) => materialOf(card) === material)
      .map((card) => WORK_NAMES[card]);
    expect([...works].sort()).toEqual(row.works.split(', ').sort());
    expect(works).toHaveLength(row.count);
    expect(TASK_OF[material]).toBe(row.task);
    expect(VALUE_OF[material]).toBe(row.value);
  });

  test('every card has the value of its material, and a deck is worth 116', () => {
    for (const card of allCards) expect(valueOf(card)).toBe(RULES[materialOf(card)].value);
    expect(firstDeck.reduce((sum, card) => sum + valueOf(card), 0)).toBe(116);
  });

  test('the second deck holds the same works again', () => {
    for (const card of firstDeck) {
      expect(materialOf(card + WORKS_PER_DECK)).toBe(materialOf(card));
      expect(valueOf(card + WORKS_PER_DECK)).toBe(valueOf(card));
    }
  });

  test('names are in the order of the alphabet: case ignored, a space before any letter', () => {
    const sorted = [...WORK_NAMES].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    expect(WORK_NAMES).toEqual(sorted);
    expect(WORK_NAMES.indexOf('Go Set')).toBeLessThan(WORK_NAMES.indexOf('Gong'));
    expect(WORK_NAMES.indexOf('Frog')).toBeLessThan(WORK_NAMES.indexOf('Go Set'));
  });

  test.each([
    [2, 54],
    [3, 54],
    [4, 108],
    [5, 108],
  ])('%i players play with %i cards, each of them once', (players, size) => {
    const g = newGame({ players, seed: 'count' });
    const cards = [...g.deck, ...g.floor];
    for (const p of g.players) {
      cards.push(...p.hand, ...p.waiting, ...p.task, ...p.helpers, ...p.bench, ...p.sales);
      cards.push(...p.gallery, ...p.giftShop);
    }
    expect(cards.sort((a, b) => a - b)).toEqual(allCards.slice(0, size));
  });
});
