import { newGame } from '../../../engine';
import { LEVELS, PERSONALITY_NAMES } from '../../../engine/ai';
import { agentNamed } from '../../../scripts/ai/agents';
import { playMatch } from '../../../scripts/ai/match';
import { findBrokenInvariant } from '../../../scripts/fuzz/invariants';
import { setupOf } from '../../../scripts/fuzz/setups';
import './nets';

const QUICK = 'base=6,perOption=1,worlds=2';

/** Another level and manner at every seat, in every kind of game. */
test.each(Array.from({ length: 28 }, (_, game) => game))('game %i comes to its end', (game) => {
  const options = newGame(setupOf('stuck', game)).options;
  const agents = Array.from({ length: options.players }, (_, player) => {
    const level = LEVELS[(game + player) % LEVELS.length] as string;
    const taste = PERSONALITY_NAMES[(game + 2 * player) % 6];
    return agentNamed(`${level}${taste === undefined ? '' : `/${taste}`}?${QUICK}`);
  });
  let moves = 0;
  const { end } = playMatch(agents, options, options.seed, (g) => {
    moves++;
    if (moves % 10 === 0) expect(findBrokenInvariant(g)).toBeNull();
    expect(moves).toBeLessThan(5000);
  });
  expect(end).toBeDefined();
});
