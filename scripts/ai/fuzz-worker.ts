/** Plays AI games `from` to `to` with every invariant checked; prints a line of JSON for each. */
import { newGame } from '../../engine';
import { LEVELS, PERSONALITY_NAMES } from '../../engine/ai';
import { findBrokenInvariant } from '../fuzz/invariants';
import { setupOf } from '../fuzz/setups';
import { readArgs } from '../lib/args';
import { agentNamed } from './agents';
import { playMatch } from './match';

const { seed, from, to, step } = readArgs({ seed: 'ai', from: 0, to: 1, step: 1 });
const MOST_CHOICES = 5000;
const QUICK = 'base=10,perOption=2,worlds=3';

function play(game: number): { choices: number; end: string; players: number } {
  const { options } = newGame(setupOf(seed, game));
  const agents = Array.from({ length: options.players }, (_, player) => {
    const level = LEVELS[(game + player) % LEVELS.length] as string;
    const taste = PERSONALITY_NAMES[(game + 2 * player) % 6];
    return agentNamed(`${level}${taste === undefined ? '' : `/${taste}`}?${QUICK}`);
  });
  let choices = 0;
  const { end } = playMatch(agents, options, options.seed, (g) => {
    choices++;
    const broken = findBrokenInvariant(g);
    if (broken !== null) throw new Error(`${broken} (after ${choices} choices)`);
    if (choices > MOST_CHOICES) throw new Error('The game does not end.');
  });
  return { choices, end, players: options.players };
}

for (let game = from; game < to; game += step) {
  try {
    process.stdout.write(`${JSON.stringify({ game, ...play(game) })}\n`);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ game, failure: (error as Error).message })}\n`);
  }
}
