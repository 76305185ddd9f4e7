/** How long odd share codes hold up the app: `npm run fuzz:codes -- [--cases 20000] [--seed codes]`. */
import { readingGame, ShareError } from '../store/share/code';
import { readArgs } from './lib/args';
import { oddCodes } from './lib/odd-codes';
import { sharedGame } from './lib/shared-game';
import { runCommand } from './say';

/** Milliseconds: the longest that a refusal may take. */
const LONGEST = 200;

runCommand(async () => {
  const { cases, seed } = readArgs({ cases: 20_000, seed: 'codes' });
  const sound = [
    ['Ada', 'Ben'],
    ['Ada', 'Ben', 'Cleo'],
    ['A', 'B', 'C', 'D', 'E'],
  ].map((names) => sharedGame(`${seed} ${names.length}`, names).code);
  const endings = new Map<string, number>();
  let longest = 0;
  let slow = 0;
  let left = cases;
  for (const code of oddCodes(sound, seed)) {
    if (left-- === 0) break;
    const started = process.cpuUsage();
    let ending = 'read';
    try {
      for (const reading = readingGame(code); reading.next().done !== true;);
    } catch (error) {
      if (!(error instanceof ShareError)) throw error;
      ending = error.code;
    }
    // Processor time of this process, so that other programs do not count.
    const { user, system } = process.cpuUsage(started);
    const took = (user + system) / 1000;
    longest = Math.max(longest, took);
    if (took > LONGEST) slow++;
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
  const told = [...endings].map(([ending, count]) => `${ending} ${count}`).join(', ');
  console.log(
    `${cases} odd codes: ${told}. Longest ${longest.toFixed(1)} ms, ${slow} over ${LONGEST} ms.`,
  );
  if (slow > 0) process.exitCode = 1;
});
