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
  turnDone: null,
  thinking: null,
  busy: false,
  pending: [],
  log: [],
  recap: [],
  undo: { can: false, why: 'nothing' },
  redo: null,
  takeBack: null,
  selection: null,
  choices: 0,
  past: null,
  result: null,
  endSeen: false,
  fault: null,
  notice: null,
  returned: false,
};

type Looking = Pick<GameData, 'holder' | 'curtain'>;

export const viewerOf = ({ holder }: Looking): PlayerId => holder ?? SPECTATOR;

/** The next person may read the recap before the curtain is open, and while computers play. */
export const recapViewerOf = (s: Session, { holder, curtain }: Looking): PlayerId =>
  holder ?? curtain?.for ?? s.nextPerson() ?? SPECTATOR;

export function undoFields(
  s: Session,
  holder: PlayerId | null,
): Pick<GameData, 'undo' | 'redo' | 'takeBack' | 'choices'> {
  return {
    undo: s.undoState(holder),
    redo: s.redoable(holder),
    takeBack: holder === null ? s.backTo() : null,
    choices: s.timeline.length,
  };
}

/** The whole table for a new viewer in one update, so that nothing of another's view remains. */
export function tableFor(s: Session, looking: Looking): Partial<GameData> {
  const { holder, curtain } = looking;
  const viewer = viewerOf(looking);
  const log = logFor(s.shownEvents, viewer);
  const g = s.shownState;
  return {
    holder,
    curtain,
    view: viewFor(g, viewer),
    scores: scoresSeen(g, viewer),
    pending: [],
    log,
    recap: recapFor(log, g, recapViewerOf(s, looking)),
    decision: null,
    turnDone: null,
    thinking: null,
    selection: null,
    past: null,
    ...undoFields(s, holder),
  };
}

/** The table as it is now for the viewer who already has the log. */
export function refreshed(s: Session, data: GameData): Partial<GameData> {
  const { log, recap, holder } = data;
  const viewer = viewerOf(data);
  const g = s.shownState;
  const fresh = recapFor(log, g, recapViewerOf(s, data));
  const same = fresh.length === recap.length && fresh[0] === recap[0];
  return {
    view: viewFor(g, viewer),
    scores: scoresSeen(g, viewer),
    recap: same ? recap : fresh,
    ...undoFields(s, holder),
  };
}
