/** The past of a resumed game, gone through again while its table is already on the screen. */
import { serialize } from '@/engine';
import type { LoadedGame, Scheduler } from './deps';
import { deal, play } from './play';
import { Session } from './session';

/** Choices gone through in one slice: a few milliseconds on a slow phone. */
const AT_ONCE = 8;

/** A table at once; its log and undo follow by `goThroughHistory`. */
export function resumedSession(loaded: LoadedGame): Session {
  const { id, name, participants, options, state, choices, base } = loaded;
  if (choices.length > 0 || base !== null)
    return Session.resumed(id, name, participants, options, loaded);
  return Session.dealt(id, name, participants, options, { state, steps: deal(options).steps });
}

/**
 * Gives the session its past: log, undo, moments. It gives nothing if the past does not lead to the
 * table that was saved, which then still can be played on.
 */
export async function goThroughHistory(
  session: Session,
  loaded: LoadedGame,
  scheduler: Scheduler,
  wanted: () => boolean,
): Promise<boolean> {
  if (session.historyReady) return true;
  const { id, name, participants, options, base, choices } = loaded;
  const start = base === null ? deal(options) : { state: base, steps: [] };
  const past = Session.dealt(id, name, participants, options, start);
  try {
    for (const [i, choice] of choices.entries()) {
      if (i % AT_ONCE === AT_ONCE - 1) {
        await scheduler.pause();
        if (!wanted()) return false;
      }
      past.record(choice, play(past.state, choice, i + 1));
    }
  } catch {
    return false;
  }
  if (serialize(past.state) !== serialize(loaded.state)) return false;
  session.adopt(past);
  return true;
}
