/** What the screens can do. Each of these is described at the top of index.ts. */
import type { Choice } from '@/engine';
import { completeOptions, decision, sameChoice, viewFor } from '@/engine';
import { t } from '@/locales';
import { faultOf } from '../saves/faults';
import type { Fault, FaultCode } from '../saves/faults';
import type { Flow } from './flow';
import { once } from './flow';
import { deal } from './play';
import { scoresSeen } from './redact';
import { Session } from './session';
import { NO_GAME, tableFor, viewerOf } from './shown';
import type { GameActions, GameSetup, GameStore } from './types';

type Opening = 'startGame' | 'resumeGame' | 'leave';
type Choosing = 'choose' | 'chooseAll' | 'prayRest' | 'undoChoice' | 'redoChoice';

/** The storage works, but this game cannot be read: another try would fail too. */
const isOfTheGame = (code: FaultCode) =>
  code === 'gameMissing' || code === 'gameDamaged' || code === 'newerRules';

const PRAY: Choice = { do: 'pray' };

/** Deals a game and saves it. */
async function dealt({ keeper, freshSeed }: Flow['deps'], setup: GameSetup): Promise<Session> {
  const { participants, seed = freshSeed(), variants } = setup;
  const names = participants.map((participant) => participant.name);
  const name = setup.name ?? t('list.items', { items: names });
  const options = completeOptions({ ...variants, players: participants.length, seed });
  const played = deal(options);
  const hints = { allowed: setup.hints === true, taken: participants.map(() => 0) };
  const head = { name, participants, options, base: null, hints };
  const id = await keeper.create({ ...head, choices: [] }, played.state);
  return Session.dealt({ id, ...head }, played);
}

export function openingActions(flow: Flow): Pick<GameActions, Opening> {
  const { get, set, deps } = flow;

  function putAway(): void {
    flow.stopThinking();
    flow.failed = null;
    flow.session = null;
  }

  /** Null if another game is being opened already (an impatient second tap), or if it failed. */
  async function open<T>(work: () => Promise<T>, saved: boolean): Promise<T | null> {
    if (get().status === 'loading' && flow.failed === null) return null;
    flow.failed?.forget();
    putAway();
    for (;;) {
      set({ ...NO_GAME, status: 'loading' });
      try {
        return await work();
      } catch (error) {
        const fault = faultOf(error, saved ? 'gameDamaged' : undefined);
        const again = isOfTheGame(fault.code) ? false : await askAgain(fault, saved);
        if (again) continue;
        // Another game is being opened instead.
        if (again === null) return null;
        set({ ...NO_GAME, status: 'error', fault: isOfTheGame(fault.code) ? fault : null });
        return null;
      }
    }
  }

  /** Tells the fault of the storage; whoever asked for the game waits for what the player decides. */
  function askAgain(fault: Fault, saved: boolean): Promise<boolean | null> {
    return new Promise((resolve) => {
      flow.failed = {
        again: () => resolve(true),
        // Without the storage, saved games cannot be read.
        unkept: () => resolve(!saved),
        close: () => resolve(false),
        forget: () => resolve(null),
      };
      set({ fault });
    });
  }

  return {
    startGame: (setup) =>
      open(async () => {
        const session = await dealt(deps, setup);
        flow.begin(session);
        return session.head.id;
      }, false),

    resumeGame: async (id) => {
      const opened = await open(async () => {
        const loaded = await deps.keeper.load(id);
        set({ notice: loaded.notice });
        const session = Session.resumed(loaded);
        flow.begin(session);
        const at = loaded.playedAt ?? flow.now();
        set({ returned: session.state.end === null && flow.isLongAgo(at) });
        void flow.remember(session, loaded);
        return true;
      }, true);
      return opened ?? false;
    },

    leave: async () => {
      flow.failed?.forget();
      putAway();
      set(NO_GAME);
    },
  };
}

