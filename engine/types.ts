/**
 * The types of the engine. Everything is plain JSON, so a game can be saved, cloned, sent and replayed at
 * any decision.
 */

/** A card: the index of its work; the second deck's cards follow those of the first. */
export type CardId = number;
/** A player by number, 0 to 4, clockwise. */
export type PlayerId = number;

export const MATERIALS = ['paper', 'stone', 'cloth', 'clay', 'metal'] as const;
export type Material = (typeof MATERIALS)[number];

export const TASKS = ['clerk', 'monk', 'tailor', 'potter', 'smith'] as const;
export type Task = (typeof TASKS)[number];

export const TASK_OF: Readonly<Record<Material, Task>> = {
  paper: 'clerk',
  stone: 'monk',
  cloth: 'tailor',
  clay: 'potter',
  metal: 'smith',
};

export const VALUE_OF: Readonly<Record<Material, number>> = {
  paper: 1,
  stone: 2,
  cloth: 2,
  clay: 3,
  metal: 3,
};

export const HAND_LIMIT = 5;

export const WINGS = ['gallery', 'giftShop'] as const;
export type Wing = (typeof WINGS)[number];

/** Under the four edges of a mat; `task` holds no card or one. */
export const TUCKED_ZONES = ['task', 'helpers', 'bench', 'sales'] as const;
/** The zones of a mat, where cards lie open. */
export const MAT_ZONES = [...TUCKED_ZONES, ...WINGS] as const;
export type MatZone = (typeof MAT_ZONES)[number];

export const OWN_ZONES = ['hand', 'waiting', ...MAT_ZONES] as const;
export type OwnZone = (typeof OWN_ZONES)[number];

export type Zone = 'deck' | 'floor' | OwnZone;
export const isWing = (zone: Zone): zone is Wing => zone === 'gallery' || zone === 'giftShop';

/** Stands for the player where a zone belongs to all. */
export const SHARED: PlayerId = -1;
/** A zone, and whose it is. */
export interface Location {
  zone: Zone;
  player: PlayerId;
}
/** A location on somebody's mat. */
export interface MatLocation {
  zone: MatZone;
  player: PlayerId;
}

export interface GameOptions {
  players: number;
  seed: string;
  /** Six works in a wing end the game, instead of five. */
  extended: boolean;
  /** Four players, partners opposite. */
  teams: boolean;
  morningOrder: 'effectsFirst' | 'discardFirst';
  /** The game is scored after this many full rounds; null: no limit. */
  roundLimit: number | null;
}

export interface PlayerState {
  hand: CardId[];
  waiting: CardId[];
  task: CardId[];
  /** True until the first morning: the card in the slot is nobody's task, and nobody knows it. */
  taskFaceDown: boolean;
  helpers: CardId[];
  bench: CardId[];
  sales: CardId[];
  gallery: CardId[];
  giftShop: CardId[];
}

export type Phase = 'morning' | 'noon' | 'night';

/**
 * Counts cards shown from the hand as helpers for one task. The stored name is kept because saved games are
 * compared exactly.
 */
export const SHOWN_HELPERS = 'fountain';

/** The task being performed, and the arithmetic of its actions. All of it is public. */
export interface TaskInfo {
  owner: PlayerId;
  material: Material;
  /** Obstructions are read once, when the task begins. */
  noConversion: boolean;
  noHelpers: boolean;
  [SHOWN_HELPERS]: number;
  /** Works that give one more action each. */
  extras: readonly CardId[];
  /** Filled in when the actions are counted; `total` is 0 before that. */
  helpers: number;
  covered: boolean;
  total: number;
  /** Actions begun so far: the one being taken is included. */
  begun: number;
}

/** The timings at which works may act. */
export const TIMINGS = [
  'morning',
  'night',
  'beforeTask',
  'beforeTailor',
  'afterAction',
  'afterComplete',
  'afterCompleteLast',
] as const;
export type Timing = (typeof TIMINGS)[number];

/** Parts of the morning that a work may replace. */
export type MorningPart = 'handLimit' | 'discard' | 'newTask';

