/** Plays games `from` to `to`; prints a line of JSON for each. */
import { readArgs } from '../lib/args';
import type { Coverage } from './coverage';
import { playGame } from './play';

const { seed, from, to, step } = readArgs({ seed: 'fuzz', from: 0, to: 1, step: 1 });

for (let game = from; game < to; game += step) {
  const coverage: Coverage = {};
  try {
    const { choices, state } = playGame(seed, game, coverage);
    const line = { game, choices: choices.length, end: state.end?.reason, coverage };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ game, failure: (error as Error).message })}\n`);
  }
}
