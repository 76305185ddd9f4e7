/**
 * What a player is shown follows from what they have witnessed, and from nothing else. Two worlds that
 * look the same to somebody, and go on in ways that look the same to them, still look the same after it:
 * a view that tells them apart has told a secret, if only later.
 */
import type { Choice, GameEvent, GameState, PlayerId } from '../../../engine';
import { apply, eventFor, legalChoices, sameChoice, viewFor } from '../../../engine';
import { bit, knowledgeOf, knows } from '../../../engine/knowledge';
import type { Rng } from '../../../engine/rng';
import { nextInt, seededRng } from '../../../engine/rng';
import { permuteUnseen } from '../../../scripts/fuzz/permute';
import { randomGame } from '../support/random';
import type { CardName } from '../support/table';
import { cardNamed, table } from '../support/table';

function witnessed(events: readonly GameEvent[], viewer: PlayerId): string {
  return JSON.stringify(events.map((event) => eventFor(event, viewer)));
}

/** Without this, a card that somebody holds ready (Kite's, say) could be permuted out of their hand. */
function mayPermute(g: GameState, viewer: PlayerId): boolean {
  return g.stack.every(({ vars }) =>
    [vars.card, vars.done, ...(vars.shown ?? [])].every(
      (card) => card === undefined || knows(g, viewer, card),
    ),
  );
}

/** The choices in another world that might look like this one: the same, or of the same kind. */
function likely(other: GameState, choice: Choice, rng: Rng): Choice[] {
  const choices = (legalChoices(other) ?? []).filter((c) => c.do === choice.do);
  const same = choices.filter((c) => sameChoice(c, choice));
  const any = choices[nextInt(rng, Math.max(1, choices.length))];
  return any === undefined ? same : [...same, any];
}

/** What a view shows, but for the place in the turn: being asked, or not, moves the turn on. */
function shown(g: GameState, viewer: PlayerId): string {
  const view = viewFor(g, viewer);
  return JSON.stringify({ ...view, task: null, phase: null, decision: null, stack: null });
}

/** Compares what the viewer sees after `choice` with other worlds and choices; gives how many there were. */
function compareWorlds(g: GameState, choice: Choice, viewer: PlayerId, rng: Rng): number {
  const real = apply(g, choice);
  let compared = 0;
  for (const world of [g, mayPermute(g, viewer) ? permuteUnseen(g, viewer, rng) : g]) {
    for (const like of likely(world, choice, rng)) {
      const other = apply(world, like);
      if (witnessed(other.events, viewer) !== witnessed(real.events, viewer)) continue;
      compared++;
      expect(shown(other.state, viewer)).toBe(shown(real.state, viewer));
    }
  }
  return compared;
}

describe('What a player is shown follows from what they witnessed', () => {
  test('in random games over all player counts and variants', () => {
    const rng = seededRng('witness');
    let compared = 0;
    for (let number = 0; number < 28; number++) {
      const { first, choices } = randomGame(number);
      let g = first;
      for (const choice of choices) {
        const viewer = nextInt(rng, g.players.length);
        if (nextInt(rng, 8) === 0) compared += compareWorlds(g, choice, viewer, rng);
        g = apply(g, choice).state;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  test('after Jar, whichever card of its material is played', () => {
    const rng = seededRng('jar');
    const t = table({
      you: { hand: ['Jar', 'Cup'], bench: ['Bowl', 'Brick'], task: ['Figurine'] },
      left: { hand: ['Vase'] },
      right: { hand: ['Dice', 'Haniwa', 'Fan'] },
    });
    t.craft('Jar').in('gallery').use('Jar', { material: 'clay' }).finishTurn().finishTurn();
    let compared = 0;
    for (const choice of t.decision.choices) {
      for (let i = 0; i < 40; i++) {
        for (const viewer of [1, 2]) compared += compareWorlds(t.state, choice, viewer, rng);
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test('when Jar takes a card that a third player knows, nobody else is told which it was', () => {
    /** Right once returned this card of left's hand, and has watched it since. */
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
