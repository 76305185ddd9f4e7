/** What the table shows, as plain data: views draw it and know nothing else. */
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
  /** The table to show: now, or at the step or the past moment that is shown. */
  readonly view: View;
  readonly cast: Cast;
  readonly viewport: Viewport;
  readonly local: LocalState;
  /** The player wants to be asked again before what can never be undone. */
  readonly careful: boolean;
  /** How long a card glides. */
  readonly glide: number;
}

export interface TurnBarModel {
  readonly at: Rect;
  readonly undoLabel: string;
  readonly canUndo: boolean;
  /** What can be done again, in words; null when there is nothing. */
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
  /** Why the others cannot be chosen. */
  readonly hints: ReadonlyMap<CardId, string>;
  /** How many cards of each player may be chosen. */
  readonly toChoose: readonly number[];
  /** Whose temple holds what a line of the log is about. */
  readonly pointedAt: PlayerId | null;
  readonly event: GameEvent | null;
  readonly eventId: number;
  readonly thinking: PlayerId | null;
  readonly past: boolean;
}

/** On large screens the card that is read and the log stand beside the table. */
export interface SidesModel {
  readonly inspector: Rect | null;
  readonly log: Rect | null;
  readonly card: CardId | null;
  readonly now: string | null;
}

export interface SheetsModel {
  readonly open: Open | null;
  /** What the card that is read can do now, or why it cannot. */
  readonly now: string | null;
  readonly described: readonly string[];
}

/** The result of a game that is over. */
export interface EndShown {
  readonly result: Score;
  readonly end: End;
  readonly cast: Cast;
  readonly worksToEnd: number;
  readonly glide: number;
}

/** What lies over the whole table. */
export type Cover =
  | { readonly type: 'curtain'; readonly next: PlayerId }
  | { readonly type: 'end'; readonly shown: EndShown };

export interface Parts {
  readonly view: View;
  readonly cast: Cast;
  /** Whose temple lies in front. */
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
  /** Null before the curtain, where a sheet is gone at once. */
  readonly sheets: SheetsModel | null;
  readonly cover: Cover | null;
  /** Cards are read beside the table, not in a sheet over it. */
  readonly beside: boolean;
  /** A sheet lies over the table. */
  readonly reading: boolean;
  readonly careful: boolean;
}

export interface TableModel extends Parts {
  /** The very question of the store: an equal one may be asked again. */
  readonly decision: Decision | null;
  /** What it asks; a reason holds for this object only. */
  readonly prompt: PromptModel | null;
  readonly reason: Reason | null;
  /** What is to be said aloud; null while the others play, where the log says it. */
  readonly aloud: string | null;
}
