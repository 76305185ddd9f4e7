/** What is kept beside the games, joined with what a backup has of it. */
import { joinDays, readDays } from '../daily/results';
import { readLearned } from '../learn/progress';

/** Lessons, puzzles and days add up; settings and people stay as they are on this device. */
export function joinKept(key: string, here: string, there: string): string {
  if (here === there) return here;
  if (key === 'daily') {
    return JSON.stringify({ days: joinDays(readDays(here), readDays(there)) });
  }
  if (key === 'lessons') {
    const mine = readLearned(here);
    const theirs = readLearned(there);
    const both = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];
    return JSON.stringify({
      ...mine,
      done: both(mine.done, theirs.done),
      seen: both(mine.seen, theirs.seen),
      finished: mine.finished || theirs.finished,
    });
  }
  return here;
}
