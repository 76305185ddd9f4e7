/** What the table shows, as plain data; the views use nothing else. */
import type { PromptButton, PromptModel } from '@/components/table/prompt/model';
import type {
  CardId,
  Decision,
  End,
  GameEvent,
  PlayerId,
  PlayerScore,
  Score,
  View,
} from '@/engine';
import type { GameData, LogEntry } from '@/store/game';

import type { Rect, TableLayout, Viewport } from '../layout';
import type { DropZone } from '../layout/drop-zones';
import type { Cast } from '../model/cast';
import type { Open } from '../sheets/open';
import type { LocalState, Reason } from './local';

export interface TableInput {
  readonly game: GameData;
  /** The table to show: the present, the current step, or a past table. */
  readonly view: View;
  readonly cast: Cast;
  readonly viewport: Viewport;
  readonly local: LocalState;
  /** The player wants to be asked again before a choice that cannot be undone. */
  readonly careful: boolean;
  readonly glide: number;
}

export interface TurnBarModel {
  readonly at: Rect;
  readonly undoLabel: string;
  readonly canUndo: boolean;
  /** Label of the choice that can be redone; null if there is none. */
  readonly redoLabel: string | null;
  readonly showLog: boolean;
}

/** The question, or who is playing, and the buttons below it. */
export interface PanelModel {
  readonly at: Rect;
  readonly question: string;
  readonly detail: string | null;
  readonly why: string | null;
  readonly acts: readonly PromptButton[];
  readonly busy: boolean;
  readonly careful: boolean;
  readonly letGo: boolean;
}

export interface SceneModel {
  readonly choosable: ReadonlySet<CardId>;
  readonly selected: CardId | null;
  /** Why the other cards cannot be chosen. */
  readonly hints: ReadonlyMap<CardId, string>;
  /** Number of choosable cards per player. */
  readonly toChoose: readonly number[];
  /** The player whose temple holds the card of the selected log line. */
  readonly pointedAt: PlayerId | null;
  readonly event: GameEvent | null;
  readonly eventId: number;
  readonly thinking: PlayerId | null;
  readonly past: boolean;
}

/** On large screens the inspector and the log stand beside the table. */
export interface SidesModel {
  readonly inspector: Rect | null;
  readonly log: Rect | null;
  readonly card: CardId | null;
  readonly now: string | null;
}

export interface SheetsModel {
  readonly open: Open | null;
  /** What the inspected card can do now, or why it cannot. */
  readonly now: string | null;
  readonly described: readonly string[];
}

export interface EndShown {
  readonly result: Score;
  readonly end: End;
  readonly cast: Cast;
  readonly worksToEnd: number;
  readonly glide: number;
}

export type Cover =
  | { readonly type: 'curtain'; readonly next: PlayerId }
  | { readonly type: 'end'; readonly shown: EndShown };

export interface Parts {
  readonly view: View;
  readonly cast: Cast;
  readonly front: PlayerId;
  readonly scores: readonly PlayerScore[];
  readonly log: readonly LogEntry[];
  readonly recap: readonly LogEntry[];
  readonly layout: TableLayout;
  readonly turnBar: TurnBarModel | null;
  readonly panel: PanelModel | null;
  readonly scene: SceneModel;
  readonly dropZones: ReadonlyMap<DropZone, Rect>;
  readonly sides: SidesModel;
  /** Null while the curtain is down, where a sheet disappears at once. */
  readonly sheets: SheetsModel | null;
  readonly cover: Cover | null;
  /** Cards are inspected beside the table, not in a sheet. */
  readonly beside: boolean;
  readonly reading: boolean;
  readonly careful: boolean;
}

export interface TableModel extends Parts {
  /** The store's own object, compared by identity, because an equal question may be asked again. */
  readonly decision: Decision | null;
  /** A reason is valid for this object only. */
  readonly prompt: PromptModel | null;
  readonly reason: Reason | null;
  /** What to announce; null while others play, because the log announces that. */
  readonly aloud: string | null;
}