export const ACTION_FORMS = [...TASKS, 'craft', 'prayer'] as const;
export type ActionForm = (typeof ACTION_FORMS)[number];

/** What every reader may look for in a frame; its program declares all that it remembers. */
export interface Vars {
  /** The work whose effect this is. */
  self?: CardId;
  /** The work just completed. */
  done?: CardId;
  /** The card that a question is about. */
  card?: CardId;
  timing?: Timing;
}

/** A half-resolved program: the name of the code, and the step to continue with. */
export interface Frame {
  program: string;
  step: string;
  player: PlayerId;
  vars: Vars;
  /** The choice that answered the latest question of this frame, until it asks or calls again. */
  answer: Choice | null;
}

/** `works`, `deck`, `rounds`, or the name of the work that ended it, in lower case. */
export type EndReason = Lowercase<string>;

export interface End {
  reason: EndReason;
  /** The owner of the wing or of the work that ended it. */
  player: PlayerId;
}

/** How far the game is. All of it is public. */
export interface Progress {
  start: PlayerId;
  current: PlayerId;
  /** Counted from 1. */
  round: number;
  turn: number;
  phase: Phase;
  /** Turns that the current player still takes after this one. */
  extraTurns: number;
  /** Works that give the current player's own task one more action this turn. */
  ownTaskExtras: readonly CardId[];
  task: TaskInfo | null;
  /** Cards that are copies until the turn ends; `of` is a work's index. */
  copies: readonly { card: CardId; of: number }[];
  end: End | null;
}

export interface GameState extends Progress {
  options: GameOptions;
  /** Bottom first, top last. */
  deck: CardId[];
  floor: CardId[];
  players: PlayerState[];
  /** Per card: who knows where it lies (see knowledge.ts). */
  known: number[];
  stack: Frame[];
}

/** The questions of the rules, and `work` for every question that a work asks. */
export type DecisionKind =
  | 'handLimit'
  | 'effects'
  | 'discard'
  | 'newTask'
  | 'obstruction'
  | 'action'
  | 'tailor'
  | 'replaceSupport'
  | 'support'
  | 'wing'
  | 'work';

/** What a question chooses among; `deckTop` are revealed cards of the deck. */
export type Pickable =
  | 'hand'
  | 'helpers'
  | 'bench'
  | 'floor'
  | 'works'
  | 'task'
  | 'deckTop'
  | 'player'
  | 'wing'
  | 'effect'
  | 'action'
  | 'nothing';

/** What a question asks: its words, its marks and "why not?" follow from this. */
export interface Asked {
  pick: Pickable;
  /** What is done with what is chosen; none where choices do several things. */
  act?: Act;
  /** Only cards of this material will do. */
  material?: Material;
  may?: 'decline';
}

/**
 * The act that a choice names.
 *
 * pass: stop, decline, or let an action go   · use: begin the effect of the work `via`
 * return, discard, reveal, show, draw: of a card  · task: make `card` the new task
 * sell, hire, collect: Clerk, Monk, Potter with `card`; …Top: with the top card of the deck
 * sellAll: every bench card of `material`     · smith, craft: complete `card`
 * tailor, pray: that action                    · wing: place it in `wing`
 * bench: `player`'s bench                      · copy: become a copy of `card`
 */
export type Act =
  | 'pass'
  | 'use'
  | 'return'
  | 'discard'
  | 'reveal'
  | 'show'
  | 'draw'
  | 'task'
  | 'sell'
  | 'sellTop'
  | 'sellAll'
  | 'hire'
  | 'collect'
  | 'collectTop'
  | 'smith'
  | 'craft'
  | 'tailor'
  | 'pray'
  | 'wing'
  | 'bench'
  | 'copy';

export interface Choice {
  do: Act;
  card?: CardId;
  /** The work that makes it possible. */
  via?: CardId;
  player?: PlayerId;
  material?: Material;
  wing?: Wing;
  /** Which option, for a work that has several; the work names them. */
  side?: string;
}
