/** A saved game replayed from its beginning, in slices that leave the screen its frames. */
import type { LoadedGame, Scheduler } from './deps';
import { deal, play } from './play';
import { Timeline } from './timeline';

/** Choices replayed in one slice: a few milliseconds on a slow phone. */
const AT_ONCE = 8;

/** Null if it is no longer wanted; rejects if the choices are not sound. */
export async function replayHistory(
  { options, base, choices }: LoadedGame,
  scheduler: Scheduler,
  wanted: () => boolean,
): Promise<Timeline | null> {
  const timeline = new Timeline(base === null ? deal(options) : { state: base, steps: [] });
  for (const [i, choice] of choices.entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) {
      await scheduler.pause();
      if (!wanted()) return null;
    }
    timeline.record(choice, play(timeline.state, choice, i + 1));
  }
  return wanted() ? timeline : null;
}
