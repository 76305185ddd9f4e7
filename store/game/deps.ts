/** What the running game needs from outside: the app and the tests give it different ones. */
import type { Choice, GameOptions, GameState, PlayerId, View } from '@/engine';
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

export interface NewSave {
  name: string;
  participants: Participant[];
  options: GameOptions;
  /** Where it begins, if not with the deal of its options (a game of older rules). */
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
}

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

export interface GameDeps {
  keeper: GameKeeper;
  ai: AiPlayer;
  scheduler: Scheduler;
  pace: () => Pace;
  freshSeed: () => string;
}
