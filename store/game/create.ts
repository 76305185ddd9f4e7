/** The store itself. Its contract is in index.ts; what is hidden lives in the session (session.ts). */
import { createStore } from 'zustand/vanilla';
import type { Choice } from '@/engine';
import { decision, sameChoice, viewFor } from '@/engine';
import { completeOptions } from '@/engine/setup';
import { faultOf } from '../saves/faults';
import type { GameDeps } from './deps';
import type { Running } from './flow';
import { createFlow, once } from './flow';
import { resumedSession } from './history';
import { deal } from './play';
import { scoresSeen } from './redact';
import { Session } from './session';
import { createShown, NO_GAME } from './shown';
import type { GameActions, GameStore } from './types';

const PRAY: Choice = { do: 'pray' };

/** `deps` is asked anew each time, so that the app can connect the real ones after the store is made. */
export function createGameStore(deps: () => GameDeps) {
  const running: Running = { session: null, thought: 0 };

  return createStore<GameStore>()((set, get) => {
    const shown = createShown(get);
    const { viewer, table, tableAgain } = shown;
    const flow = createFlow({ running, deps, get, set, shown });
    const { begin, drop, settle, commitAll, unveil, remember } = flow;

    const actions: GameActions = {
      startGame: async (setup) => {
        // An impatient second tap would make a second game.
        if (get().status === 'loading') return null;
        running.thought++;
        running.session = null;
        set({ ...NO_GAME, status: 'loading' });
        try {
          const { participants, seed = deps().freshSeed(), variants } = setup;
          // Who sits at it says best which game it is.
          const name = setup.name ?? participants.map((seat) => seat.name).join(', ');
          const options = completeOptions({ ...variants, players: participants.length, seed });
          const dealt = deal(options);
          const save = { name, participants: participants, options, base: null, choices: [] };
          const id = await deps().keeper.create(save, dealt.state);
          begin(Session.dealt(id, name, participants, options, dealt));
          return id;
        } catch (error) {
          set({ ...NO_GAME, status: 'error', fault: faultOf(error) });
          return null;
        }
      },

      resumeGame: async (id) => {
        if (get().status === 'loading') return false;
        running.thought++;
        running.session = null;
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
        const s = running.session;
        const asked = get().decision;
        if (s === null || asked === null || get().busy) return false;
        const found = asked.choices.find((other) => sameChoice(other, choice));
        if (found === undefined) return false;
        return commitAll(s, once(found));
      },

      prayRest: async () => {
        const s = running.session;
        if (s === null || get().decision?.kind !== 'action' || get().busy) return;
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
        const s = running.session;
        const { undo, busy, holder } = get();
        if (s === null || busy || !undo.can) return false;
        running.thought++;
        set({ busy: true, fault: null });
        const at = s.timeline.length - 1;
        try {
          await deps().keeper.takeBack(s.id, at, s.timeline.stateAt(at));
        } catch (error) {
          if (running.session === s) {
            set({ busy: false, fault: faultOf(error) });
            if (get().pending.length === 0) settle(s);
          }
          return false;
        }
        s.takeBack();
        if (running.session !== s) return true;
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
        const s = running.session;
        if (s === null || get().busy || get().decision === null) return false;
        const choice = s.redoable(get().holder);
        return choice === null ? false : commitAll(s, once(choice));
      },

      stepShown: flow.stepShown,
      finishSteps: flow.finishSteps,

      openCurtain: () => {
        const s = running.session;
        const { curtain } = get();
        if (s === null || curtain === null) return;
        set(table(s, curtain.for, null));
        unveil(s);
      },

      lowerCurtain: () => {
        const s = running.session;
        const { holder, status } = get();
        if (s === null || status !== 'playing' || holder === null || s.persons.length < 2) return;
        drop(s, s.isPerson(s.state.current) ? s.state.current : holder);
      },

      select: (card) => set({ selection: card }),

      showPast: (entry) => {
        const past = running.session?.tableAfter(entry) ?? null;
        if (past === null) return;
        const who = viewer();
        set({ past: { entry, view: viewFor(past, who), scores: scoresSeen(past, who) } });
      },

      closePast: () => set({ past: null }),

      retry: () => {
        set({ fault: null });
        const s = running.session;
        if (s !== null && !get().busy && get().pending.length === 0) settle(s);
      },

      dismissFault: () => {
        set({ fault: null });
        // With nobody asked and nobody thinking the game would stand still: an AI tries again by itself.
        const { decision: asked, thinking } = get();
        if (asked === null && thinking === null) get().retry();
      },
      dismissNotice: () => set({ notice: null }),

      leave: async () => {
        running.thought++;
        running.session = null;
        set(NO_GAME);
      },
    };

    return { ...NO_GAME, ...actions };
  });
}
