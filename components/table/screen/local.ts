/** State of this screen only: open sheets, the last reason given, what is looked at. */
import type { CardId, Decision, PlayerId } from '@/engine';
import type { RulePlace } from '@/locales/rulebook';
import type { GameData } from '@/store/game';

import type { Cast } from '../model/cast';
import { logLine } from '../model/log-line';
import type { Told } from '../sheets/log-line';
import type { Open } from '../sheets/open';

interface Opened {
  readonly what: Open;
  /** Question, holder, curtain and layout at the time of opening. */
  readonly decision: Decision | null;
  readonly holder: GameData['holder'];
  readonly curtain: GameData['curtain'];
  readonly beside: boolean;
}

/** Why something cannot be done; valid for one question only. */
export interface Reason {
  readonly text: string;
  readonly of: unknown;
  readonly card?: CardId;
  /** Where the rulebook says more. */
  readonly rule?: RulePlace;
}

export interface LocalState {
  readonly opened: Opened | null;
  readonly reason: Reason | null;
  /** Cards picked to be returned together, for one question only. */
  readonly picked: { readonly of: Decision; readonly cards: readonly CardId[] } | null;
  /** The curtain that is put aside to look at the table; another one covers it again. */
  readonly peek: GameData['curtain'];
  /** The log line whose table is shown. */
  readonly pointed: Told | null;
  /** Lines of the log whose tables are shown one after the other; `at` is the one on the screen. */
  readonly replay: { readonly lines: readonly Told[]; readonly at: number } | null;
  /** The result was closed to see the table. */
  readonly tableAfterEnd: boolean;
  /** What happened last, in words, and to whom it was told: the next person must not read it. */
  readonly lastTold: { readonly to: PlayerId; readonly text: string } | null;
}

export const NOTHING_OPEN: LocalState = {
  opened: null,
  reason: null,
  picked: null,
  peek: null,
  pointed: null,
  replay: null,
  tableAfterEnd: false,
  lastTold: null,
};

/** A picker closes with its question; everything closes with a curtain, or when the hands go down for a computer. */
function isStale(
  opened: Opened,
  { decision, holder, curtain }: GameData,
  beside: boolean,
): boolean {
  if (opened.curtain !== curtain || opened.holder !== holder) return true;
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
  const text = step === undefined ? null : logLine(step.event, cast);
  const to = cast.viewer;
  // Forgotten once somebody is asked; otherwise it would be shown again after the choice.
  const isOver = game.decision !== null && text === null;
  const same = lastTold?.to === to && !isOver && (text === null || text === lastTold.text);
  const told = same ? lastTold : text === null ? null : { to, text };
  const stale = opened !== null && isStale(opened, game, beside);
  if (!stale && told === lastTold) return local;
  return { ...local, opened: stale ? null : opened, lastTold: told };
}
