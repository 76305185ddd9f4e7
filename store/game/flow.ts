/** How a game goes on: a choice is saved, then shown, then whoever comes next is asked. */
import type { Choice, Decision, PlayerId } from '@/engine';
import { score, serialize, viewFor } from '@/engine';
import { dayOfSeed } from '../daily/deal';
import { faultOf, SaveError } from '../saves/faults';
import type { GameDeps, LoadedGame } from './deps';
import { replayHistory } from './history';
import { entryFor, logFor, recapFor } from './log';
import type { RawStep } from './play';
import type { Session } from './session';
import type { Timeline } from './timeline';
import { NO_GAME, recapViewerOf, refreshed, tableFor, undoFields, viewerOf } from './shown';
import { anyChoice, thinkThrough } from './slices';
import type { Curtain, GameData } from './types';

/** Gives the choice the first time it is asked, then null. */
export function once(choice: Choice): () => Choice | null {
  let left = true;
  return () => {
    if (!left) return null;
    left = false;
    return choice;
  };
}

/** What could not be done because of the storage. */
export interface Failed {
  /** Tries again. */
  readonly again: () => void;
  /** Tries again, and saves nothing from now on. */
  readonly unkept: () => void;
  /** The player gives up on it. */
  readonly close: () => void;
  /** Something else has taken its place. */
  readonly forget: () => void;
}

/** After this long a player has forgotten where they were. */
const AWAY_MS = 2 * 60 * 60 * 1000;

export class Flow {
  session: Session | null = null;
  failed: Failed | null = null;
  /** The question for which a hint was noted. */
  hinted: Decision | null = null;
  private readonly startedAt: number;
  /** When the app went out of sight with this game on the table. */
  leftAt: number | null = null;
  /** Goes up whenever the question that an AI thinks about is no longer asked. */
  private thought = 0;

  constructor(
    readonly deps: GameDeps,
    readonly get: () => GameData,
    readonly set: (part: Partial<GameData>) => void,
  ) {
    this.startedAt = this.now();
  }

  justAgain(again: () => void): Failed {
    const nothing = () => undefined;
    return { again, unkept: again, close: nothing, forget: nothing };
  }

  /** Whatever an AI is thinking about is dropped. */
  stopThinking(): void {
    this.thought++;
  }

  dropCurtain(s: Session, curtain: Curtain): void {
    this.stopThinking();
    this.set(tableFor(s, { holder: null, curtain }));
  }

  /** Nobody's hand is on the screen, and there is no curtain either: computers play. */
  private handsDown(s: Session): void {
    this.set(tableFor(s, { holder: null, curtain: null }));
  }

  /** Everything has been shown: the next decision can be made. */
  settle(s: Session): void {
    const { get, set } = this;
    if (this.session !== s || get().busy) return;
    if (s.state.end !== null) {
      set({ status: 'over', curtain: null, decision: null, turnDone: null, thinking: null });
      set({ ...refreshed(s, get()), result: score(s.state), undo: { can: false, why: 'hidden' } });
      return;
    }
    if (get().curtain !== null) return;
    const { current } = s.state;
    if (s.turnEnd !== null) {
      this.endTurn(s);
    } else if (!s.isPerson(current)) {
      if (get().holder !== null && !s.alone) this.handsDown(s);
      else set(refreshed(s, get()));
      // Until the past is known, a person may still be able to take back the last choice.
      if (!s.awaitsPast) void this.thinkFor(s, current);
    } else if (get().holder === current) {
      const fields = refreshed(s, get());
      set({ ...fields, decision: fields.view?.decision ?? null, thinking: null });
    } else {
      this.dropCurtain(s, { for: current });
    }
  }

  /** The holder's turn is done and shown: it waits to be passed, or goes on by itself. */
  private endTurn(s: Session): void {
    const passing = this.deps.passing();
    const byItself = passing === 'always' || (passing === 'alone' && s.alone);
    if (byItself && this.deps.pace() === 'instant') this.passTurn(s);
    else this.showTurnDone(s, byItself);
  }

  showTurnDone(s: Session, byItself: boolean): void {
    const { holder } = this.get();
    if (holder === null) return;
    const turnDone = { player: holder, next: s.state.current, gathered: s.gathered(), byItself };
    this.set({ ...refreshed(s, this.get()), turnDone, decision: null, thinking: null });
  }

