/** Prints a whole random game as a readable log: `npm run simulate -- --players 3 --seed 7`. */
import { EngineError } from '../engine';
import { fail, readArgs } from './lib/args';
import { tellRandomGame } from './lib/random-game';

const args = readArgs({
  players: 2,
  seed: '1',
  extended: false,
  teams: false,
  discardFirst: false,
  table: false,
});

try {
  const morningOrder = args.discardFirst ? 'discardFirst' : 'effectsFirst';
  const { players, seed, extended, teams } = args;
  process.stdout.write(
    tellRandomGame({ players, seed, extended, teams, morningOrder }, args.table),
  );
} catch (error) {
  if (error instanceof EngineError) fail(error.message);
  throw error;
}
