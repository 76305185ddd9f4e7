/** The store itself. Its contract is in index.ts; what is hidden lives in the session (session.ts). */
import { createStore } from 'zustand/vanilla';
import type { Choice, PlayerId } from '@/engine';
import { decision, sameChoice, score, SPECTATOR, viewFor } from '@/engine';
import { completeOptions } from '@/engine/setup';
import { faultOf } from '../saves/faults';
import type { GameDeps, LoadedGame } from './deps';
import { goThroughHistory, resumedSession } from './history';
import { entryFor, logFor, recapFor } from './log';
import type { RawStep } from './play';
import { deal } from './play';
import { scoresSeen } from './redact';
import { Session } from './session';
import { anyChoice, thinkThrough } from './slices';
import type { GameActions, GameData, GameStore } from './types';

export const NO_GAME: GameData = {
  status: 'none',
  game: null,
  holder: null,
  curtain: null,
  view: null,
  scores: [],
  decision: null,
  thinking: null,
  busy: false,
  pending: [],
  log: [],
  recap: [],
  undo: { can: false, why: 'nothing' },
  redo: null,
  selection: null,
  choices: 0,
  moment: null,
  result: null,
  fault: null,
  notice: null,
};

const PRAY: Choice = { do: 'pray' };

/** `deps` is asked anew each time, so that the app can connect the real ones after the store is made. */
export function createGameStore(deps: () => GameDeps) {
  let session: Session | null = null;
  /** Goes up whenever what the AI thinks about is no longer the question. */
  let thought = 0;

  return createStore<GameStore>()((set, get) => {
    const viewer = (): PlayerId => get().holder ?? SPECTATOR;
    /** Whom the recap is for: the next person may read it before the curtain is open. */
    const reader = (): PlayerId => get().holder ?? get().curtain?.for ?? SPECTATOR;

    function undoFields(
      s: Session,
      holder = get().holder,
    ): Pick<GameData, 'undo' | 'redo' | 'choices'> {
      return {
        undo: s.undoState(holder ?? s.lastHolder),
        redo: s.redoable(holder),
        choices: s.timeline.length,
      };
    }

    /**
     * The whole table anew for whoever looks at it from now on. It is set together with the holder and
     * the curtain, so that at no moment a part of another's view is left.
     */
    function table(
      s: Session,
      holder: PlayerId | null,
      curtain: GameData['curtain'],
    ): Partial<GameData> {
      const who = holder ?? SPECTATOR;
      const log = logFor(s.raw, who);
      return {
        holder,
        curtain,
        view: viewFor(s.state, who),
        scores: scoresSeen(s.state, who),
        pending: [],
        log,
        recap: recapFor(log, s.state, holder ?? curtain?.for ?? SPECTATOR),
        decision: null,
        thinking: null,
        selection: null,
        moment: null,
        ...undoFields(s, holder),
      };
    }

    const tableAgain = (s: Session) => table(s, get().holder, get().curtain);

    /** The table as it is now, for the same viewer as before: the log is theirs already. */
    function refreshed(s: Session): Partial<GameData> {
      const { log, recap } = get();
      const who = viewer();
      const fresh = recapFor(log, s.state, reader());
      const same = fresh.length === recap.length && fresh[0] === recap[0];
      return {
        view: viewFor(s.state, who),
        scores: scoresSeen(s.state, who),
        recap: same ? recap : fresh,
        ...undoFields(s),
      };
    }

    function drop(s: Session, forWhom: PlayerId): void {
      thought++;
      const { holder } = get();
      if (holder !== null) s.lastHolder = holder;
      s.redo = [];
      set(table(s, null, { for: forWhom }));
    }

    /** Everything has been shown: on with whoever decides. */
    function settle(s: Session): void {
      if (session !== s || get().busy) return;
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
      if (session === null || last === undefined) return;
      const entries = pending.map((step) => step.entry);
      set({ view: last.view, scores: last.scores, pending: [], log: [...log, ...entries] });
      settle(session);
    }

    function stepShown(): void {
      const [step, ...rest] = get().pending;
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
        if (session === s) set({ fault: faultOf(error) });
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
      }
      if (session !== s) return sound;
      set({ busy: false });
      if (!some) return sound;
      if (get().curtain === null) {
        set({ decision: null, thinking: null, selection: null, moment: null });
        show(s, steps);
      } else {
        // The curtain came down while it was being saved: it is on the table already.
        set(tableAgain(s));
      }
      return sound;
    }

    const once = (choice: Choice) => {
      let left = true;
      return () => {
        if (!left) return null;
        left = false;
        return choice;
      };
    };

    async function thinkFor(s: Session, player: PlayerId): Promise<void> {
      const mine = ++thought;
      set({ thinking: player, decision: null });
      const seat = s.seats[player];
      if (seat === undefined) return;
      const view = viewFor(s.state, player);
      const seed = `${s.id}:${s.timeline.length}`;
      const wanted = () => session === s && thought === mine;
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
      thought++;
      session = s;
      const { seed: _, ...options } = s.options;
      const { persons } = s;
      const only = persons.length === 1 ? (persons[0] ?? null) : null;
      const next = s.nextPerson();
      const behindCurtain = persons.length > 1 && next !== null && s.state.end === null;
      set({
        ...NO_GAME,
        ...table(s, only, behindCurtain ? { for: next } : null),
        status: 'playing',
        game: { id: s.id, name: s.name, seats: s.seats, options },
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
      const wanted = () => session === s;
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

    const actions: GameActions = {
      startGame: async (setup) => {
        thought++;
        session = null;
        set({ ...NO_GAME, status: 'loading' });
        try {
          const { seats, seed = deps().freshSeed(), variants } = setup;
          // Who sits at it says best which game it is.
          const name = setup.name ?? seats.map((seat) => seat.name).join(', ');
          const options = completeOptions({ ...variants, players: seats.length, seed });
          const dealt = deal(options);
          const save = { name, seats, options, base: null, choices: [] };
          const id = await deps().keeper.create(save, dealt.state);
          begin(Session.dealt(id, name, seats, options, dealt));
          return id;
        } catch (error) {
          set({ ...NO_GAME, status: 'error', fault: faultOf(error) });
          return null;
        }
      },

      resumeGame: async (id) => {
        thought++;
        session = null;
        set({ ...NO_GAME, status: 'loading' });
        try {
          const loaded = await deps().keeper.load(id);
          set({ notice: loaded.notice });
          const s = resumedSession(loaded);
          begin(s);
          void remember(s, loaded);
          return true;
        } catch (error) {
          set({ ...NO_GAME, status: 'error', fault: faultOf(error, 'gameDamaged') });
          return false;
        }
      },

      choose: async (choice) => {
        const s = session;
        const asked = get().decision;
        if (s === null || asked === null || get().busy) return false;
        const found = asked.choices.find((other) => sameChoice(other, choice));
        if (found === undefined) return false;
        s.redo = [];
        return commitAll(s, once(found));
      },

      prayRest: async () => {
        const s = session;
        if (s === null || get().decision?.kind !== 'action' || get().busy) return;
        s.redo = [];
        const before = s.state;
        let first = true;
        await commitAll(s, () => {
          const goesOn = first || s.sameTask(before);
          first = false;
          const choices = decision(s.state)?.choices ?? [];
          return goesOn && choices.some((choice) => sameChoice(choice, PRAY)) ? PRAY : null;
        });
      },

      undoChoice: async () => {
        const s = session;
        const { undo, busy, holder } = get();
        if (s === null || busy || !undo.can) return false;
        thought++;
        set({ busy: true, fault: null });
        const at = s.timeline.length - 1;
        try {
          await deps().keeper.takeBack(s.id, at, s.timeline.stateAt(at));
        } catch (error) {
          if (session === s) {
            set({ busy: false, fault: faultOf(error) });
            if (get().pending.length === 0) settle(s);
          }
          return false;
        }
        s.takeBack();
        if (session !== s) return true;
        set({ busy: false });
        if (holder === null) {
          // Undone from before the curtain: the device goes back to whom it came from.
          drop(s, undo.player);
        } else {
          set(tableAgain(s));
          settle(s);
        }
        return true;
      },

      redoChoice: async () => {
        const s = session;
        if (s === null || get().busy || get().decision === null) return false;
        const choice = s.redoable(get().holder);
        if (choice === null) return false;
        s.redo.pop();
        const done = await commitAll(s, once(choice));
        // Not saved: it can be tried again.
        if (!done) {
          s.redo.push(choice);
          if (session === s) set(undoFields(s));
        }
        return done;
      },

      stepShown,
      finishSteps,

      openCurtain: () => {
        const s = session;
        const { curtain } = get();
        if (s === null || curtain === null) return;
        set(table(s, curtain.for, null));
        unveil(s);
      },

      lowerCurtain: () => {
        const s = session;
        const { holder, status } = get();
        if (s === null || status !== 'playing' || holder === null || s.persons.length < 2) return;
        drop(s, s.isPerson(s.state.current) ? s.state.current : holder);
      },

      select: (card) => set({ selection: card }),

      showMoment: (choice) => {
        const s = session;
        if (s === null || !s.historyReady) return;
        const wanted = Math.max(0, Math.min(choice, s.timeline.length));
        const past = { ...s.timeline.stateAt(wanted), stack: [] };
        const who = viewer();
        set({
          moment: { choice: wanted, view: viewFor(past, who), scores: scoresSeen(past, who) },
        });
      },

      closeMoment: () => set({ moment: null }),

      retry: () => {
        set({ fault: null });
        if (session !== null && !get().busy && get().pending.length === 0) settle(session);
      },

      dismissFault: () => set({ fault: null }),
      dismissNotice: () => set({ notice: null }),

      leave: async () => {
        thought++;
        session = null;
        set(NO_GAME);
      },
    };

    return { ...NO_GAME, ...actions };
  });
}
