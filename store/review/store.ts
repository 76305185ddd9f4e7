/** Its contract is in index.ts. */
import { createStore } from 'zustand/vanilla';
import type { Choice, GameEvent, GameState, PlayerId, PlayerScore, View } from '@/engine';
import { SPECTATOR, viewFor } from '@/engine';
import { OPEN } from '@/engine/knowledge';
import type { GameKeeper } from '../game/deps';
import { logFor } from '../game/log';
import { scoresSeen } from '../game/redact';
import type { GameInfo, LogEntry, Notice, Participant } from '../game/types';
import type { Fault } from '../saves/faults';
import { faultOf } from '../saves/faults';
import type { Past } from './past';
import { goThrough } from './past';

/** 'all': every hand lies open. 'open': only what everybody could see. A seat: what that player knew. */
export type Viewer = PlayerId | 'all' | 'open';

interface ReviewData {
  status: 'none' | 'loading' | 'ready' | 'failed';
  game: GameInfo | null;
  over: boolean;
  length: number;
  at: number;
  /** Whose eyes may be borrowed, and whose are. */
  viewers: readonly Viewer[];
  viewer: Viewer;
  view: View | null;
  scores: PlayerScore[];
  /** The whole log, as this viewer reads it; the entries of a move are those with its number. */
  log: LogEntry[];
  events: GameEvent[];
  choice: Choice | null;
  player: PlayerId | null;
  fault: Fault | null;
  /** To be told once: why there is less to look back on than was played. */
  notice: Notice | null;
}

interface ReviewActions {
  open: (id: string) => Promise<boolean>;
  go: (at: number) => void;
  goTurn: (step: 1 | -1) => void;
  lookAs: (viewer: Viewer) => void;
  continueHere: (name: string) => Promise<string | null>;
  dismissNotice: () => void;
  close: () => void;
}

export type ReviewStore = ReviewData & ReviewActions;

export interface ReviewDeps {
  load: GameKeeper['load'];
  continueFrom: (id: string, choices: number, name: string) => Promise<string | null>;
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

/** All that players hold lies open; the deck keeps its secrets for whoever continues the game. */
function openHands(g: GameState): GameState {
  const known = [...g.known];
  for (const p of g.players) for (const card of [...p.hand, ...p.waiting]) known[card] = OPEN;
  return { ...g, known };
}

/**
 * A game that is over has no secrets. While it goes on, nobody may look into another's hand: who plays
 * alone sees what they saw, and a table of several what lay open to all.
 */
function viewersOf(participants: readonly Participant[], over: boolean): Viewer[] {
  if (over) return ['all', ...participants.keys()];
  const persons = [...participants.keys()].filter(
    (player) => participants[player]?.kind === 'person',
  );
  return persons.length === 1 ? persons : ['open'];
}

export function createReviewStore(deps: ReviewDeps) {
  let past: Past | null = null;
  /** Counts up with every opening and closing: what was begun for an earlier one is dropped. */
  let asked = 0;

  return createStore<ReviewStore>()((set, get) => {
    type Eyes = Pick<ReviewData, 'viewer' | 'log'>;

    function shownAt(at: number, { viewer, log }: Eyes = get()): Partial<ReviewData> {
      if (past === null) return {};
      const made = at === 0 ? undefined : past.timeline.made[at - 1];
      const g = { ...past.timeline.stateAt(at), stack: [] };
      const state = viewer === 'all' ? openHands(g) : g;
      const who = typeof viewer === 'number' ? viewer : SPECTATOR;
      return {
        at,
        view: viewFor(state, who),
        scores: scoresSeen(state, who),
        events: log.filter((entry) => entry.choice === at).map((entry) => entry.event),
        // What was chosen may be about a hidden card.
        choice: get().over ? (made?.choice ?? null) : null,
        player: made?.player ?? null,
      };
    }

    function look(viewer: Viewer, at: number): void {
      const raw = past?.raw ?? [];
      const log =
        viewer === 'all'
          ? raw.map((entry, id) => ({ ...entry, id }))
          : logFor(raw, typeof viewer === 'number' ? viewer : SPECTATOR);
      const eyes = { viewer, log };
      set({ ...eyes, ...shownAt(at, eyes) });
    }

    return {
      ...NOTHING,

      open: async (id) => {
        past = null;
        const mine = ++asked;
        set({ ...NOTHING, status: 'loading' });
        try {
          const game = await deps.load(id);
          const found = await goThrough(game, () => mine === asked);
          if (found === null) return false;
          past = found;
          const { seed: _, ...options } = game.options;
          const over = past.timeline.state.end !== null;
          const viewers = viewersOf(game.participants, over);
          set({
            game: { id, name: game.name, participants: game.participants, options },
            over,
            viewers,
            length: past.timeline.length,
            notice: game.notice,
          });
          look(viewers[0] ?? 'open', past.timeline.length);
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
        if (status === 'ready') set(shownAt(Math.max(0, Math.min(Math.round(at), length))));
      },

      goTurn: (step) => {
        const { at, length, go } = get();
        const turns = past?.turns ?? [];
        const to =
          step > 0 ? turns.find((move) => move > at) : turns.filter((move) => move < at).at(-1);
        go(to ?? (step > 0 ? length : 0));
      },

      lookAs: (viewer) => {
        const { at, viewers, status } = get();
        if (status === 'ready' && viewers.includes(viewer)) look(viewer, at);
      },

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
