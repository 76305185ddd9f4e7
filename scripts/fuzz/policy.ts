/** Random players with preferences, all from the seed: pure chance completes few works. */
import type { Choice, GameState } from '../../engine';
import { WORKS_PER_DECK } from '../../engine';
import type { Rng } from '../../engine/rng';
import { nextFloat, nextInt } from '../../engine/rng';

const BUILDING: ReadonlySet<Choice['do']> = new Set(['smith', 'craft', 'use', 'reveal', 'copy']);

export type Policy = (g: GameState, choices: readonly Choice[]) => Choice;

function anyOf(choices: readonly Choice[], rng: Rng): Choice {
  return choices[nextInt(rng, choices.length)] as Choice;
}

/**
 * `game` decides who plays: chance, a builder, a lover of one work, or a builder who often
 * declines.
 */
export function policyOf(game: number, rng: Rng): Policy {
  const bent = game % 4;
  const favourite = Math.floor(game / 4) % WORKS_PER_DECK;
  const touches = (choice: Choice) =>
    (choice.card !== undefined && choice.card % WORKS_PER_DECK === favourite) ||
    (choice.via !== undefined && choice.via % WORKS_PER_DECK === favourite);
  return (_g, choices) => {
    if (bent === 0 || nextFloat(rng) < 0.25) return anyOf(choices, rng);
    const pass = choices.find((choice) => choice.do === 'pass');
    if (bent === 3 && pass !== undefined && nextFloat(rng) < 0.5) return pass;
    const liked = choices.filter((choice) =>
      bent === 2 ? touches(choice) || choice.do === 'smith' : BUILDING.has(choice.do),
    );
    return anyOf(liked.length > 0 ? liked : choices, rng);
  };
}
