/** What the running game needs from the world outside; tests and the app give it different ones. */
import type { Choice, GameOptions, GameState, PlayerId, View } from '@/engine';
import type { Notice, Participant } from './types';

/** An AI that thinks in slices. It gets a view, never a state. */
export interface AiPlayer {
  think: (question: AiQuestion) => AiSearch;
}

export interface AiQuestion {
  /** Of the AI's own seat; `view.decision` is the question. */
  view: View;
  seat: Participant;
  seed: string;
}

export interface AiSearch {
  /** Thinks for about this long; true when it is through. */
  step: (milliseconds: number) => boolean;
  /** The best choice so far. */
  best: () => Choice;
}

export interface Scheduler {
  /** Lets the screen draw a frame and taps be heard. */
  pause: () => Promise<void>;
}

export interface NewSave {
  name: string;
  participants: Participant[];
  options: GameOptions;
  /** Where it begins, if that is not the deal of its options (a game of older rules). */
  base: GameState | null;
  choices: readonly Choice[];
}

export interface LoadedGame {
  id: string;
  name: string;
  participants: Participant[];
  options: GameOptions;
  base: GameState | null;
  choices: Choice[];
  /** The state after all of them. */
  state: GameState;
  notice: Notice | null;
}

/** Where games are kept. What resolves is durable; what rejects has changed nothing. */
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
  /** The `at`-th choice, the last one, is taken back; `after` is the state before it. */
  takeBack: (id: string, at: number, after: GameState) => Promise<void>;
}

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

export interface GameDeps {
  keeper: GameKeeper;
  ai: AiPlayer;
  scheduler: Scheduler;
  pace: () => Pace;
  freshSeed: () => string;
}
