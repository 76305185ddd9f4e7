/** What the store shows of the running game, and to whom. */
import type { PlayerId } from '@/engine';
import { SPECTATOR, viewFor } from '@/engine';
import { logFor, recapFor } from './log';
import { scoresSeen } from './redact';
import type { Session } from './session';
import type { GameData } from './types';

export const NO_GAME: GameData = {
  status: 'none',
  game: null,
  holder: null,
  curtain: null,
  view: null,
  scores: [],
  decision: null,
  thinking: null,
  busy: false,
  pending: [],
  log: [],
  recap: [],
  undo: { can: false, why: 'nothing' },
  redo: null,
  selection: null,
  choices: 0,
  past: null,
  result: null,
  fault: null,
  notice: null,
};

export type Shown = ReturnType<typeof createShown>;

export function createShown(get: () => GameData) {
  const viewer = (): PlayerId => get().holder ?? SPECTATOR;
  /** Whom the recap is for: the next person may read it before the curtain is open. */
  const reader = (): PlayerId => get().holder ?? get().curtain?.for ?? SPECTATOR;

  function undoFields(
    s: Session,
    holder = get().holder,
  ): Pick<GameData, 'undo' | 'redo' | 'choices'> {
    return {
      undo: s.undoState(holder ?? s.lastHolder),
      redo: s.redoable(holder),
      choices: s.timeline.length,
    };
  }

  /**
   * The whole table anew for whoever looks at it from now on. It is set together with the holder and
   * the curtain, so that at no moment a part of another's view is left.
   */
  function table(
    s: Session,
    holder: PlayerId | null,
    curtain: GameData['curtain'],
  ): Partial<GameData> {
    const who = holder ?? SPECTATOR;
    const log = logFor(s.raw, who);
    return {
      holder,
      curtain,
      view: viewFor(s.state, who),
      scores: scoresSeen(s.state, who),
      pending: [],
      log,
      recap: recapFor(log, s.state, holder ?? curtain?.for ?? SPECTATOR),
      decision: null,
      thinking: null,
      selection: null,
      past: null,
      ...undoFields(s, holder),
    };
  }

  const tableAgain = (s: Session) => table(s, get().holder, get().curtain);

  /** The table as it is now, for the same viewer as before: the log is theirs already. */
  function refreshed(s: Session): Partial<GameData> {
    const { log, recap } = get();
    const who = viewer();
    const fresh = recapFor(log, s.state, reader());
    const same = fresh.length === recap.length && fresh[0] === recap[0];
    return {
      view: viewFor(s.state, who),
      scores: scoresSeen(s.state, who),
      recap: same ? recap : fresh,
      ...undoFields(s),
    };
  }

  return { viewer, reader, undoFields, table, tableAgain, refreshed };
}
