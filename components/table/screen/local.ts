/** State of this screen only: open sheets, the last reason given, what is looked at. */
import type { CardId, Decision } from '@/engine';
import type { GameData } from '@/store/game';

import type { Cast } from '../model/cast';
import { logLine } from '../model/log-line';
import type { Told } from '../sheets/log-line';
import type { Open } from '../sheets/open';

interface Opened {
  readonly what: Open;
  /** Question, curtain and layout at the time of opening. */
  readonly decision: Decision | null;
  readonly curtain: GameData['curtain'];
  readonly beside: boolean;
}

/** Why something cannot be done; valid for one question only. */
export interface Reason {
  readonly text: string;
  readonly of: unknown;
  readonly card?: CardId;
}

export interface LocalState {
  readonly opened: Opened | null;
  readonly reason: Reason | null;
  /** The table is shown while the curtain is down. */
  readonly peek: boolean;
  /** The log line whose table is shown. */
  readonly pointed: Told | null;
  /** The result was closed to see the table. */
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

/** A picker closes with its question; every sheet closes when a curtain falls or rises. */
function isStale(opened: Opened, { decision, curtain }: GameData, beside: boolean): boolean {
  if (opened.curtain !== curtain) return true;
  // A card inspected beside the table opens no sheet when the screen becomes small.
  if (opened.what.type === 'inspect') return opened.beside && !beside;
  return opened.what.type === 'pick' && opened.decision !== decision;
}

/** Drops state that the game has outdated; returns the same object if nothing changed. */
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
