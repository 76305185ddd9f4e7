import type { GameState } from '../../engine';
import { advance, legalChoices, newGame } from '../../engine';
import { nextInt, seededRng } from '../../engine/rng';
import { wantedCoverage } from '../../scripts/fuzz/coverage';
import { findBrokenInvariant } from '../../scripts/fuzz/invariants';
import { permuteUnseen } from '../../scripts/fuzz/permute';
import { playGame } from '../../scripts/fuzz/play';

function midGame(): GameState {
  const g = newGame({ players: 3, seed: 'fuzz test' });
  const rng = seededRng('players');
  let choices = legalChoices(g);
  for (let i = 0; i < 60 && choices !== null; i++) {
    choices = advance(g, choices[nextInt(rng, choices.length)] as never);
  }
  return g;
}

const first = (g: GameState) => g.players[0] as GameState['players'][0];

describe('The fuzzer sees', () => {
  test('nothing wrong in a sound game', () => {
    expect(findBrokenInvariant(midGame())).toBeNull();
  });

  const damages: [string, RegExp, (g: GameState) => void][] = [
    ['a card that is there twice', /everyCardOnce/, (g) => g.floor.push(g.deck[0] as number)],
    ['a card that is gone', /everyCardOnce/, (g) => void g.deck.pop()],
    ['a second task', /oneTaskEach/, (g) => first(g).task.push(...g.deck.splice(0, 2))],
    [
      'an open card that somebody does not know',
      /knowledgeFits/,
      (g) => (g.known[g.floor[0] as number] = 1),
    ],
    [
      'an owner who does not know a card in hand',
      /knowledgeFits/,
      (g) => (g.known[first(g).hand[0] as number] = 0),
    ],
    ['a game without a question', /somethingToChoose/, (g) => void (g.stack.length = 0)],
    [
      'a question after the end',
      /somethingToChoose/,
      (g) => (g.end = { reason: 'deck', player: 0 }),
    ],
    [
      'a full wing while the game goes on',
      /overWhenItShould/,
      (g) => {
        const cards = g.deck.splice(0, 5);
        first(g).gallery.push(...cards);
        for (const card of cards) g.known[card] = g.known[g.floor[0] as number] as number;
      },
    ],
    [
      'something half done that JSON would lose',
      /plainData/,
      (g) => ((g.stack[0] as GameState['stack'][0]).vars.card = undefined),
    ],
  ];

  test.each(damages)('%s', (_what, message, damage) => {
    const g = midGame();
    damage(g);
    expect(findBrokenInvariant(g)).toMatch(message);
  });
});

describe('A permuted world', () => {
  test('has the same cards in other places, and leaves what the viewer knows', () => {
    const g = midGame();
    const other = permuteUnseen(g, 1, seededRng('other'));
    expect(other.players[1]?.hand).toEqual(g.players[1]?.hand);
    expect(other.floor).toEqual(g.floor);
    expect([...other.deck]).not.toEqual(g.deck);
    expect(findBrokenInvariant(other)).toBeNull();
  });
});

describe('A fuzzed game', () => {
  test('is the same again under the same number', () => {
    const once = playGame('again', 3, {});
    const twice = playGame('again', 3, {});
    expect(twice.choices).toEqual(once.choices);
  });

  test('counts what was used and declined, under names that are wanted', () => {
    const coverage = {};
    for (let game = 0; game < 8; game++) playGame('coverage', game, coverage);
    expect(Object.keys(coverage).length).toBeGreaterThan(20);
    expect(wantedCoverage()).toEqual(expect.arrayContaining(Object.keys(coverage)));
  });
});
