/** Random games of all player counts and variants. */
import type { Choice, GameEvent, GameState, NewGameOptions } from '../../../engine';
import { apply, legalChoices, newGame } from '../../../engine';
import { seededRng } from '../../../engine/rng';
import { policyOf } from '../../../scripts/fuzz/policy';
import { setupOf } from '../../../scripts/fuzz/setups';

export interface RandomGame {
  options: NewGameOptions;
  /** The state at the first decision. */
  first: GameState;
  last: GameState;
  choices: Choice[];
  /** Events of the choices, without the setup. */
  events: GameEvent[];
}

/** A position, or a step with the one before. */
export type Visit = (g: GameState, before: GameState | null, events: GameEvent[]) => void;

const MOST_CHOICES = 5000;

/** A number always gives the same game. `visit` sees every position, first and last included. */
export function randomGame(number: number, visit: Visit = () => undefined): RandomGame {
  const options = setupOf('tests', number);
  const policy = policyOf(number, seededRng(`tests ${number}`));
  const first = newGame(options);
  const game: RandomGame = { options, first, last: first, choices: [], events: [] };
  visit(first, null, []);
  for (let legal = legalChoices(first); legal !== null; legal = legalChoices(game.last)) {
    if (game.choices.length >= MOST_CHOICES) throw new Error(`Game ${number} does not end.`);
    const choice = policy(game.last, legal);
    const before = game.last;
    const { state, events } = apply(before, choice);
    game.choices.push(choice);
    game.events.push(...events);
    game.last = state;
    visit(state, before, events);
  }
  return game;
}
