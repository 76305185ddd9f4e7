/** One game on the table, hidden cards included. None of it is ever in the store's public state. */
import type { CardId, Choice, GameState, PlayerId, PlayerScore } from '@/engine';
import { decision, eventFor, sameChoice, SPECTATOR, viewFor } from '@/engine';
import { dealViews } from './deal';
import type { LoadedGame } from './deps';
import { entryFor } from './log';
import type { Played, RawEvent, RawStep } from './play';
import { deal, play } from './play';
import { scoresSeen } from './redact';
import type { Made } from './timeline';
import { Timeline } from './timeline';
import type { ShownStep, UndoState } from './types';

let stepIds = 0;

/** The end of a person's turn, on the screen until it is passed. */
interface TurnEnd {
  /** The table when the turn was done. */
  state: GameState;
  /** What the same choice went on to do: the next turn's beginning. */
  rest: readonly RawStep[];
}

/** What stays the same for as long as a game lasts. */
export type GameHead = Pick<
  LoadedGame,
  'id' | 'name' | 'participants' | 'options' | 'base' | 'hints'
>;

export class Session {
  /** Choices that were undone; the last is the next to be redone. */
  redo: Pick<Made, 'choice' | 'follows'>[] = [];
  /** Set while the person whose turn is done has not passed it on. */
  turnEnd: TurnEnd | null = null;
  /** A resumed game whose past is still being replayed. */
  awaitsPast = false;
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
    const { state, choices, base, options, redo = [] } = loaded;
    const untouched = choices.length === 0 && base === null;
    const session = untouched
      ? Session.dealt(loaded, { state, steps: deal(options).steps })
      : new Session(loaded, Timeline.resumed(choices, state));
    session.awaitsPast = !untouched;
    // It is not saved which of them were one tap, so they are redone one by one.
    session.redo = redo.map((choice) => ({ choice }));
    return session;
  }

  get state(): GameState {
    return this.timeline.state;
  }

  /** The whole game, to be saved elsewhere. */
  get save(): LoadedGame {
    const { id, name, participants, options, base, hints } = this.head;
    const choices = this.timeline.made.map(({ choice }) => choice);
    const { state } = this;
    return { id, name, participants, options, base, hints, choices, state, notice: null };
  }

  /** The state to be shown: a turn that is done stays on the table until it is passed. */
  get shownState(): GameState {
    return this.turnEnd?.state ?? this.state;
  }

  get shownEvents(): readonly RawEvent[] {
    const { events } = this.timeline;
    const { rest } = this.turnEnd ?? {};
    return rest === undefined ? events : events.slice(0, events.length - rest.length);
  }

  get persons(): PlayerId[] {
    return [...this.head.participants.keys()].filter((player) => this.isPerson(player));
  }

  isPerson(player: PlayerId): boolean {
    return this.head.participants[player]?.kind === 'person';
  }

  /** One person or none plays, so no hand has to be hidden from another person. */
  get alone(): boolean {
    return this.persons.length < 2;
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
    if (undone === undefined || !sameChoice(undone.choice, choice)) this.redo = [];
  }

  takeBack(): void {
    const made = this.timeline.takeBack();
    this.turnEnd = null;
    if (made !== undefined) this.redo.push({ choice: made.choice, follows: made.follows });
  }

  /** The last choice was made by one tap together with the one before. */
  joinLast(): void {
    if (this.timeline.last !== undefined) this.timeline.last.follows = true;
  }

  /** How many choices one undo takes back: those of one tap, as far as nothing hidden was seen. */
  get undoSpan(): number {
    const { made } = this.timeline;
    let from = made.length - 1;
    while (made[from]?.follows === true && made[from - 1]?.sealed === false) from--;
    return made.length - from;
  }

  /** How many choices one redo makes again. */
  get redoSpan(): number {
    const others = this.redo.slice(0, -1);
    const alone = others.findLastIndex(({ follows }) => follows !== true);
    return others.length - alone;
  }

  /** Halts the table where these steps, the last ones from `before` on, ended a person's turn. */
  haltAt(before: GameState, steps: readonly RawStep[]): boolean {
    const { last } = this.timeline;
    if (last?.endsTurn !== true || !this.isPerson(last.player)) return false;
    const at = steps.findIndex(({ raw }) => raw.event.type === 'turn');
    if (at < 0) return false;
    const state = steps[at - 1]?.state ?? { ...before, stack: [] };
    this.turnEnd = { state, rest: steps.slice(at) };
    return true;
  }

  /** The same for the last choice, when it was made some time ago. */
  haltAgain(): boolean {
    const { timeline } = this;
    const { last, complete, length } = timeline;
    if (last === undefined || !complete) return false;
    const before = timeline.stateAt(length - 1);
    return this.haltAt(before, play(before, last.choice, length).steps);
  }

  /** The cards that came into the hand at the end of the turn that is done. */
  gathered(): CardId[] {
    const { last, events } = this.timeline;
    const { turn } = this.shownState;
    return events.flatMap(({ event, turn: of }) =>
      of === turn &&
      event.type === 'move' &&
      event.reason === 'gather' &&
      event.player === last?.player
        ? [event.card]
        : [],
    );
  }

  undoState(holder: PlayerId | null): UndoState {
    const { last, complete } = this.timeline;
    if (last === undefined || !complete) return { can: false, why: 'nothing' };
    if (!this.isPerson(last.player) || holder !== last.player) {
      return { can: false, why: 'otherPlayer', player: last.player };
    }
    if (last.sealed) return { can: false, why: 'hidden' };
    const choices = this.undoSpan;
    const { choice } = this.timeline.made[this.timeline.length - choices] ?? last;
    return { can: true, choice, player: last.player, choices };
  }

  /** The person who may come back to take back what ended their turn: nobody has decided since. */
  backTo(): PlayerId | null {
    const { last } = this.timeline;
    if (last === undefined || this.alone) return null;
    return this.undoState(last.player).can ? last.player : null;
  }

  /** The choice that whoever undid it can make again. */
  redoable(holder: PlayerId | null): Choice | null {
    if (holder === null || holder !== this.state.current) return null;
    return this.redo[this.redo.length - 1]?.choice ?? null;
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

  /** The scores as this person knew them when their last turn was over; null before that. */
  scoresAfterLastTurnOf(holder: PlayerId | null): PlayerScore[] | null {
    const state = holder === null ? null : this.timeline.afterLastTurnOf(holder);
    return state === null || holder === null ? null : scoresSeen(state, holder);
  }
}
