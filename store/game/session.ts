/** One game on the table, hidden cards included. None of it is ever in the store's public state. */
import type { Choice, GameState, PlayerId } from '@/engine';
import { decision, eventFor, sameChoice, SPECTATOR, viewFor } from '@/engine';
import { dealViews } from './deal';
import type { LoadedGame } from './deps';
import { entryFor } from './log';
import type { Played, RawStep } from './play';
import { deal, play } from './play';
import { scoresSeen } from './redact';
import { Timeline } from './timeline';
import type { ShownStep, UndoState } from './types';

let stepIds = 0;

/** What stays the same for as long as a game lasts. */
export type GameHead = Pick<LoadedGame, 'id' | 'name' | 'participants' | 'options'>;

export class Session {
  /** Choices that were undone; the last is the next to be redone. */
  redo: Choice[] = [];
  /** Who held the device last, while nobody does. */
  lastHolder: PlayerId | null = null;
  /** Shown once, to whoever sees the table first. */
  dealToShow: readonly RawStep[] = [];

  constructor(
    readonly head: GameHead,
    readonly timeline: Timeline,
  ) {}

  static dealt(head: GameHead, dealt: Played): Session {
    const session = new Session(head, new Timeline(dealt));
    session.dealToShow = dealt.steps;
    return session;
  }

  /** The table at once; log and undo follow when the past has been replayed. */
  static resumed(loaded: LoadedGame): Session {
    const { state, choices, base, options } = loaded;
    return choices.length > 0 || base !== null
      ? new Session(loaded, Timeline.resumed(choices, state))
      : Session.dealt(loaded, { state, steps: deal(options).steps });
  }

  get state(): GameState {
    return this.timeline.state;
  }

  get persons(): PlayerId[] {
    return [...this.head.participants.keys()].filter((player) => this.isPerson(player));
  }

  isPerson(player: PlayerId): boolean {
    return this.head.participants[player]?.kind === 'person';
  }

  /** The person that the device goes to next. */
  nextPerson(): PlayerId | null {
    const n = this.head.participants.length;
    for (let i = 0; i < n; i++) {
      const player = (this.state.current + i) % n;
      if (this.isPerson(player)) return player;
    }
    return null;
  }

  preview(choice: Choice): Played {
    return play(this.state, choice, this.timeline.length + 1);
  }

  record(choice: Choice, played: Played): void {
    this.timeline.record(choice, played);
    // Any other choice than the undone one ends redoing.
    const undone = this.redo.pop();
    if (undone === undefined || !sameChoice(undone, choice)) this.redo = [];
  }

  takeBack(): void {
    const made = this.timeline.takeBack();
    if (made !== undefined) this.redo.push(made.choice);
  }

  /** `holder` is who holds the device, or held it last while the curtain is down. */
  undoState(holder: PlayerId | null): UndoState {
    const { last, complete } = this.timeline;
    if (last === undefined || !complete) return { can: false, why: 'nothing' };
    const by = holder ?? last.player;
    if (!this.isPerson(last.player) || by !== last.player) {
      return { can: false, why: 'otherPlayer' };
    }
    if (last.sealed) return { can: false, why: 'hidden' };
    return { can: true, choice: last.choice, player: last.player };
  }

  /** The choice that whoever undid it can make again. */
  redoable(holder: PlayerId | null): Choice | null {
    if (holder === null || holder !== this.state.current) return null;
    return this.redo[this.redo.length - 1] ?? null;
  }

  /** Whether the question is still an action of the task that was performed in `before`. */
  sameTask(before: GameState): boolean {
    const now = this.state;
    return (
      now.end === null &&
      now.turn === before.turn &&
      decision(now)?.kind === 'action' &&
      now.task !== null &&
      now.task.owner === before.task?.owner &&
      now.task.begun > before.task.begun
    );
  }

  /** Steps as the viewer sees them; their log entries are numbered from `firstId` on. */
  shown(steps: readonly RawStep[], firstId: number, viewer: PlayerId): ShownStep[] {
    const dealing = steps[0]?.state === null;
    const views = dealing
      ? dealViews(
          viewFor(this.state, viewer),
          steps.map(({ raw }) => eventFor(raw.event, viewer)),
        )
      : [];
    const scores = dealing ? scoresSeen(this.state, SPECTATOR) : [];
    return steps.map((step, i) => {
      const entry = entryFor(step.raw, firstId + i, viewer);
      return {
        id: stepIds++,
        event: entry.event,
        view: step.state === null ? (views[i] as ShownStep['view']) : viewFor(step.state, viewer),
        scores: step.state === null ? scores : scoresSeen(step.state, viewer),
        entry,
      };
    });
  }
}