  /** Continues with the next player. Hands go down first, unless this person plays alone. */
  passTurn(s: Session): void {
    const { rest = [] } = s.turnEnd ?? {};
    const { current } = s.state;
    const goesOn = s.alone || this.get().holder === current;
    if (!goesOn && !s.isPerson(current)) this.handsDown(s);
    s.turnEnd = null;
    this.set({ turnDone: null });
    if (!goesOn && s.isPerson(current)) this.dropCurtain(s, { for: current });
    else this.show(s, rest);
  }

  /** Puts new steps into the queue, or right onto the table if the pace is `instant`. */
  private show(s: Session, steps: readonly RawStep[]): void {
    const { pending, log, holder } = this.get();
    const viewer = viewerOf(this.get());
    const first = s.shownEvents.length - steps.length;
    if (this.deps.pace() === 'instant') {
      // Nobody sees the tables in between, so they are not made.
      const waiting = pending.map((step) => step.entry);
      const entries = steps.map((step, i) => entryFor(step.raw, first + i, viewer));
      this.set({ pending: [], log: [...log, ...waiting, ...entries] });
      this.settle(s);
      return;
    }
    this.set({
      pending: [...pending, ...s.shown(steps, first, viewer)],
      ...undoFields(s, holder),
    });
    if (this.get().pending.length === 0) this.settle(s);
  }

  finishSteps(): void {
    const { pending, log } = this.get();
    const last = pending[pending.length - 1];
    if (this.session === null || last === undefined) return;
    const entries = pending.map((step) => step.entry);
    this.set({ view: last.view, scores: last.scores, pending: [], log: [...log, ...entries] });
    this.settle(this.session);
  }

  /** Ignored for any step but the current one: two screens may report the same step. */
  stepShown(id: number): void {
    const { pending, log } = this.get();
    const [step, ...rest] = pending;
    if (step === undefined || step.id !== id || this.session === null) return;
    this.set({ view: step.view, scores: step.scores, pending: rest, log: [...log, step.entry] });
    if (rest.length === 0) this.settle(this.session);
  }

  /** Saves the choice, and only then lets it happen. Null: it could not be saved, nothing has changed. */
  private async commit(s: Session, choice: Choice): Promise<RawStep[] | null> {
    try {
      const played = s.preview(choice);
      const { current } = s.state;
      const { keeper } = this.deps;
      await keeper.append(s.head.id, s.timeline.length, choice, current, played.state);
      s.record(choice, played);
      return played.steps;
    } catch (error) {
      if (this.session === s) {
        // An AI thinks again instead.
        const again = () => void this.commitAll(s, once(choice));
        this.failed = s.isPerson(s.state.current) ? this.justAgain(again) : null;
        this.set({ fault: faultOf(error) });
      }
      return null;
    }
  }

  /** Makes one choice or more; taps are ignored meanwhile. */
  async commitAll(s: Session, next: () => Choice | null): Promise<boolean> {
    if (this.get().busy) return false;
    this.failed = null;
    this.set({ busy: true, fault: null });
    const steps: RawStep[] = [];
    const before = s.state;
    let sound = true;
    let made = 0;
    for (let choice = next(); choice !== null; choice = next()) {
      const shown = await this.commit(s, choice);
      if (shown === null) {
        sound = false;
        break;
      }
      steps.push(...shown);
      if (made++ > 0) s.joinLast();
      // The game was left meanwhile. If it was opened again, it goes on from what is saved.
      if (this.session !== s) break;
    }
    if (this.session !== s) return sound;
    this.set({ busy: false });
    if (made === 0) return sound;
    // Who has chosen knows where the game stands.
    if (s.isPerson(before.current)) this.set({ returned: false });
    s.haltAt(before, steps);
    const { rest = [] } = s.turnEnd ?? {};
    if (this.get().curtain === null) {
      this.set({ decision: null, thinking: null, selection: null, past: null });
      this.show(s, steps.slice(0, steps.length - rest.length));
    } else {
      // The curtain came down during the save: the choice is on the table already.
      this.set(tableFor(s, this.get()));
    }
    return sound;
  }

