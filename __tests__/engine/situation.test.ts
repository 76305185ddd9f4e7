/** A situation gives a possible table, or the builder says why not. */
import type { Situation } from '@/engine';
import {
  cardNamed,
  decision,
  deserialize,
  EngineError,
  serialize,
  situation,
  viewFor,
} from '@/engine';
import { checkInvariants } from './support/invariants';

const refusal = (given: Situation): string => {
  try {
    situation(given);
  } catch (error) {
    if (error instanceof EngineError && error.code === 'bad-situation') return error.message;
    throw error;
  }
  return 'laid out';
};

test('puts every named card where it was said, and all others into the deck', () => {
  const g = situation({
    you: { hand: ['Bench'], gallery: ['Tower'], helpers: ['Frog'] },
    left: { task: ['Vase'] },
    floor: ['Bowl'],
    deckTop: ['Crane', 'Plane'],
  });
  expect(g.players[0]).toMatchObject({
    hand: [cardNamed('Bench')],
    gallery: [cardNamed('Tower')],
    helpers: [cardNamed('Frog')],
  });
  expect(g.deck.slice(-2)).toEqual([cardNamed('Plane'), cardNamed('Crane')]);
  expect(g.deck).toHaveLength(54 - 5);
  expect(viewFor(g, 1).players[0]?.hand.known).toEqual([]);
  checkInvariants(g);
});

test('stands at a question, and can be saved there', () => {
  const g = situation({ you: { hand: ['Bench'] }, at: 'morning' });
  expect(decision(g)?.kind).toBe('newTask');
  expect(deserialize(serialize(g))).toEqual(g);
});

test('seats as many as are named', () => {
  expect(situation({}).players).toHaveLength(2);
  expect(situation({ right: { hand: ['Cup'] } }).players).toHaveLength(3);
  expect(situation({ teams: true }).players).toHaveLength(4);
  expect(situation({ farLeft: {} }).players).toHaveLength(5);
});

const IMPOSSIBLE: [string, Situation, string][] = [
  ['an unknown name', { floor: ['Lantern' as 'Vase'] }, 'There is no card "Lantern".'],
  ['a card twice', { you: { hand: ['Vase'] }, floor: ['Vase'] }, '"Vase" is named twice.'],
  [
    'a second copy where there is one deck',
    { floor: ['Vase 2'] },
    '"Vase 2" is a card of the second deck, for 4 or 5 players.',
  ],
  ['two tasks', { left: { task: ['Vase', 'Cup'] } }, 'A task slot holds one card.'],
  ['a face-down nothing', { left: { taskFaceDown: true } }, 'A face-down task needs its card.'],
  [
    'somebody who is not there',
    { players: 2, across: { hand: ['Cup'] } },
    'Nobody sits "across" at a table of 2.',
  ],
  [
    'a task that the card is not of',
    { you: { task: ['Vase'] }, doing: 'Smith' },
    'Vase is a potter task, not a smith task.',
  ],
  ['an unknown task', { doing: 'Baker' as 'Smith' }, 'There is no task "Baker".'],
  [
    'a card shown from another hand',
    { left: { hand: ['Vase'], shown: ['Cup'] } },
    '"Cup" is shown from a hand that does not hold it.',
  ],
  ['a deck larger than it is', { restOfDeck: 55 }, 'The deck cannot keep 55 of 54 cards.'],
  ['an empty deck', { restOfDeck: 0 }, 'A game with an empty deck is over.'],
  [
    'a full wing',
    { you: { gallery: ['Crane', 'Doll', 'Fan', 'Plane', 'Poem'] } },
    'With these works the game is over.',
  ],
];

test.each(IMPOSSIBLE)('refuses %s', (_, given, message) => {
  expect(refusal(given)).toBe(message);
});

test('a table of four or five has two of each', () => {
  expect(refusal({ players: 4, floor: ['Vase', 'Vase 2'] })).toBe('laid out');
});

test('a card that was shown from a hand is known to all', () => {
  const g = situation({ left: { hand: ['Vase', 'Cup'], shown: ['Cup'] } });
  expect(viewFor(g, 0).players[1]?.hand.known).toEqual([cardNamed('Cup')]);
});
