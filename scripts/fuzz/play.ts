/** One random game with every invariant checked after every choice. */
import type { Choice, GameState } from '../../engine';
import {
  advance,
  apply,
  clone,
  decision,
  deserialize,
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
import { sameData } from './same';
import { setupOf } from './setups';
import { compareCourses } from './witness';

/** Far more than any random game needs: a game this long never ends. */
const MOST_CHOICES = 20_000;
/** Comparing views with permuted worlds is slow, so it is done now and then. */
const VIEW_CHECK_EVERY = 12;
const REPLAY_CHECK_EVERY = 60;

const REPLAY_DIFFERS = 'A replay of the choices differs from the original.';

class FuzzFailure extends Error {}

/** Like comparing the JSON byte for byte, but faster. */
function expectSame(g: GameState, other: GameState, complaint: string): void {
  if (!sameData(g, other)) throw new FuzzFailure(complaint);
}

/** Every legal choice can be made and leaves a sound table. */
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

/** Throws a FuzzFailure with what is wrong and after how many choices. */
export function playGame(seed: string, game: number, coverage: Coverage): Played {
  const options = setupOf(seed, game);
  const rng = seededRng(`${seed}-${game}-players`);
  const watchers = seededRng(`${seed}-${game}-watchers`);
  const policy = policyOf(game, rng);
  const choices: Choice[] = [];
  let g = newGame(options);
  try {
    for (;;) {
      const d = decision(g);
      const broken = findBrokenInvariant(g, d);
      if (broken !== null) throw new FuzzFailure(broken);
      const loaded = deserialize(serialize(g));
      expectSame(g, loaded, 'The state changes when saved and loaded.');
      if (d === null) break;
      if (choices.length >= MOST_CHOICES) throw new FuzzFailure('The game does not end.');
      tryAll(g, d.choices);
      if (nextInt(rng, VIEW_CHECK_EVERY) === 0) checkViews(g, rng);
      if (nextInt(rng, REPLAY_CHECK_EVERY) === 0) {
        expectSame(g, replay(options, choices), REPLAY_DIFFERS);
      }
      const chosen = policy(g, d.choices);
      if (nextInt(watchers, VIEW_CHECK_EVERY) === 0) {
        const viewer = nextInt(watchers, g.players.length);
        const { leak } = compareCourses(g, chosen, viewer, watchers);
        if (leak !== null) throw new FuzzFailure(leak);
      }
      noteChoice(coverage, g, d, chosen);
      const { state } = apply(g, chosen);
      expectSame(g, loaded, 'apply changed the state it was given.');
      for (const copy of [clone(g), loaded]) {
        advance(copy, (legalChoices(copy) as Choice[])[d.choices.indexOf(chosen)] as Choice);
        expectSame(state, copy, 'A clone, or the saved game, plays on differently.');
      }
      choices.push(chosen);
      g = state;
    }
    expectSame(g, replay(options, choices), REPLAY_DIFFERS);
    noteEnd(coverage, g);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new FuzzFailure(`${message} (after ${choices.length} choices)`);
  }
  return { choices, state: g };
}