export function choosingActions(flow: Flow): Pick<GameActions, Choosing> {
  const { get, set, deps } = flow;

  async function undoChoice(): Promise<boolean> {
    const s = flow.session;
    const { undo, busy } = get();
    if (s === null || busy || !undo.can) return false;
    flow.stopThinking();
    set({ busy: true, fault: null });
    try {
      for (let left = s.undoSpan; left > 0; left--) {
        const at = s.timeline.length - 1;
        await deps.keeper.takeBack(s.head.id, at, s.timeline.stateAt(at));
        s.takeBack();
      }
    } catch (error) {
      if (flow.session === s) {
        flow.failed = flow.justAgain(() => void undoChoice());
        set({ busy: false, fault: faultOf(error) });
        if (get().pending.length === 0) flow.settle(s);
      }
      return false;
    }
    if (flow.session !== s) return true;
    set({ busy: false });
    set(tableFor(s, get()));
    flow.settle(s);
    return true;
  }

  return {
    choose: async (choice) => {
      const { decision: asked, busy } = get();
      if (flow.session === null || asked === null || busy) return false;
      const found = asked.choices.find((other) => sameChoice(other, choice));
      return found === undefined ? false : flow.commitAll(flow.session, once(found));
    },

    chooseAll: async (choices) => {
      const s = flow.session;
      if (s === null || get().decision === null || get().busy) return 0;
      const before = s.timeline.length;
      const left = [...choices];
      await flow.commitAll(s, () => {
        const next = left.shift();
        const legal = decision(s.state)?.choices ?? [];
        return next === undefined ? null : (legal.find((c) => sameChoice(c, next)) ?? null);
      });
      return s.timeline.length - before;
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

    undoChoice,

    redoChoice: async () => {
      const s = flow.session;
      if (s === null || get().busy || get().decision === null) return false;
      if (s.redoable(get().holder) === null) return false;
      let left = s.redoSpan;
      return flow.commitAll(s, () => (left-- > 0 ? (s.redo.at(-1)?.choice ?? null) : null));
    },
  };
}

function noteHint(flow: Flow): void {
  const { decision: asked, holder, game } = flow.get();
  if (flow.session === null || asked === null || holder === null || game?.hints !== true) return;
  if (flow.hinted === asked) return;
  flow.hinted = asked;
  // Not awaited: a count that cannot be saved must not hold up the game.
  flow.deps.keeper.noteHint(game.id, holder).catch(() => undefined);
}

function returning(flow: Flow): Pick<GameActions, 'dismissReturn' | 'comeForward'> {
  return {
    dismissReturn: () => flow.set({ returned: false }),
    comeForward: () => {
      const { leftAt } = flow;
      flow.leftAt = null;
      const isPlaying = flow.get().status === 'playing';
      if (leftAt !== null && isPlaying && flow.isLongAgo(leftAt)) flow.set({ returned: true });
    },
  };
}

export function tableActions(flow: Flow): Omit<GameActions, Opening | Choosing> {
  const { set } = flow;
  const get = flow.get as () => GameStore;

  function retry(): void {
    const { failed } = flow;
    flow.failed = null;
    set({ fault: null });
    if (failed !== null) failed.again();
    else goOn();
  }

  function goOn(): void {
    const s = flow.session;
    if (s !== null && !get().busy && get().pending.length === 0) flow.settle(s);
  }

  return {
    stepShown: (id) => flow.stepShown(id),
    finishSteps: () => flow.finishSteps(),

    passTurn: () => {
      const s = flow.session;
      const { turnDone, curtain, busy } = get();
      if (s === null || busy || (turnDone === null && curtain?.back !== true)) return;
      set({ curtain: null });
      flow.passTurn(s);
    },

    offerBack: () => {
      const s = flow.session;
      const { takeBack, busy } = get();
      if (s !== null && takeBack !== null && !busy) {
        flow.dropCurtain(s, { for: takeBack, back: true });
      }
    },

    openCurtain: () => {
      const s = flow.session;
      const { curtain } = get();
      if (s === null || curtain === null) return;
      const back = curtain.back === true && s.haltAgain();
      set(tableFor(s, { holder: curtain.for, curtain: null }));
      if (!back) return flow.unveil(s);
      // Shown first, so that it stands there if the step cannot be taken back.
      flow.showTurnDone(s, false);
      void get().undoChoice();
    },

    ...returning(flow),
    lowerCurtain: () => {
      flow.leftAt = flow.now();
      const s = flow.session;
      const { holder, status } = get();
      if (s === null || status !== 'playing' || holder === null || s.alone) return;
      const { current } = s.state;
      flow.dropCurtain(s, { for: s.turnEnd === null && s.isPerson(current) ? current : holder });
    },

    select: (card) => set({ selection: card }),

    showPast: (entry) => {
      const past = flow.session?.timeline.tableAfter(entry) ?? null;
      if (past === null) return;
      const viewer = viewerOf(get());
      set({ past: { entry, view: viewFor(past, viewer), scores: scoresSeen(past, viewer) } });
    },

    noteHint: () => noteHint(flow),
    closePast: () => set({ past: null }),
    seeEnd: () => set({ endSeen: true }),

    scoresAfterLastTurn: () => flow.session?.scoresAfterLastTurnOf(get().holder) ?? null,

    retry,

    playUnkept: () => {
      const { failed, session: s } = flow;
      flow.deps.stopKeeping(s?.save ?? null);
      flow.failed = null;
      set({ fault: null });
      if (failed !== null) failed.unkept();
      else goOn();
    },

    dismissFault: () => {
      flow.failed?.close();
      flow.failed = null;
      set({ fault: null });
      // With nobody asked and nobody thinking the game would stand still: an AI tries again.
      const { decision: asked, thinking } = get();
      if (asked === null && thinking === null) retry();
    },

    dismissNotice: () => set({ notice: null }),
  };
}
