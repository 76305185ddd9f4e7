/** What the running game needs from outside: the app and the tests give it different ones. */
import type { Choice, GameOptions, GameState, PlayerId, View } from '@/engine';
import type { Origin } from '../saves/origin';
import type { Notice, Participant } from './types';

/** An AI that thinks in slices. It gets a view, never a state. */
export interface AiPlayer {
  think: (question: AiQuestion) => AiSearch;
}

export interface AiQuestion {
  /** What the AI itself can see; `view.decision` is the question. */
  view: View;
  participant: Participant;
  seed: string;
  /** The answer must not depend on how quick the device is. */
  steady: boolean;
}

export interface AiSearch {
  /** Thinks for about this long; true when it has finished. */
  step: (milliseconds: number) => boolean;
  /** The best choice so far. */
  best: () => Choice;
}

export interface Scheduler {
  /** Lets the screen draw a frame and react to taps. */
  pause: () => Promise<void>;
}

/** The hints of a game. */
export interface Hints {
  /** Everybody at a table of several people agreed to them; who plays alone may always ask. */
  allowed: boolean;
  /** How many each player took. */
  taken: readonly number[];
}

export interface NewSave {
  name: string;
  participants: Participant[];
  options: GameOptions;
  /** Where it begins, if not with the deal of its options (a game of older rules). */
  base: GameState | null;
  choices: readonly Choice[];
  /** Left out: none allowed, none taken. */
  hints?: Hints;
  /** Left out: it was dealt here. */
  origin?: Origin;
}

export interface LoadedGame {
  id: string;
  name: string;
  participants: Participant[];
  options: GameOptions;
  base: GameState | null;
  choices: Choice[];
  /** Choices that were taken back and can be made again, the next one last. */
  redo?: Choice[];
  hints?: Hints;
  /** When the last choice was made; left out: just now. */
  playedAt?: number;
  /** The state after all of them. */
  state: GameState;
  notice: Notice | null;
}

/** Where games are saved. What resolves is durable; what rejects has changed nothing. */
export interface GameKeeper {
  create: (save: NewSave, state: GameState) => Promise<string>;
  load: (id: string) => Promise<LoadedGame>;
  /** The `at`-th choice, counted from 0, by `player`, which led to `after`. */
  append: (
    id: string,
    at: number,
    choice: Choice,
    player: PlayerId,
    after: GameState,
  ) => Promise<void>;
  /** Takes back the last choice, the `at`-th; `after` is the state before it. */
  takeBack: (id: string, at: number, after: GameState) => Promise<void>;
  /** This player took a hint. */
  noteHint: (id: string, player: PlayerId) => Promise<void>;
}

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

/** Whose turn passes by itself when it is done: that of who plays alone, everybody's, nobody's. */
export type Passing = 'alone' | 'always' | 'never';

export interface GameDeps {
  keeper: GameKeeper;
  /** From now on games are kept in memory only, the one in play too. */
  stopKeeping: (playing: LoadedGame | null) => void;
  ai: AiPlayer;
  scheduler: Scheduler;
  pace: () => Pace;
  passing: () => Passing;
  freshSeed: () => string;
  /** Left out: no time passes. */
  now?: () => number;
}
