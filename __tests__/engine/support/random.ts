/** Random games over all player counts and variants, for tests that look at many positions. */
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
  /** Of the choices, without those of the setup. */
  events: GameEvent[];
}

/** What a visitor is shown: a position, or a step with what came before. */
export type Visit = (g: GameState, before: GameState | null, events: GameEvent[]) => void;

const MOST_CHOICES = 5000;

/** The same number is the same game, always. `visit` sees every position, the first and last too. */
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