  private async thinkFor(s: Session, player: PlayerId): Promise<void> {
    const mine = ++this.thought;
    this.set({ thinking: player, decision: null });
    const participant = s.head.participants[player];
    if (participant === undefined) return;
    const view = viewFor(s.state, player);
    // The opponent of a daily deal plays the same for everybody.
    const { seed: deal } = s.head.options;
    const steady = dayOfSeed(deal) !== null;
    const seed = `${steady ? deal : s.head.id}:${s.timeline.length}`;
    const wanted = () => this.session === s && this.thought === mine;
    let choice: Choice | null;
    try {
      const search = this.deps.ai.think({ view, participant, seed, steady });
      choice = await thinkThrough(search, this.deps.scheduler, wanted);
      if (choice !== null) s.preview(choice);
    } catch (error) {
      if (error instanceof SaveError) {
        // The fault is shown, and `retry` makes it think again.
        if (wanted()) this.set({ thinking: null, fault: faultOf(error) });
        return;
      }
      // An AI with a fault of its own must not hold up the game.
      choice = anyChoice(view, seed);
    }
    if (choice === null || !wanted()) return;
    const sound = await this.commitAll(s, once(choice));
    // Not saved: the fault is shown, and `retry` continues from here.
    if (!sound && wanted()) this.set({ thinking: null });
  }

  now(): number {
    return this.deps.now?.() ?? 0;
  }

  /** Whether the last choice was made before a restart, or some hours ago. */
  isLongAgo(at: number): boolean {
    return at < this.startedAt || this.now() - at >= AWAY_MS;
  }

  begin(s: Session): void {
    this.stopThinking();
    this.session = s;
    const { id, name, participants } = s.head;
    const { seed: _, ...options } = s.head.options;
    const { persons } = s;
    const { current, end } = s.state;
    const only = persons.length === 1 ? (persons[0] ?? null) : null;
    // Computers play before everybody's eyes, with all hands down.
    const curtain = !s.alone && s.isPerson(current) && end === null ? { for: current } : null;
    this.set({
      ...NO_GAME,
      ...tableFor(s, { holder: only, curtain }),
      status: 'playing',
      game: { id, name, participants, options, hints: s.alone || s.head.hints?.allowed === true },
      notice: this.get().notice,
      // A game that was over when it was opened has been seen to its end.
      endSeen: end !== null,
    });
    if (curtain === null) this.unveil(s);
  }

  /** A viewer's first look at the table; before the first choice, the deal is shown. */
  unveil(s: Session): void {
    const dealing = s.dealToShow;
    s.dealToShow = [];
    if (dealing.length > 0 && s.timeline.length === 0) {
      const pending = s.shown(dealing, 0, viewerOf(this.get()));
      this.set({ pending, view: pending[0]?.view ?? null, log: [] });
      if (this.deps.pace() === 'instant') this.finishSteps();
    } else {
      this.settle(s);
    }
  }

  /** Fills in the log and the undo of a resumed game, when its past has been replayed. */
  async remember(s: Session, loaded: LoadedGame): Promise<void> {
    if (s.timeline.complete) return;
    const wanted = () => this.session === s;
    const past = await replayHistory(loaded, this.deps.scheduler, wanted).catch(() => null);
    if (!wanted()) return;
    s.awaitsPast = false;
    // A past that leads to another table is dropped; the game can still go on.
    if (past !== null && serialize(past.state) === serialize(loaded.state)) this.adopt(s, past);
    if (s.state.end === null && !s.isPerson(s.state.current)) this.backToTurnEnd(s);
  }

  /** A computer is next but has not moved: the person who ended their turn is still there. */
  private backToTurnEnd(s: Session): void {
    const by = s.timeline.last?.player;
    const { curtain, busy, holder, pending } = this.get();
    if (curtain !== null || busy || pending.length > 0) return;
    if (by !== undefined && s.haltAgain()) {
      if (holder === null) return this.dropCurtain(s, { for: by });
      this.set(tableFor(s, this.get()));
    }
    this.settle(s);
  }

  private adopt(s: Session, past: Timeline): void {
    s.timeline.adopt(past);
    // Steps that are being shown now have a past before them: their numbers move up.
    const moved = past.events.length;
    const pending = this.get().pending.map((step) => ({
      ...step,
      entry: { ...step.entry, id: step.entry.id + moved },
    }));
    const events = s.shownEvents;
    const log = logFor(events.slice(0, events.length - pending.length), viewerOf(this.get()));
    const recap = recapFor(log, s.state, recapViewerOf(s, this.get()));
    this.set({ pending, log, recap, ...undoFields(s, this.get().holder) });
  }
}
