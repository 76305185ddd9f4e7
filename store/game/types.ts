/** The types of the running game. Its contract is at the top of index.ts. */
import type {
  CardId,
  Choice,
  Decision,
  GameEvent,
  GameOptions,
  NewGameOptions,
  Phase,
  PlayerId,
  PlayerScore,
  Score,
  View,
} from '@/engine';
import type { Level, Personality } from '@/engine/ai';
import type { Fault } from '../saves/faults';

export interface Participant {
  name: string;
  kind: 'person' | 'ai';
  /** Of an AI. */
  level?: Level;
  personality?: Personality;
  /** Index of their colour and crest. */
  colour: number;
}

/** What the New game screen asks for. */
export interface GameSetup {
  name?: string;
  participants: Participant[];
  /** Left out: a fresh seed. */
  seed?: string;
  variants?: Partial<Omit<NewGameOptions, 'players' | 'seed'>>;
}

/** The game on the table, without the seed, which would give away the order of the deck. */
export interface GameInfo {
  id: string;
  name: string;
  participants: Participant[];
  options: Omit<GameOptions, 'seed'>;
}

/** One event to be shown, as the viewer saw it, and the table right after it. */
export interface ShownStep {
  /** Never used twice while the app runs: a key for animations. */
  id: number;
  event: GameEvent;
  /** Without a decision: that comes when all steps have been shown. */
  view: View;
  scores: PlayerScore[];
  entry: LogEntry;
}

/** One event in the log, as the viewer saw it, and where in the game it belongs. */
export interface LogEntry {
  /** Entries of one game are numbered from 0. */
  id: number;
  /** How many choices were made when it had happened. */
  choice: number;
  turn: number;
  round: number;
  phase: Phase;
  /** Whose turn it was. */
  player: PlayerId;
  /** Whose task was being performed, or null. */
  task: PlayerId | null;
  /** Which action of that task, from 1, or null. */
  action: number | null;
  event: GameEvent;
}

export type UndoState =
  | { can: true; choice: Choice; player: PlayerId }
  | { can: false; why: 'nothing' | 'hidden' | 'otherPlayer' };

export type GameStatus = 'none' | 'loading' | 'playing' | 'over' | 'error';

/** Something to tell the player once; the game goes on. */
export type Notice =
  /** Saved by older rules: it goes on from the last snapshot, and this many choices are lost. */
  | { code: 'olderRules'; lost: number }
  /** The last choices could not be read: it goes on from the last sound one. */
  | { code: 'tailLost'; lost: number };

/** A table of the past that is being looked at. */
export interface PastTable {
  /** The id of the log entry after which the table looked like this. */
  entry: number;
  view: View;
  scores: PlayerScore[];
}

export interface GameData {
  status: GameStatus;
  game: GameInfo | null;
  /** The person whose hand may be on the screen; null while the curtain is down or only AIs play. */
  holder: PlayerId | null;
  curtain: { for: PlayerId } | null;
  view: View | null;
  /** As the viewer knows it: hidden cards count nothing. */
  scores: PlayerScore[];
  decision: Decision | null;
  thinking: PlayerId | null;
  /** A choice is being saved: taps are ignored. */
  busy: boolean;
  pending: ShownStep[];
  log: LogEntry[];
  recap: LogEntry[];
  undo: UndoState;
  redo: Choice | null;
  selection: CardId | null;
  /** How many choices have been made. */
  choices: number;
  /** Covers the table until `closePast()`. */
  past: PastTable | null;
  /** When status is `over`. */
  result: Score | null;
  fault: Fault | null;
  notice: Notice | null;
}

export interface GameActions {
  startGame: (setup: GameSetup) => Promise<string | null>;
  resumeGame: (id: string) => Promise<boolean>;
  choose: (choice: Choice) => Promise<boolean>;
  prayRest: () => Promise<void>;
  undoChoice: () => Promise<boolean>;
  redoChoice: () => Promise<boolean>;
  stepShown: () => void;
  finishSteps: () => void;
  openCurtain: () => void;
  lowerCurtain: () => void;
  select: (card: CardId | null) => void;
  showPast: (entry: number) => void;
  closePast: () => void;
  retry: () => void;
  dismissFault: () => void;
  dismissNotice: () => void;
  leave: () => Promise<void>;
}

export type GameStore = GameData & GameActions;
