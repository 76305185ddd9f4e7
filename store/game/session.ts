/** One game on the table, hidden cards and all. Nothing of it is ever in the store's public state. */
import type { Choice, GameOptions, GameState, PlayerId } from '@/engine';
import { decision, eventFor, sameChoice, SPECTATOR, viewFor } from '@/engine';
import { dealViews } from './deal';
import { entryFor } from './log';
import type { Played, RawEvent, RawStep } from './play';
import { play } from './play';
import { scoresSeen } from './redact';
import { Timeline } from './timeline';
import type { Participant, ShownStep, UndoState } from './types';
import { isSealed } from './undo';

let stepIds = 0;

export class Session {
  /** All that has happened, in order. */
  raw: RawEvent[] = [];
  timeline: Timeline;
  /** Choices that were undone, the next to be redone last. */
  redo: Choice[] = [];
  /** Who held the device last, while nobody does. */
  lastHolder: PlayerId | null = null;
  /** The deal is shown once, to the first who sees the table. */
  dealToShow: RawStep[] = [];
  /** False while the past of a resumed game is still being gone through. */
  historyReady = true;

  constructor(
    readonly id: string,
    readonly name: string,
    readonly participants: Participant[],
    readonly options: GameOptions,
    first: GameState,
  ) {
    this.timeline = new Timeline(first);
  }

  static dealt(
    id: string,
    name: string,
    participants: Participant[],
    options: GameOptions,
    dealt: Played,
  ) {
    const session = new Session(id, name, participants, options, dealt.state);
    session.raw = dealt.steps.map((step) => step.raw);
    session.dealToShow = dealt.steps;
    return session;
  }

  static resumed(
    id: string,
    name: string,
    participants: Participant[],
    options: GameOptions,
    saved: { choices: readonly Choice[]; state: GameState },
  ) {
    const session = new Session(id, name, participants, options, saved.state);
    session.timeline = Timeline.resumed(saved.choices, saved.state);
    session.historyReady = false;
    return session;
  }

  /** The past that led to where this session was resumed. */
  adopt(past: Session): void {
    this.timeline.adopt(past.timeline);
    this.raw = [...past.raw, ...this.raw];
    this.historyReady = true;
  }

  get state(): GameState {
    return this.timeline.state;
  }

  get persons(): PlayerId[] {
    return this.participants.flatMap((seat, player) => (seat.kind === 'person' ? [player] : []));
  }

  isPerson(player: PlayerId): boolean {
    return this.participants[player]?.kind === 'person';
  }

  /** The person that the device goes to next. */
  nextPerson(): PlayerId | null {
    const n = this.participants.length;
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
    const player = this.state.current;
    const events = played.steps.map((step) => step.raw.event);
    const sealed = isSealed(this.state, player, events);
    this.timeline.push({ choice, player, sealed }, played.state);
    // What was taken back can be made again only as long as nothing else is made instead.
    const undone = this.redo.pop();
    if (undone === undefined || !sameChoice(undone, choice)) this.redo = [];
    for (const step of played.steps) this.raw.push(step.raw);
  }

  takeBack(): void {
    const made = this.timeline.pop();
    if (made === undefined) return;
    this.redo.push(made.choice);
    while ((this.raw[this.raw.length - 1]?.choice ?? 0) > this.timeline.length) this.raw.pop();
  }

  /** The table right after something happened, with nothing asked: one choice may bring several things. */
  tableAfter(entry: number): GameState | null {
    const raw = this.raw[entry];
    if (raw === undefined || !this.historyReady) return null;
    const made = this.timeline.made[raw.choice - 1];
    if (made === undefined) return { ...this.timeline.stateAt(0), stack: [] };
    const first = this.raw.findIndex((other) => other.choice === raw.choice);
    const { steps } = play(this.timeline.stateAt(raw.choice - 1), made.choice, raw.choice);
    return steps[entry - first]?.state ?? null;
  }

  /** `holder` is who holds the device, or held it last while the curtain is down. */
  undoState(holder: PlayerId | null): UndoState {
    const { last } = this.timeline;
    if (last === undefined || !this.historyReady) return { can: false, why: 'nothing' };
    const by = holder ?? last.player;
    if (!this.isPerson(last.player) || by !== last.player) {
      return { can: false, why: 'otherPlayer' };
    }
    if (last.sealed) return { can: false, why: 'hidden' };
    return { can: true, choice: last.choice, player: last.player };
  }

  /** The choice that can be made again, by whoever took it back. */
  redoable(holder: PlayerId | null): Choice | null {
    if (holder === null || holder !== this.state.current) return null;
    return this.redo[this.redo.length - 1] ?? null;
  }

  /** Choosing goes on in the very task that this question belongs to. */
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

  /** Steps as the viewer sees them; their entries are numbered from `firstId` on. */
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
