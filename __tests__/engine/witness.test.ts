import type { Choice, GameState, PlayerId } from '../../engine';
import { apply } from '../../engine';
import { bit, knowledgeOf } from '../../engine/knowledge';
import { nextInt, seededRng } from '../../engine/rng';
import { compareCourses, witnessed } from '../../scripts/fuzz/witness';
import { randomGame } from './support/random';
import type { CardName } from './support/table';
import { cardNamed, table } from './support/table';

describe('What a player is shown follows from what they witnessed', () => {
  const rng = seededRng('witness');
  const compare = (g: GameState, choice: Choice, viewer: PlayerId): number => {
    const { compared, leak } = compareCourses(g, choice, viewer, rng);
    expect(leak).toBeNull();
    return compared;
  };

  test('in random games over all player counts and variants', () => {
    let compared = 0;
    for (let number = 0; number < 28; number++) {
      const { first, choices } = randomGame(number);
      let g = first;
      for (const choice of choices) {
        const viewer = nextInt(rng, g.players.length);
        if (nextInt(rng, 8) === 0) compared += compare(g, choice, viewer);
        g = apply(g, choice).state;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  test('after Jar, whichever card of its material is played', () => {
    const t = table({
      you: { hand: ['Jar', 'Cup'], bench: ['Bowl', 'Brick'], task: ['Figurine'] },
      left: { hand: ['Vase'] },
      right: { hand: ['Dice', 'Haniwa', 'Fan'] },
    });
    t.craft('Jar').in('gallery').use('Jar', { material: 'clay' }).finishTurn().finishTurn();
    let compared = 0;
    for (const choice of t.decision.choices) {
      for (let i = 0; i < 40; i++) {
        for (const viewer of [1, 2]) compared += compare(t.state, choice, viewer);
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test('when Jar takes a card that a third player knows, nobody else is told which it was', () => {
    /** Right returned this card from left's hand once, and knows where it is. */
    const jarAgainst = (remembered: CardName) => {
      const t = table({
        you: { hand: ['Jar', 'Bowl', 'Cup'], task: ['Bell'] },
        left: { hand: ['Vase', 'Fan'] },
        right: {},
      });
      const card = cardNamed(remembered);
      t.state.known[card] = knowledgeOf(t.state, card) | bit(t.playerOf('right'));
      t.smith('Jar').in('gallery').use('Jar', { material: 'clay' });
      return witnessed(t.events, t.playerOf('you'));
    };
    expect(jarAgainst('Vase')).toBe(jarAgainst('Fan'));
  });
});
