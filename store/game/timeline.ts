/** The game as it went: the choices, and the way back to the state after any of them. */
import type { Choice, GameState, PlayerId } from '@/engine';
import { advance, clone } from '@/engine';

export interface Made {
  choice: Choice;
  player: PlayerId;
  /** It told its decider something hidden: it cannot be undone. */
  sealed: boolean;
}

/** A state is kept every so many choices: going back costs at most this many steps. */
const EVERY = 16;

export class Timeline {
  made: Made[] = [];
  /** After 0, EVERY, 2 × EVERY … choices; with holes until the past has been gone through. */
  private kept: (GameState | undefined)[];

  constructor(public state: GameState) {
    this.kept = [state];
  }

  /** Of a resumed game: where it stands is known, its past not yet. */
  static resumed(choices: readonly Choice[], state: GameState): Timeline {
    const timeline = new Timeline(state);
    timeline.made = choices.map((choice) => ({ choice, player: state.current, sealed: true }));
    timeline.kept = [];
    return timeline;
  }

  /** The past of a resumed game, gone through. */
  adopt(past: Timeline): void {
    past.made.forEach((made, i) => (this.made[i] = made));
    past.kept.forEach((state, i) => (this.kept[i] = state));
  }

  get length(): number {
    return this.made.length;
  }

  get last(): Made | undefined {
    return this.made[this.made.length - 1];
  }

  push(made: Made, state: GameState): void {
    this.made.push(made);
    this.state = state;
    if (this.made.length % EVERY === 0) this.kept[this.made.length / EVERY] = state;
  }

  pop(): Made | undefined {
    const last = this.made.pop();
    if (last === undefined) return undefined;
    this.kept.length = Math.floor(this.made.length / EVERY) + 1;
    this.state = this.stateAt(this.made.length);
    return last;
  }

  /** The state after this many choices. */
  stateAt(choices: number): GameState {
    const from = Math.floor(choices / EVERY);
    const g = clone(this.kept[from] as GameState);
    for (let i = from * EVERY; i < choices; i++) advance(g, (this.made[i] as Made).choice);
    return g;
  }
}
