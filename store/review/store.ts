/** Its contract is in index.ts. */
import { createStore } from 'zustand/vanilla';
import type { Choice, GameEvent, GameState, PlayerId, PlayerScore, View } from '@/engine';
import { advance, apply, clone, eventFor, newGame, SPECTATOR, viewFor } from '@/engine';
import { OPEN } from '@/engine/knowledge';
import type { GameKeeper, LoadedGame } from '../game/deps';
import { scoresSeen } from '../game/redact';
import { Timeline } from '../game/timeline';
import type { GameInfo } from '../game/types';
import type { Fault } from '../saves/faults';
import { faultOf } from '../saves/faults';

export type Viewer = PlayerId | 'all';

interface ReviewData {
  status: 'none' | 'loading' | 'ready' | 'failed';
  game: GameInfo | null;
  /** Whether the game is over: only then hands may be looked at. */
  over: boolean;
  length: number;
  at: number;
  viewer: Viewer;
  view: View | null;
  scores: PlayerScore[];
  events: GameEvent[];
  choice: Choice | null;
  player: PlayerId | null;
  fault: Fault | null;
}

interface ReviewActions {
  open: (id: string) => Promise<boolean>;
  go: (at: number) => void;
  lookAs: (viewer: Viewer) => void;
  continueHere: (name: string) => Promise<string | null>;
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
  viewer: 'all',
  view: null,
  scores: [],
  events: [],
  choice: null,
  player: null,
  fault: null,
};

/** All that players hold lies open; the deck keeps its secrets for whoever continues the game. */
function openHands(g: GameState): GameState {
  const known = [...g.known];
  for (const p of g.players) for (const card of [...p.hand, ...p.waiting]) known[card] = OPEN;
  return { ...g, known };
}

function timelineOf(game: LoadedGame): Timeline {
  const timeline = new Timeline(game.base ?? newGame(game.options));
  for (const choice of game.choices) {
    const { state } = timeline;
    const after = clone(state);
    advance(after, choice);
    timeline.push({ choice, player: state.current, sealed: true }, after);
  }
  return timeline;
}

export function createReviewStore(deps: ReviewDeps) {
  let timeline: Timeline | null = null;

  return createStore<ReviewStore>()((set, get) => {
    function shown(at: number, viewer: Viewer): Partial<ReviewData> {
      if (timeline === null) return {};
      const made = at === 0 ? undefined : timeline.made[at - 1];
      const asSeen = (g: GameState): GameState => {
        const still = { ...g, stack: [] };
        return viewer === 'all' && get().over ? openHands(still) : still;
      };
      const who = viewer === 'all' ? SPECTATOR : viewer;
      const state = asSeen(timeline.stateAt(at));
      const events = made === undefined ? [] : apply(timeline.stateAt(at - 1), made.choice).events;
      return {
        at,
        viewer,
        view: viewFor(state, who),
        scores: scoresSeen(state, who),
        events:
          viewer === 'all' && get().over ? events : events.map((event) => eventFor(event, who)),
        // What was chosen may be about a hidden card.
        choice: get().over ? (made?.choice ?? null) : null,
        player: made?.player ?? null,
      };
    }

    return {
      ...NOTHING,

      open: async (id) => {
        timeline = null;
        set({ ...NOTHING, status: 'loading' });
        try {
          const game = await deps.load(id);
          timeline = timelineOf(game);
          const { seed: _, ...options } = game.options;
          const info = { id, name: game.name, seats: game.seats, options };
          const over = timeline.state.end !== null;
          set({ game: info, over, length: timeline.length });
          set({ ...shown(timeline.length, 'all'), status: 'ready' });
          return true;
        } catch (error) {
          set({ ...NOTHING, status: 'failed', fault: faultOf(error, 'gameDamaged') });
          return false;
        }
      },

      go: (at) => {
        const { length, viewer, status } = get();
        if (status === 'ready') {
          set(shown(Math.max(0, Math.min(Math.round(at), length)), viewer));
        }
      },

      lookAs: (viewer) => {
        const { at, over, status } = get();
        if (status === 'ready' && over) set(shown(at, viewer));
      },

      continueHere: async (name) => {
        const { game, at } = get();
        return game === null ? null : deps.continueFrom(game.id, at, name);
      },

      close: () => {
        timeline = null;
        set(NOTHING);
      },
    };
  });
}
