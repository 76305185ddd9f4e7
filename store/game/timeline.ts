/** The game as it went: its choices and events, and the way back to the table after any of them. */
import type { Choice, GameState, PlayerId } from '@/engine';
import { advance, clone, decision } from '@/engine';
import type { Played, RawEvent } from './play';
import { play } from './play';
import { isSealed } from './undo';

export interface Made {
  choice: Choice;
  player: PlayerId;
  /** It told its decider something hidden, so it cannot be undone. */
  sealed: boolean;
  /** It ended a turn: the next choice belongs to another one. */
  endsTurn: boolean;
  /** One tap made it together with the choice before, so one undo takes back both. */
  follows?: true;
}

/**
 * Whether a choice is one with that before it, by what they are: a work and its wing, or cards returned together. A
 * saved game keeps choices only, so what one undo takes back must follow from them.
 */
function joins(
  before: Made | undefined,
  player: PlayerId,
  choice: Choice,
  asked: GameState,
): boolean {
  if (before === undefined || before.player !== player || before.endsTurn) return false;
  if (choice.do === 'wing') return before.choice.card === decision(asked)?.about;
  if (!['return', 'tailor'].includes(before.choice.do)) return false;
  return choice.do === 'return' || (choice.do === 'pass' && decision(asked)?.kind === 'tailor');
}

/** Every so many choices a state is kept, so going back replays fewer than that. */
const EVERY = 16;

export class Timeline {
  state: GameState;
  made: Made[] = [];
  /** Everything that has happened, in order. */
  events: RawEvent[];
  /** False until the past of a resumed game has been replayed (see `adopt`). */
  complete = true;
  /** After 0, EVERY, 2 × EVERY … choices; with holes while the past is missing. */
  private kept: (GameState | undefined)[];

  constructor(start: Played) {
    this.state = start.state;
    this.events = start.steps.map((step) => step.raw);
    this.kept = [start.state];
  }

  /** A game whose present is known and whose past is not yet. */
  static resumed(choices: readonly Choice[], state: GameState): Timeline {
    const timeline = new Timeline({ state, steps: [] });
    const { current: player } = state;
    timeline.made = choices.map((choice) => ({ choice, player, sealed: true, endsTurn: false }));
    timeline.kept = [];
    timeline.complete = false;
    return timeline;
  }

  /** Puts the past that led to a resumed game in front of what has been played since. */
  adopt(past: Timeline): void {
    past.made.forEach((made, i) => (this.made[i] = made));
    past.kept.forEach((state, i) => (this.kept[i] = state));
    this.events = [...past.events, ...this.events];
    this.complete = true;
  }

  get length(): number {
    return this.made.length;
  }

  get last(): Made | undefined {
    return this.made[this.made.length - 1];
  }

  record(choice: Choice, { state, steps }: Played): void {
    const { current: player, turn } = this.state;
    const events = steps.map((step) => step.raw.event);
    const sealed = isSealed(this.state, player, events);
    const follows = joins(this.last, player, choice, this.state);
    this.made.push({
      choice,
      player,
      sealed,
      endsTurn: state.turn !== turn,
      ...(follows && { follows }),
    });
    this.state = state;
    for (const step of steps) this.events.push(step.raw);
    if (this.length % EVERY === 0) this.kept[this.length / EVERY] = state;
  }

  takeBack(): Made | undefined {
    const last = this.made.pop();
    if (last === undefined) return undefined;
    this.kept.length = Math.floor(this.length / EVERY) + 1;
    this.state = this.stateAt(this.length);
    while ((this.events[this.events.length - 1]?.choice ?? 0) > this.length) this.events.pop();
    return last;
  }

  /** The state after this many choices. */
  stateAt(choices: number): GameState {
    const from = Math.floor(choices / EVERY);
    const g = clone(this.kept[from] as GameState);
    for (let i = from * EVERY; i < choices; i++) advance(g, (this.made[i] as Made).choice);
    return g;
  }

  /** The state when this player's last turn before the present one was over; null if there was none. */
  afterLastTurnOf(player: PlayerId): GameState | null {
    if (!this.complete) return null;
    for (let i = this.length - 1; i >= 0; i--) {
      const made = this.made[i];
      if (made?.player === player && made.endsTurn) return this.stateAt(i + 1);
    }
    return null;
  }

  /** The table right after the event with this number, with nothing asked. */
  tableAfter(entry: number): GameState | null {
    const raw = this.events[entry];
    if (raw === undefined || !this.complete) return null;
    const made = this.made[raw.choice - 1];
    if (made === undefined) return { ...this.stateAt(0), stack: [] };
    const first = this.events.findIndex((other) => other.choice === raw.choice);
    const { steps } = play(this.stateAt(raw.choice - 1), made.choice, raw.choice);
    return steps[entry - first]?.state ?? null;
  }
}
