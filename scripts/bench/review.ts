/**
 * How long the strongest player takes to review a game of 25 turns: `npm run bench:review [--
 * --games 12]`. Fails above ten seconds of processor time. The games are those of
 * scripts/self-play.
 */
import { replay } from '../../engine';
import { keepAllWeights } from '../../engine/ai/weights/all';
import { lookThrough, NOT_LOOKED } from '../../store/insight/look';
import { readArgs } from '../lib/args';
import { runCommand, Trouble } from '../say';
import { selfPlayedGames } from '../self-play/games';

const TURNS = 25;
const MOST_SECONDS = 10;

runCommand(async () => {
  const { games: wanted = 12 } = readArgs({ games: Number });
  keepAllWeights();
  let turns = 0;
  const began = performance.now();
  const used = process.cpuUsage();
  for (const game of selfPlayedGames().slice(0, wanted)) {
    await lookThrough({ ...game, base: null }, NOT_LOOKED, {
      scheduler: { pause: async () => undefined },
      isWanted: () => true,
      now: () => performance.now(),
      onLooked: () => undefined,
    });
    turns += replay(game.options, game.choices).turn;
  }
  const { user, system } = process.cpuUsage(used);
  const per = (all: number) => (all / turns) * TURNS;
  const seconds = per((user + system) / 1e6);
  const waited = per((performance.now() - began) / 1000);
  console.log(`${wanted} games, ${turns} turns. For a game of ${TURNS} turns:`);
  console.log(`${seconds.toFixed(1)} s of the processor, ${waited.toFixed(1)} s on the clock`);
  if (seconds > MOST_SECONDS) throw new Trouble(`That is more than ${MOST_SECONDS} s.`);
});
