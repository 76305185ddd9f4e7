/** Positions from games of all kinds, for tests of the players. */
import type { Choice, GameState } from '../../../engine';
import { advance, clone, legalChoices, newGame } from '../../../engine';
import { seededRng } from '../../../engine/rng';
import { policyOf } from '../../../scripts/fuzz/policy';
import { setupOf } from '../../../scripts/fuzz/setups';

/** Every `every`-th question of a random game. */
export function* positions(seed: string, count: number, every = 5): Generator<GameState> {
  let found = 0;
  for (let game = 0; found < count; game++) {
    const g = newGame(setupOf(seed, game));
    const policy = policyOf(game, seededRng(`${seed}-${game}`));
    let legal: Choice[] | null = legalChoices(g);
    for (let move = game; legal !== null && found < count; move++) {
      if (legal.length > 1 && move % every === 0) {
        found++;
        yield clone(g);
      }
      legal = advance(g, policy(g, legal));
    }
  }
}

/** The states at the start of a turn. */
export function* turnBeginnings(seed: string, count: number): Generator<GameState> {
  let found = 0;
  for (let game = 0; found < count; game++) {
    const g = newGame(setupOf(seed, game));
    const policy = policyOf(game, seededRng(`${seed}-${game}`));
    let legal: Choice[] | null = legalChoices(g);
    while (legal !== null && found < count) {
      const { turn } = g;
      legal = advance(g, policy(g, legal));
      if (g.turn !== turn && legal !== null) {
        found++;
        yield clone(g);
      }
    }
  }
}
