/** How a game goes on: a choice is saved, then shown, then whoever comes next is asked. */
import type { Choice, PlayerId } from '@/engine';
import { score, viewFor } from '@/engine';
import { faultOf } from '../saves/faults';
import type { GameDeps, LoadedGame } from './deps';
import { goThroughHistory } from './history';
import { entryFor, logFor, recapFor } from './log';
import type { RawStep } from './play';
import type { Session } from './session';
import type { Shown } from './shown';
import { NO_GAME } from './shown';
import { anyChoice, thinkThrough } from './slices';
import type { GameData } from './types';

/** What is hidden from the screens. */
export interface Running {
  session: Session | null;
  /** Goes up whenever what the AI thinks about is no longer the question. */
  thought: number;
}

interface FlowInput {
  readonly running: Running;
  readonly deps: () => GameDeps;
  readonly get: () => GameData;
  readonly set: (part: Partial<GameData>) => void;
  readonly shown: Shown;
}

/** One choice, and then none. */
export function once(choice: Choice): () => Choice | null {
  let left = true;
  return () => {
    if (!left) return null;
    left = false;
    return choice;
  };
}

export function createFlow({ running, deps, get, set, shown }: FlowInput) {
  const { viewer, reader, undoFields, table, tableAgain, refreshed } = shown;

  function drop(s: Session, forWhom: PlayerId): void {
    running.thought++;
    const { holder } = get();
    if (holder !== null) s.lastHolder = holder;
    s.redo = [];
    set(table(s, null, { for: forWhom }));
  }

  /** Everything has been shown: on with whoever decides. */
  function settle(s: Session): void {
    if (running.session !== s || get().busy) return;
    if (s.state.end !== null) {
      set({ status: 'over', curtain: null, decision: null, thinking: null });
      set({ ...refreshed(s), result: score(s.state), undo: { can: false, why: 'hidden' } });
      return;
    }
    if (get().curtain !== null) return;
    const { current } = s.state;
    if (!s.isPerson(current)) {
      set(refreshed(s));
      void thinkFor(s, current);
    } else if (get().holder === current) {
      const fields = refreshed(s);
      set({ ...fields, decision: fields.view?.decision ?? null, thinking: null });
    } else {
      drop(s, current);
    }
  }

  /** Puts new steps into the queue, or right onto the table if the pace says so. */
  function show(s: Session, steps: readonly RawStep[]): void {
    const first = s.raw.length - steps.length;
    if (deps().pace() === 'instant') {
      // Nobody will see the tables in between: they need not be made.
      const { pending, log } = get();
      const waiting = pending.map((step) => step.entry);
      const entries = steps.map((step, i) => entryFor(step.raw, first + i, viewer()));
      set({ pending: [], log: [...log, ...waiting, ...entries] });
      settle(s);
      return;
    }
    set({ pending: [...get().pending, ...s.shown(steps, first, viewer())], ...undoFields(s) });
    if (get().pending.length === 0) settle(s);
  }

  function finishSteps(): void {
    const { pending, log } = get();
    const last = pending[pending.length - 1];
    const { session } = running;
    if (session === null || last === undefined) return;
    const entries = pending.map((step) => step.entry);
    set({ view: last.view, scores: last.scores, pending: [], log: [...log, ...entries] });
    settle(session);
  }

  function stepShown(): void {
    const [step, ...rest] = get().pending;
    const { session } = running;
    if (step === undefined || session === null) return;
    const log = [...get().log, step.entry];
    set({ view: step.view, scores: step.scores, pending: rest, log });
    if (rest.length === 0) settle(session);
  }

  /** Saves the choice, and only then lets it happen. False: it could not be saved, nothing has changed. */
  async function commit(s: Session, choice: Choice): Promise<RawStep[] | null> {
    try {
      const played = s.preview(choice);
      const { current } = s.state;
      await deps().keeper.append(s.id, s.timeline.length, choice, current, played.state);
      s.record(choice, played);
      return played.steps;
    } catch (error) {
      if (running.session === s) set({ fault: faultOf(error) });
      return null;
    }
  }

  /** One choice or more, with taps shut out meanwhile. */
  async function commitAll(s: Session, next: () => Choice | null): Promise<boolean> {
    if (get().busy) return false;
    set({ busy: true, fault: null });
    const steps: RawStep[] = [];
    let sound = true;
    let some = false;
    for (let choice = next(); choice !== null; choice = next()) {
      const made = await commit(s, choice);
      if (made === null) {
        sound = false;
        break;
      }
      steps.push(...made);
      some = true;
      // Left meanwhile: somebody may have it open anew, and goes on from what is saved.
      if (running.session !== s) break;
    }
    if (running.session !== s) return sound;
    set({ busy: false });
    if (!some) return sound;
    if (get().curtain === null) {
      set({ decision: null, thinking: null, selection: null, past: null });
      show(s, steps);
    } else {
      // The curtain came down while it was being saved: it is on the table already.
      set(tableAgain(s));
    }
    return sound;
  }

  async function thinkFor(s: Session, player: PlayerId): Promise<void> {
    const mine = ++running.thought;
    set({ thinking: player, decision: null });
    const seat = s.participants[player];
    if (seat === undefined) return;
    const view = viewFor(s.state, player);
    const seed = `${s.id}:${s.timeline.length}`;
    const wanted = () => running.session === s && running.thought === mine;
    let choice: Choice | null;
    try {
      const search = deps().ai.think({ view, seat, seed });
      choice = await thinkThrough(search, deps().scheduler, wanted);
      if (choice !== null) s.preview(choice);
    } catch {
      // An AI that fails must not hold up the game.
      choice = anyChoice(view, seed);
    }
    if (choice === null || !wanted()) return;
    const sound = await commitAll(s, once(choice));
    // Not saved: the fault is shown, and `retry` takes it from there.
    if (!sound && wanted()) set({ thinking: null });
  }

  function begin(s: Session): void {
    running.thought++;
    running.session = s;
    const { seed: _, ...options } = s.options;
    const { persons } = s;
    const only = persons.length === 1 ? (persons[0] ?? null) : null;
    const next = s.nextPerson();
    const behindCurtain = persons.length > 1 && next !== null && s.state.end === null;
    // Whoever comes next may have looked before the app was closed: too late for others to undo.
    if (behindCurtain) s.lastHolder = next;
    set({
      ...NO_GAME,
      ...table(s, only, behindCurtain ? { for: next } : null),
      status: 'playing',
      game: { id: s.id, name: s.name, participants: s.participants, options },
      notice: get().notice,
    });
    if (!behindCurtain) unveil(s);
  }

  /** The first look of a viewer at the table; before anything was chosen, the deal is shown. */
  function unveil(s: Session): void {
    const dealing = s.dealToShow;
    s.dealToShow = [];
    if (dealing.length > 0 && s.timeline.length === 0) {
      const [first, ...rest] = s.shown(dealing, 0, viewer());
      if (first !== undefined) set({ pending: [first, ...rest], view: first.view, log: [] });
      if (deps().pace() === 'instant') finishSteps();
    } else {
      settle(s);
    }
  }

  /** The log and the undo of a resumed game, when its past has been gone through. */
  async function remember(s: Session, loaded: LoadedGame): Promise<void> {
    const before = s.raw.length;
    const wanted = () => running.session === s;
    const known = await goThroughHistory(s, loaded, deps().scheduler, wanted);
    if (!known || !wanted()) return;
    // Steps that are being shown already now have a past before them: their numbers move up.
    const moved = s.raw.length - before;
    const pending = get().pending.map((step) => ({
      ...step,
      entry: { ...step.entry, id: step.entry.id + moved },
    }));
    const log = logFor(s.raw.slice(0, s.raw.length - pending.length), viewer());
    set({ pending, log, recap: recapFor(log, s.state, reader()), ...undoFields(s) });
  }

  return { begin, drop, settle, commitAll, stepShown, finishSteps, unveil, remember };
}
