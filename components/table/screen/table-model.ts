/** What the table shows, as plain data; the views use nothing else. */
import type { HintRank, PromptButton, PromptModel } from '@/components/table/prompt/model';
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
import type { PromptWords } from '@/components/table/prompt/room';
import type { RulePlace } from '@/locales/rulebook';
import type { GameData, LogEntry } from '@/store/game';
import type { Hinted } from '@/store/hint';
import type { StageState } from '@/store/learn';

import type { Rect, TableLayout, Viewport } from '../layout';
import type { DropZone } from '../layout/drop-zones';
import type { Cast } from '../model/cast';
import type { Open } from '../sheets/open';
import type { LocalState, Reason } from './local';

export interface TableInput {
  readonly game: GameData;
  /** The lesson that this table belongs to. */
  readonly lesson: StageState | null;
  /** The hint that was asked for last, perhaps for another question. */
  readonly hint: Hinted | null;
  /** The table to show: the present, the current step, or a past table. */
  readonly view: View;
  readonly cast: Cast;
  readonly viewport: Viewport;
  readonly local: LocalState;
  /** The player wants to be asked again before a choice that cannot be undone. */
  readonly careful: boolean;
  /** A curtain opens by a long press. */
  readonly longPress: boolean;
  /** A tap on a card may be the whole answer, and a single answer gives itself. */
  readonly quick: boolean;
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
  readonly buttons: readonly PromptButton[];
  readonly busy: boolean;
  readonly careful: boolean;
  readonly letGo: boolean;
  readonly lamp: LampModel | null;
  /** Where the rulebook says why; null while nothing is asked. */
  readonly rule: RulePlace | null;
}

/** The hint of this question. */
export interface LampModel {
  /** What a tap does. */
  readonly label: string;
  /** What it has said so far. */
  readonly said: string | null;
}

export interface SceneModel {
  readonly choosable: ReadonlySet<CardId>;
  readonly selected: CardId | null;
  /** Cards picked together. */
  readonly picked: ReadonlySet<CardId>;
  /** The cards of the moves that a hint names. */
  readonly hinted: ReadonlyMap<CardId, HintRank>;
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
  /** Cards that have just come into the hand. */
  readonly fresh: ReadonlySet<CardId>;
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
  readonly view: View;
  readonly cast: Cast;
  readonly worksToEnd: number;
  readonly glide: number;
}

export type Cover =
  | {
      readonly type: 'curtain';
      readonly next: PlayerId;
      /** The person whose last step can be taken back. */
      readonly takeBack: PlayerId | null;
      /** It opens to take that step back; if it is left, this player is next. */
      readonly elseNext: PlayerId | null;
      /** Why the first player starts. */
      readonly starts: string | null;
      readonly longPress: boolean;
    }
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
  readonly longPress: boolean;
  readonly quick: boolean;
}

export interface TableModel extends Parts {
  /** The store's own object, compared by identity, because an equal question may be asked again. */
  readonly decision: Decision | null;
  readonly prompt: PromptModel | null;
  /** A reason is valid for this only: the question, or where nothing is asked what is said in its place. */
  readonly subject: PromptModel | PromptWords;
  readonly reason: Reason | null;
  /** What to announce; null while others play, because the log announces that. */
  readonly aloud: string | null;
}
