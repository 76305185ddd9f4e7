/** Games kept as text, so that any change of play shows in a diff. */
import { join } from 'node:path';

import type { NewGameOptions } from '../../engine';

export const GOLDEN_FOLDER = join(__dirname, '../../__tests__/engine/golden');

export const GOLDEN_GAMES: Readonly<Record<string, NewGameOptions>> = {
  'two-players': { players: 2, seed: 'plum' },
  'three-players-discard-first': { players: 3, seed: 'pine', morningOrder: 'discardFirst' },
  'four-players-extended': { players: 4, seed: 'bamboo', extended: true },
  'two-teams': { players: 4, seed: 'maple', teams: true },
  'five-players': { players: 5, seed: 'iris' },
};
