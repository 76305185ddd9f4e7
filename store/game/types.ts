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
  /** Everybody at a table of several people agrees to hints. */
  hints?: boolean;
}

/** The game on the table, without the seed, which would give away the order of the deck. */
export interface GameInfo {
  id: string;
  name: string;
  participants: Participant[];
  options: Omit<GameOptions, 'seed'>;
  /** Who plays alone may ask for hints; several people only if they agreed to it. */
  hints: boolean;
}

/** One event to be shown, as the viewer saw it, and the table right after it. */
export interface ShownStep {
  /** Unique while the app runs, as a key for animations. */
  id: number;
  event: GameEvent;
  /** Without a decision: that comes when all steps have been shown. */
  view: View;
  scores: PlayerScore[];
  entry: LogEntry;
}

/** An event, and where in the game it belongs. */
export interface PlacedEvent {
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

/** One event in the log, as the viewer saw it. */
export interface LogEntry extends PlacedEvent {
  /** Entries of one game are numbered from 0. */
  id: number;
}

/** A person's turn is done, and they still hold the device. */
export interface TurnDone {
  player: PlayerId;
  /** Whose turn is next. */
  next: PlayerId;
  /** The cards that came into their hand at the end of it. */
  gathered: CardId[];
  /** It passes after a moment, without a tap. */
  byItself: boolean;
}

export interface Curtain {
  for: PlayerId;
  /** That person's last step is taken back once it opens. */
  back?: true;
}

export type UndoState =
  /** `choices`: so many, from `choice` on, were made by one tap and are taken back together. */
  | { can: true; choice: Choice; player: PlayerId; choices: number }
  | { can: false; why: 'nothing' | 'hidden' }
  /** `player` has made a choice since. */
  | { can: false; why: 'otherPlayer'; player: PlayerId };

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
  /** The person whose hand may be on the screen; null while the curtain or all hands are down. */
  holder: PlayerId | null;
  curtain: Curtain | null;
  view: View | null;
  /** As the viewer knows it; hidden cards do not count. */
  scores: PlayerScore[];
  decision: Decision | null;
  /** Until `passTurn()`. */
  turnDone: TurnDone | null;
  thinking: PlayerId | null;
  /** A choice is being saved: taps are ignored. */
  busy: boolean;
  pending: ShownStep[];
  log: LogEntry[];
  recap: LogEntry[];
  undo: UndoState;
  redo: Choice | null;
  /** While nobody holds the device: the person whose last step can be taken back. */
  takeBack: PlayerId | null;
  selection: CardId | null;
  /** How many choices have been made. */
  choices: number;
  /** Covers the table until `closePast()`. */
  past: PastTable | null;
  /** When status is `over`. */
  result: Score | null;
  /** The result may be shown: the players have seen on the table what ended the game. */
  endSeen: boolean;
  fault: Fault | null;
  notice: Notice | null;
  /** The game was taken up again after a restart or some hours, and nobody was told yet where it stood. */
  returned: boolean;
}

export interface GameActions {
  startGame: (setup: GameSetup) => Promise<string | null>;
  resumeGame: (id: string) => Promise<boolean>;
  choose: (choice: Choice) => Promise<boolean>;
  /** Makes these choices, as far as they are legal, and says how many; one undo takes them back. */
  chooseAll: (choices: readonly Choice[]) => Promise<number>;
  prayRest: () => Promise<void>;
  undoChoice: () => Promise<boolean>;
  redoChoice: () => Promise<boolean>;
  stepShown: (id: number) => void;
  finishSteps: () => void;
  passTurn: () => void;
  offerBack: () => void;
  openCurtain: () => void;
  lowerCurtain: () => void;
  select: (card: CardId | null) => void;
  showPast: (entry: number) => void;
  /** The scores as the holder knew them when their last turn was over; null before that. */
  scoresAfterLastTurn: () => PlayerScore[] | null;
  closePast: () => void;
  /** The holder takes a hint for this question; asked again for the same one, nothing is noted. */
  noteHint: () => void;
  seeEnd: () => void;
  retry: () => void;
  playUnkept: () => void;
  dismissFault: () => void;
  dismissNotice: () => void;
  dismissReturn: () => void;
  /** The app is in front again; `lowerCurtain` told when it left. */
  comeForward: () => void;
  leave: () => Promise<void>;
}

export type GameStore = GameData & GameActions;
