/** One random game with every invariant checked after every choice. */
import type { Choice, GameState } from '../../engine';
import {
  advance,
  apply,
  clone,
  decision,
  legalChoices,
  newGame,
  replay,
  serialize,
  viewFor,
} from '../../engine';
import { nextInt, seededRng } from '../../engine/rng';
import type { Coverage } from './coverage';
import { noteChoice, noteEnd } from './coverage';
import { findBrokenInvariant } from './invariants';
import { permuteUnseen } from './permute';
import { policyOf } from './policy';
import { setupOf } from './setups';

/** No random game comes near this; one that does will not end. */
const MOST_CHOICES = 20_000;
/** Comparing a view with permuted worlds is dear, so each position is drawn for it once in a while. */
const VIEW_CHECK_EVERY = 12;
const REPLAY_CHECK_EVERY = 60;

export class FuzzFailure extends Error {}

function expectSame(g: GameState, other: GameState, what: string): void {
  if (serialize(g) !== serialize(other))
    throw new FuzzFailure(`${what} differs from the original.`);
}

/** Every legal choice can really be made, and leaves a sound table. */
function tryAll(g: GameState, choices: readonly Choice[]): void {
  for (const choice of choices) {
    const next = clone(g);
    const more = advance(next, choice);
    if (next.end === null && (more === null || more.length === 0)) {
      throw new FuzzFailure(`Nothing can be chosen after ${JSON.stringify(choice)}.`);
    }
  }
}

function checkViews(g: GameState, rng: ReturnType<typeof seededRng>): void {
  for (let viewer = 0; viewer < g.players.length; viewer++) {
    const seen = JSON.stringify(viewFor(g, viewer));
    const other = permuteUnseen(g, viewer, rng);
    if (JSON.stringify(viewFor(other, viewer)) !== seen) {
      throw new FuzzFailure(`Player ${viewer} sees something that they do not know.`);
    }
  }
}

export interface Played {
  choices: Choice[];
  state: GameState;
}

/** Throws a FuzzFailure that says what is wrong, and after how many choices. */
export function playGame(seed: string, game: number, coverage: Coverage): Played {
  const options = setupOf(seed, game);
  const rng = seededRng(`${seed}-${game}-players`);
  const policy = policyOf(game, rng);
  const choices: Choice[] = [];
  let g = newGame(options);
  try {
    for (;;) {
      const broken = findBrokenInvariant(g);
      if (broken !== null) throw new FuzzFailure(broken);
      const d = decision(g);
      if (d === null) break;
      if (choices.length >= MOST_CHOICES) throw new FuzzFailure('The game does not end.');
      tryAll(g, d.choices);
      if (nextInt(rng, VIEW_CHECK_EVERY) === 0) checkViews(g, rng);
      if (nextInt(rng, REPLAY_CHECK_EVERY) === 0)
        expectSame(g, replay(options, choices), 'A replay');
      const chosen = policy(g, d.choices);
      noteChoice(coverage, g, d, chosen);
      const before = serialize(g);
      const { state } = apply(g, chosen);
      if (serialize(g) !== before) throw new FuzzFailure('apply changed the state it was given.');
      const copy = clone(g);
      advance(copy, (legalChoices(copy) as Choice[])[d.choices.indexOf(chosen)] as Choice);
      expectSame(state, copy, 'A clone');
      choices.push(chosen);
      g = state;
    }
    expectSame(g, replay(options, choices), 'A replay');
    noteEnd(coverage, g);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new FuzzFailure(`${message} (after ${choices.length} choices)`);
  }
  return { choices, state: g };
}
