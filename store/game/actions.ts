/** What the screens can do. Each of these is described at the top of index.ts. */
import type { Choice } from '@/engine';
import { completeOptions, decision, sameChoice, viewFor } from '@/engine';
import { faultOf } from '../saves/faults';
import type { FaultCode } from '../saves/faults';
import type { Flow } from './flow';
import { once } from './flow';
import { deal } from './play';
import { scoresSeen } from './redact';
import { Session } from './session';
import { NO_GAME, tableFor, viewerOf } from './shown';
import type { GameActions, GameSetup } from './types';

type Opening = 'startGame' | 'resumeGame' | 'leave';
type Choosing = 'choose' | 'prayRest' | 'undoChoice' | 'redoChoice';

const PRAY: Choice = { do: 'pray' };

/** Deals a game and saves it. */
async function dealt({ keeper, freshSeed }: Flow['deps'], setup: GameSetup): Promise<Session> {
  const { participants, seed = freshSeed(), variants } = setup;
  const name = setup.name ?? participants.map((participant) => participant.name).join(', ');
  const options = completeOptions({ ...variants, players: participants.length, seed });
  const played = deal(options);
  const id = await keeper.create(
    { name, participants, options, base: null, choices: [] },
    played.state,
  );
  return Session.dealt({ id, name, participants, options }, played);
}

export function openingActions(flow: Flow): Pick<GameActions, Opening> {
  const { get, set, deps } = flow;

  function putAway(): void {
    flow.stopThinking();
    flow.session = null;
  }

  /** Null if another game is being opened already (an impatient second tap), or if it failed. */
  async function open<T>(work: () => Promise<T>, otherwise?: FaultCode): Promise<T | null> {
    if (get().status === 'loading') return null;
    putAway();
    set({ ...NO_GAME, status: 'loading' });
    try {
      return await work();
    } catch (error) {
      set({ ...NO_GAME, status: 'error', fault: faultOf(error, otherwise) });
      return null;
    }
  }

  return {
    startGame: (setup) =>
      open(async () => {
        const session = await dealt(deps, setup);
        flow.begin(session);
        return session.head.id;
      }),

    resumeGame: async (id) => {
      const opened = await open(async () => {
        const loaded = await deps.keeper.load(id);
        set({ notice: loaded.notice });
        const session = Session.resumed(loaded);
        flow.begin(session);
        void flow.remember(session, loaded);
        return true;
      }, 'gameDamaged');
      return opened ?? false;
    },

    leave: async () => {
      putAway();
      set(NO_GAME);
    },
  };
}

export function choosingActions(flow: Flow): Pick<GameActions, Choosing> {
  const { get, set, deps } = flow;
  return {
    choose: async (choice) => {
      const { decision: asked, busy } = get();
      if (flow.session === null || asked === null || busy) return false;
      const found = asked.choices.find((other) => sameChoice(other, choice));
      return found === undefined ? false : flow.commitAll(flow.session, once(found));
    },

    prayRest: async () => {
      const s = flow.session;
      if (s === null || get().decision?.kind !== 'action' || get().busy) return;
      const before = s.state;
      let first = true;
      await flow.commitAll(s, () => {
        const goesOn = first || s.sameTask(before);
        first = false;
        const choices = decision(s.state)?.choices ?? [];
        return goesOn && choices.some((choice) => sameChoice(choice, PRAY)) ? PRAY : null;
      });
    },

    undoChoice: async () => {
      const s = flow.session;
      const { undo, busy, holder } = get();
      if (s === null || busy || !undo.can) return false;
      flow.stopThinking();
      set({ busy: true, fault: null });
      const at = s.timeline.length - 1;
      try {
        await deps.keeper.takeBack(s.head.id, at, s.timeline.stateAt(at));
      } catch (error) {
        if (flow.session === s) {
          set({ busy: false, fault: faultOf(error) });
          if (get().pending.length === 0) flow.settle(s);
        }
        return false;
      }
      s.takeBack();
      if (flow.session !== s) return true;
      set({ busy: false });
      if (holder === null) {
        // Undone from before the curtain: the device goes back to whom it came from.
        flow.dropCurtain(s, undo.player);
      } else {
        set(tableFor(s, get()));
        flow.settle(s);
      }
      return true;
    },

    redoChoice: async () => {
      const s = flow.session;
      if (s === null || get().busy || get().decision === null) return false;
      const choice = s.redoable(get().holder);
      return choice === null ? false : flow.commitAll(s, once(choice));
    },
  };
}

export function tableActions(flow: Flow): Omit<GameActions, Opening | Choosing> {
  const { get, set } = flow;

  function retry(): void {
    set({ fault: null });
    const s = flow.session;
    if (s !== null && !get().busy && get().pending.length === 0) flow.settle(s);
  }

  return {
    stepShown: () => flow.stepShown(),
    finishSteps: () => flow.finishSteps(),

    openCurtain: () => {
      const s = flow.session;
      const { curtain } = get();
      if (s === null || curtain === null) return;
      set(tableFor(s, { holder: curtain.for, curtain: null }));
      flow.unveil(s);
    },

    lowerCurtain: () => {
      const s = flow.session;
      const { holder, status } = get();
      if (s === null || status !== 'playing' || holder === null || s.persons.length < 2) return;
      flow.dropCurtain(s, s.isPerson(s.state.current) ? s.state.current : holder);
    },

    select: (card) => set({ selection: card }),

    showPast: (entry) => {
      const past = flow.session?.timeline.tableAfter(entry) ?? null;
      if (past === null) return;
      const viewer = viewerOf(get());
      set({ past: { entry, view: viewFor(past, viewer), scores: scoresSeen(past, viewer) } });
    },

    closePast: () => set({ past: null }),

    retry,

    dismissFault: () => {
      set({ fault: null });
      // With nobody asked and nobody thinking the game would stand still: an AI tries again.
      const { decision: asked, thinking } = get();
      if (asked === null && thinking === null) retry();
    },

    dismissNotice: () => set({ notice: null }),
  };
}
