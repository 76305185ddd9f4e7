/** A game gone through move by move. Its contract is in index.ts. */
import { createStore } from 'zustand/vanilla';
import type { Choice, GameEvent, GameState, PlayerId, PlayerScore, View } from '@/engine';
import { OPEN, SPECTATOR, viewFor } from '@/engine';
import type { GameKeeper, Scheduler } from '../game/deps';
import { replayHistory } from '../game/history';
import { logFor } from '../game/log';
import type { RawEvent } from '../game/play';
import { scoresSeen } from '../game/redact';
import type { Timeline } from '../game/timeline';
import type { GameInfo, LogEntry, Notice, Participant } from '../game/types';
import type { Fault } from '../saves/faults';
import { faultOf } from '../saves/faults';

/** 'all': every hand is open. 'open': only what everybody could see. A number: what that player knew. */
export type Viewer = PlayerId | 'all' | 'open';

interface ReviewData {
  status: 'none' | 'loading' | 'ready' | 'failed';
  game: GameInfo | null;
  over: boolean;
  length: number;
  at: number;
  /** Whose view can be shown, and whose is. */
  viewers: readonly Viewer[];
  viewer: Viewer;
  view: View | null;
  scores: PlayerScore[];
  /** The whole log, as this viewer reads it; `choice` of an entry is the number of its move. */
  log: LogEntry[];
  events: GameEvent[];
  choice: Choice | null;
  player: PlayerId | null;
  fault: Fault | null;
  /** To be told once: why a part of the past is missing. */
  notice: Notice | null;
}

interface ReviewActions {
  open: (id: string) => Promise<boolean>;
  go: (at: number) => void;
  goTurn: (step: 1 | -1) => void;
  lookAs: (viewer: Viewer) => void;
  /** The choice after so many others; null while the game goes on. */
  choiceAt: (at: number) => Choice | null;
  continueHere: (name: string) => Promise<string | null>;
  dismissNotice: () => void;
  close: () => void;
}

export type ReviewStore = ReviewData & ReviewActions;

export interface ReviewDeps {
  load: GameKeeper['load'];
  continueFrom: (id: string, choices: number, name: string) => Promise<string | null>;
  scheduler: Scheduler;
}

const NOTHING: ReviewData = {
  status: 'none',
  game: null,
  over: false,
  length: 0,
  at: 0,
  viewers: [],
  viewer: 'open',
  view: null,
  scores: [],
  log: [],
  events: [],
  choice: null,
  player: null,
  fault: null,
  notice: null,
};

/** Shows what players hold. The deck stays hidden, for whoever continues the game. */
function openHands(g: GameState): GameState {
  const known = [...g.known];
  for (const p of g.players) for (const card of [...p.hand, ...p.waiting]) known[card] = OPEN;
  return { ...g, known };
}

/**
 * A game that is over has no secrets. While it goes on, nobody may look into another's hand: the only
 * person sees what they saw, several see what was open to all.
 */
function viewersOf(participants: readonly Participant[], over: boolean): Viewer[] {
  if (over) return ['all', ...participants.keys()];
  const persons = [...participants.keys()].filter(
    (player) => participants[player]?.kind === 'person',
  );
  return persons.length === 1 ? persons : ['open'];
}

const playerOf = (viewer: Viewer): PlayerId => (typeof viewer === 'number' ? viewer : SPECTATOR);

function logSeen(events: readonly RawEvent[], viewer: Viewer): LogEntry[] {
  return viewer === 'all'
    ? events.map((entry, id) => ({ ...entry, id }))
    : logFor(events, playerOf(viewer));
}

function tableAt(
  past: Timeline,
  at: number,
  { viewer, log, over }: Pick<ReviewData, 'viewer' | 'log' | 'over'>,
): Partial<ReviewData> {
  const made = at === 0 ? undefined : past.made[at - 1];
  const g = { ...past.stateAt(at), stack: [] };
  const state = viewer === 'all' ? openHands(g) : g;
  return {
    at,
    view: viewFor(state, playerOf(viewer)),
    scores: scoresSeen(state, playerOf(viewer)),
    events: log.filter((entry) => entry.choice === at).map((entry) => entry.event),
    // What was chosen may be about a hidden card.
    choice: over ? (made?.choice ?? null) : null,
    player: made?.player ?? null,
  };
}

/** The move that began the next turn, or an earlier one. */
function moveOfTurn(past: Timeline, at: number, step: 1 | -1): number {
  const moves = past.made.flatMap((made, i) => (made.endsTurn ? [i + 1] : []));
  return step > 0
    ? (moves.find((move) => move > at) ?? past.length)
    : (moves.filter((move) => move < at).at(-1) ?? 0);
}

export function createReviewStore(deps: ReviewDeps) {
  let past: Timeline | null = null;
  /** Goes up with every opening and closing: what was begun before is dropped. */
  let asked = 0;

  return createStore<ReviewStore>()((set, get) => {
    function look(viewer: Viewer, at: number): void {
      if (past === null) return;
      const log = logSeen(past.events, viewer);
      set({ viewer, log, ...tableAt(past, at, { viewer, log, over: get().over }) });
    }

    return {
      ...NOTHING,

      open: async (id) => {
        past = null;
        const mine = ++asked;
        set({ ...NOTHING, status: 'loading' });
        try {
          const game = await deps.load(id);
          const found = await replayHistory(game, deps.scheduler, () => mine === asked);
          if (found === null || mine !== asked) return false;
          past = found;
          const { name, participants, notice } = game;
          const { seed: _, ...options } = game.options;
          const over = past.state.end !== null;
          const viewers = viewersOf(participants, over);
          const { length } = past;
          set({
            game: { id, name, participants, options, hints: false },
            over,
            viewers,
            length,
            notice,
          });
          look(viewers[0] ?? 'open', length);
          set({ status: 'ready' });
          return true;
        } catch (error) {
          if (mine !== asked) return false;
          set({ ...NOTHING, status: 'failed', fault: faultOf(error, 'gameDamaged') });
          return false;
        }
      },

      go: (at) => {
        const { length, status } = get();
        if (status !== 'ready' || past === null) return;
        set(tableAt(past, Math.max(0, Math.min(Math.round(at), length)), get()));
      },

      goTurn: (step) => {
        if (past !== null) get().go(moveOfTurn(past, get().at, step));
      },

      lookAs: (viewer) => {
        const { at, viewers, status } = get();
        if (status === 'ready' && viewers.includes(viewer)) look(viewer, at);
      },

      choiceAt: (at) => (get().over ? (past?.made[at]?.choice ?? null) : null),

      continueHere: async (name) => {
        const { game, at } = get();
        return game === null ? null : deps.continueFrom(game.id, at, name);
      },

      dismissNotice: () => set({ notice: null }),

      close: () => {
        past = null;
        asked++;
        set(NOTHING);
      },
    };
  });
}
