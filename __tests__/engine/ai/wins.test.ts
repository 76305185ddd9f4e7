/** No level misses an immediate win or gives one away. */
import type { Choice } from '../../../engine';
import { viewFor } from '../../../engine';
import type { Level } from '../../../engine/ai';
import { LEVELS, PERSONALITY_NAMES, think } from '../../../engine/ai';
import { agentNamed, answer } from '../../../scripts/ai/agents';
import type { Situation, Table } from '../support/table';
import { table } from '../support/table';
import './nets';

/** A level plays until the turn or the game is over. */
function playTurn(t: Table, level: string, seed: string): void {
  const agent = agentNamed(level);
  const { turn } = t.state;
  for (let i = 0; t.end === null && t.state.turn === turn; i++) {
    t.choose(answer(agent, t.state, t.decision.choices, `${seed}/${i}`));
  }
}

const FOUR: Situation['you'] = { gallery: ['Bench', 'Scroll', 'Robe', 'Statue'] };

const WINS: readonly (readonly [string, Situation])[] = [
  [
    'a fifth work by Smith',
    { you: { ...FOUR, hand: ['Crane', 'Vase', 'Kite'] }, left: { hand: ['Doll'] }, doing: 'Smith' },
  ],
  [
    'a fifth work by Craft, among other things to sell',
    {
      you: { ...FOUR, hand: ['Crane', 'Vase', 'Kite'], bench: ['Frog', 'Bell'] },
      left: { hand: ['Doll'] },
      doing: 'Clerk',
    },
  ],
  [
    'the task that makes the fifth work possible',
    {
      you: { ...FOUR, hand: ['Crane', 'Doll', 'Vase', 'Kite', 'Mask'] },
      left: { hand: ['Fan'] },
      at: 'newTask',
    },
  ],
  [
    'a fifth work after the tasks of others',
    {
      you: { ...FOUR, hand: ['Crane', 'Vase'], task: ['Bell'] },
      left: { hand: ['Fan'], task: ['Tower'] },
      floor: ['Gong', 'Pin', 'Cup', 'Flag'],
      at: 'noon',
    },
  ],
  [
    'Turtle with the fifth material',
    {
      you: {
        gallery: ['Turtle', 'Crane'],
        giftShop: ['Frog', 'Flag'],
        hand: ['Vase', 'Brick', 'Bowl', 'Pin'],
        task: ['Bell'],
      },
      left: { gallery: ['Coin', 'Gong', 'Ring'], giftShop: ['Shuriken'], hand: ['Doll'] },
      at: 'noon',
    },
  ],
  [
    'the last card of the deck, when ahead',
    {
      you: { gallery: ['Bell', 'Ring'], hand: ['Kite'], task: ['Sword'] },
      left: { hand: ['Doll'] },
      restOfDeck: 1,
      at: 'noon',
    },
  ],
  [
    'Cup, when ahead by far',
    {
      you: { gallery: ['Cup', 'Bell', 'Ring'], hand: ['Kite'], task: ['Tower'] },
      left: { hand: ['Doll', 'Fan'] },
      at: 'noon',
    },
  ],
  [
    'Plane moving the fifth work into the wing',
    {
      you: {
        gallery: ['Bench', 'Scroll', 'Robe', 'Statue'],
        giftShop: ['Plane'],
        hand: ['Kite'],
        task: ['Vase'],
      },
      left: { hand: ['Doll'] },
      floor: ['Gong', 'Bell'],
      at: 'noon',
    },
  ],
];

describe.each(WINS)('%s', (_name, situation) => {
  test.each(LEVELS)('is not missed by %s', (level) => {
    for (const seed of ['a', 'b', 'c']) {
      const t = table(situation);
      playTurn(t, level, seed);
      expect(t.end).not.toBeNull();
      expect(t.winners).toEqual(['you']);
    }
  });
});

test.each(PERSONALITY_NAMES)('a %s takes a win as well', (personality) => {
  const t = table((WINS[3] as (typeof WINS)[0])[1]);
  playTurn(t, `novice/${personality}`, 'x');
  expect(t.winners).toEqual(['you']);
});

/** Ways to lose at once that can be avoided. */
const GIFTS: readonly (readonly [string, Situation])[] = [
  [
    'the last card of the deck, when behind',
    {
      you: { hand: ['Kite', 'Bell', 'Frog'], bench: ['Pin'], task: ['Crane'] },
      left: { gallery: ['Coin', 'Gong'], hand: ['Doll'] },
      restOfDeck: 1,
      at: 'noon',
    },
  ],
  [
    'a fifth work, when behind',
    {
      you: {
        gallery: ['Crane', 'Doll', 'Fan', 'Poem'],
        hand: ['Sketch', 'Bell', 'Kite', 'Frog'],
        task: ['Ring'],
      },
      left: { gallery: ['Coin', 'Gong'], giftShop: ['Shuriken', 'Vase'], hand: ['Plane'] },
      at: 'noon',
    },
  ],
  [
    'Cup, when behind',
    {
      you: { gallery: ['Cup'], hand: ['Sketch', 'Bell'], task: ['Ring'] },
      left: { gallery: ['Coin', 'Gong'], giftShop: ['Shuriken', 'Vase'], hand: ['Plane'] },
      at: 'noon',
    },
  ],
];

describe.each(GIFTS)('%s', (_name, situation) => {
  test.each(LEVELS)('is not given away by %s', (level) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const t = table(situation);
      playTurn(t, level, seed);
      expect(t.end).toBeNull();
    }
  });
});

test.each(LEVELS)('%s is not caught in the circle of Poem in a deck of Paper', (level) => {
  const t = table({
    you: { gallery: ['Poem', 'Bell', 'Frog'], hand: ['Crane', 'Pin'] },
    left: { gallery: ['Coin', 'Gong'], giftShop: ['Shuriken', 'Vase'], hand: ['Ring'] },
    deckTop: ['Fan', 'Doll', 'Sketch', 'Plane'],
    restOfDeck: 0,
    doing: 'Smith',
  });
  playTurn(t, level, 'circle');
  expect(t.state.turn > 1 || t.end !== null).toBe(true);
});

test('a win on the spot is given as the reason', () => {
  const t = table({ you: { ...FOUR, hand: ['Crane', 'Vase'] }, doing: 'Smith' });
  const level: Level = 'abbot';
  const thought = think(viewFor(t.state, 0), t.decision.choices as Choice[], { level, seed: 'x' });
  while (!thought.step(Infinity));
  expect(thought.best().reasons.map((reason) => reason.key)).toEqual(['win']);
});
