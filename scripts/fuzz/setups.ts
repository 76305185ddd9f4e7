/** The options of each numbered game: all player counts and variants in turn. */
import type { NewGameOptions } from '../../engine';

const TABLES: readonly Omit<NewGameOptions, 'seed' | 'morningOrder' | 'extended'>[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 4, teams: true },
  { players: 5 },
  { players: 2, roundLimit: 12 },
  { players: 3, roundLimit: null },
];

export function setupOf(seed: string, game: number): NewGameOptions {
  const round = Math.floor(game / TABLES.length);
  return {
    ...(TABLES[game % TABLES.length] as (typeof TABLES)[0]),
    seed: `${seed}-${game}`,
    extended: round % 3 === 1,
    morningOrder: round % 2 === 0 ? 'effectsFirst' : 'discardFirst',
  };
}
