/** What only this screen knows: what lies open over the table, what was just told, what is looked at. */
import type { CardId, Decision } from '@/engine';
import type { GameData } from '@/store/game';

import type { Cast } from '../model/cast';
import { logLine } from '../model/log-line';
import type { Told } from '../sheets/log-line';
import type { Open } from '../sheets/open';

interface Opened {
  readonly what: Open;
  /** The question and the curtain at that time, and whether cards were read beside the table. */
  readonly decision: Decision | null;
  readonly curtain: GameData['curtain'];
  readonly beside: boolean;
}

/** Why something cannot be done; it holds for one question only. */
export interface Reason {
  readonly text: string;
  readonly of: unknown;
  /** The card that it is about. */
  readonly card?: CardId;
}

export interface LocalState {
  readonly opened: Opened | null;
  readonly reason: Reason | null;
  /** The table is looked at while the curtain is down. */
  readonly peek: boolean;
  /** The line of the log whose table is shown. */
  readonly pointed: Told | null;
  /** The result was put aside to see the table. */
  readonly tableAfterEnd: boolean;
  /** What happened last, in words. */
  readonly lastTold: string | null;
}

export const NOTHING_OPEN: LocalState = {
  opened: null,
  reason: null,
  peek: false,
  pointed: null,
  tableAfterEnd: false,
  lastTold: null,
};

/** What was opened for one question is gone with it, and nothing stays open when a curtain falls or rises. */
function isStale(opened: Opened, { decision, curtain }: GameData, beside: boolean): boolean {
  if (opened.curtain !== curtain) return true;
  // What was read beside a table needs no sheet over it when the screen becomes small.
  if (opened.what.type === 'inspect') return opened.beside && !beside;
  return opened.what.type === 'pick' && opened.decision !== decision;
}

/** The same without what the game has left behind; the same object if all of it still holds. */
export function settled(
  local: LocalState,
  game: GameData,
  cast: Cast,
  beside: boolean,
): LocalState {
  const { opened, lastTold } = local;
  const step = game.pending[0];
  const told = (step === undefined ? null : logLine(step.event, cast)) ?? lastTold;
  const stale = opened !== null && isStale(opened, game, beside);
  if (!stale && told === lastTold) return local;
  return { ...local, opened: stale ? null : opened, lastTold: told };
}
