/** How a game goes on: a choice is saved, then shown, then whoever comes next is asked. */
import type { Choice, PlayerId } from '@/engine';
import { score, serialize, viewFor } from '@/engine';
import { faultOf } from '../saves/faults';
import type { GameDeps, LoadedGame } from './deps';
import { replayHistory } from './history';
import { entryFor, logFor, recapFor } from './log';
import type { RawStep } from './play';
import type { Session } from './session';
import { NO_GAME, recapViewerOf, refreshed, tableFor, undoFields, viewerOf } from './shown';
import { anyChoice, thinkThrough } from './slices';
import type { GameData } from './types';

/** One choice, and then none. */
export function once(choice: Choice): () => Choice | null {
  let left = true;
  return () => {
    if (!left) return null;
    left = false;
    return choice;
  };
}

export class Flow {
  session: Session | null = null;
  /** Goes up whenever the question that an AI thinks about is no longer asked. */
  private thought = 0;

  constructor(
    readonly deps: GameDeps,
    readonly get: () => GameData,
    readonly set: (part: Partial<GameData>) => void,
  ) {}

  /** Whatever an AI is thinking about is dropped. */
  stopThinking(): void {
    this.thought++;
  }

  dropCurtain(s: Session, forWhom: PlayerId): void {
    this.stopThinking();
    const { holder } = this.get();
    if (holder !== null) s.lastHolder = holder;
    s.redo = [];
    this.set(tableFor(s, { holder: null, curtain: { for: forWhom } }));
  }

  /** Everything has been shown: on with whoever decides. */
  settle(s: Session): void {
    const { get, set } = this;
    if (this.session !== s || get().busy) return;
    if (s.state.end !== null) {
      set({ status: 'over', curtain: null, decision: null, thinking: null });
      set({ ...refreshed(s, get()), result: score(s.state), undo: { can: false, why: 'hidden' } });
      return;
    }
    if (get().curtain !== null) return;
    const { current } = s.state;
    if (!s.isPerson(current)) {
      set(refreshed(s, get()));
      void this.thinkFor(s, current);
    } else if (get().holder === current) {
      const fields = refreshed(s, get());
      set({ ...fields, decision: fields.view?.decision ?? null, thinking: null });
    } else {
      this.dropCurtain(s, current);
    }
  }

  /** Puts new steps into the queue, or right onto the table if the pace is `instant`. */
  private show(s: Session, steps: readonly RawStep[]): void {
    const { pending, log, holder } = this.get();
    const viewer = viewerOf(this.get());
    const first = s.timeline.events.length - steps.length;
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

  stepShown(): void {
    const { pending, log } = this.get();
    const [step, ...rest] = pending;
    if (step === undefined || this.session === null) return;
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
      if (this.session === s) this.set({ fault: faultOf(error) });
      return null;
    }
  }

  /** Makes one choice or more; taps are ignored meanwhile. */
  async commitAll(s: Session, next: () => Choice | null): Promise<boolean> {
    if (this.get().busy) return false;
    this.set({ busy: true, fault: null });
    const steps: RawStep[] = [];
    let sound = true;
    let some = false;
    for (let choice = next(); choice !== null; choice = next()) {
      const made = await this.commit(s, choice);
      if (made === null) {
        sound = false;
        break;
      }
      steps.push(...made);
      some = true;
      // Left meanwhile, and perhaps opened anew: that goes on from what is saved.
      if (this.session !== s) break;
    }
    if (this.session !== s) return sound;
    this.set({ busy: false });
    if (!some) return sound;
    if (this.get().curtain === null) {
      this.set({ decision: null, thinking: null, selection: null, past: null });
      this.show(s, steps);
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
    const seed = `${s.head.id}:${s.timeline.length}`;
    const wanted = () => this.session === s && this.thought === mine;
    let choice: Choice | null;
    try {
      const search = this.deps.ai.think({ view, participant, seed });
      choice = await thinkThrough(search, this.deps.scheduler, wanted);
      if (choice !== null) s.preview(choice);
    } catch {
      // An AI that fails must not hold up the game.
      choice = anyChoice(view, seed);
    }
    if (choice === null || !wanted()) return;
    const sound = await this.commitAll(s, once(choice));
    // Not saved: the fault is shown, and `retry` takes it from there.
    if (!sound && wanted()) this.set({ thinking: null });
  }

  begin(s: Session): void {
    this.stopThinking();
    this.session = s;
    const { id, name, participants } = s.head;
    const { seed: _, ...options } = s.head.options;
    const { persons } = s;
    const only = persons.length === 1 ? (persons[0] ?? null) : null;
    const next = s.nextPerson();
    const behindCurtain = persons.length > 1 && next !== null && s.state.end === null;
    // The next person may have looked before the app was closed: too late for others to undo.
    if (behindCurtain) s.lastHolder = next;
    this.set({
      ...NO_GAME,
      ...tableFor(s, { holder: only, curtain: behindCurtain ? { for: next } : null }),
      status: 'playing',
      game: { id, name, participants, options },
      notice: this.get().notice,
    });
    if (!behindCurtain) this.unveil(s);
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
    if (past === null || !wanted()) return;
    // A past that leads elsewhere is of no use; the game can still be played on.
    if (serialize(past.state) !== serialize(loaded.state)) return;
    s.timeline.adopt(past);
    // Steps that are being shown now have a past before them: their numbers move up.
    const moved = past.events.length;
    const pending = this.get().pending.map((step) => ({
      ...step,
      entry: { ...step.entry, id: step.entry.id + moved },
    }));
    const { events } = s.timeline;
    const log = logFor(events.slice(0, events.length - pending.length), viewerOf(this.get()));
    const recap = recapFor(log, s.state, recapViewerOf(this.get()));
    this.set({ pending, log, recap, ...undoFields(s, this.get().holder) });
  }
}
