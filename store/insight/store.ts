/** A finished game as the strongest player sees it. The contract is in index.ts. */
import { createStore } from 'zustand/vanilla';
import type { Decision, GameState, PlayerId, View } from '@/engine';
import { decision, viewFor } from '@/engine';
import { loadNet } from '@/engine/ai';
import type { LoadedGame, Scheduler } from '../game/deps';
import { frameScheduler } from '../game/slices';
import type { Games } from '../saves/games';
import type { JudgedMove, Looked, Point } from './look';
import {
  courseOf,
  INSIGHT_VERSION,
  lookThrough,
  NOT_LOOKED,
  readLooked,
  tableBefore,
  turningPoints,
} from './look';

interface InsightData {
  /** `none`: not offered, because the game goes on or could not be read. `open`: begun or not, it can be. */
  status: 'none' | 'open' | 'looking' | 'ready';
  /** From 0 to 1. */
  part: number;
  /** The part of the app by which it is looked at was not loaded. */
  isLost: boolean;
  course: readonly Point[];
  points: readonly JudgedMove[];
}

/** The question that a choice answered, as its player saw it. */
export interface Question {
  readonly view: View;
  readonly decision: Decision;
}

interface InsightActions {
  /** Finds what was looked at before. */
  open: (id: string) => Promise<void>;
  /** Looks at the game, or at the rest of it; true when all is done. */
  look: () => Promise<boolean>;
  cancel: () => void;
  close: () => void;
  questionAt: (at: number) => Question | null;
}

export type InsightStore = InsightData & InsightActions;

export interface InsightDeps {
  withGames: <T>(work: (games: Games) => Promise<T>) => Promise<T | null>;
  /** Left out: no clock, for tests. */
  now?: () => number;
  scheduler?: Scheduler;
  load?: typeof loadNet;
}

const NOTHING: InsightData = { status: 'none', part: 0, isLost: false, course: [], points: [] };

/** The findings are saved after this many choices, so that a kill costs little. */
const KEEP_EVERY = 12;

/** The people, or everybody where only computers played. */
function playersOf({ participants }: LoadedGame): PlayerId[] {
  const people = [...participants.keys()].filter((p) => participants[p]?.kind === 'person');
  return people.length > 0 ? people : [...participants.keys()];
}

const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

export function createInsightStore(deps: InsightDeps) {
  let game: LoadedGame | null = null;
  let looked: Looked = NOT_LOOKED;
  /** Goes up with every opening, closing and cancelling: what was begun before is dropped. */
  let asked = 0;
  const { scheduler = frameScheduler, load = loadNet } = deps;

  const keep = (id: string, found: Looked) =>
    deps.withGames((games) => games.insights.keep(id, INSIGHT_VERSION, JSON.stringify(found)));

  return createStore<InsightStore>()((set, get) => {
    function shown({ state, choices }: LoadedGame): void {
      const part = choices.length === 0 ? 0 : looked.until / choices.length;
      if (looked.until < choices.length) return set({ status: 'open', part });
      const points = turningPoints(looked, game === null ? [] : playersOf(game));
      set({ status: 'ready', part: 1, course: courseOf(state, looked), points });
    }

    return {
      ...NOTHING,

      open: async (id) => {
        const mine = ++asked;
        game = null;
        looked = NOT_LOOKED;
        set(NOTHING);
        const found = await deps.withGames(async (games) => {
          const loaded = await games.load(id);
          // Not while the game goes on: it would reveal hidden cards and give advice.
          if (loaded.state.end === null || loaded.choices.length === 0) return null;
          return { loaded, kept: await games.insights.read(id, INSIGHT_VERSION) };
        });
        if (found === null || mine !== asked) return;
        game = found.loaded;
        looked = readLooked(found.kept, game.choices.length) ?? NOT_LOOKED;
        shown(game);
      },

      look: async () => {
        if (game === null || get().status !== 'open') return false;
        const mine = ++asked;
        const played = game;
        set({ status: 'looking', isLost: false });
        if (!(await succeeds(load(played.options)))) {
          if (mine === asked) set({ status: 'open', isLost: true });
          return false;
        }
        await lookThrough(played, looked, {
          scheduler,
          now: deps.now,
          isWanted: () => mine === asked,
          onLooked: (now) => {
            if (mine !== asked) return;
            looked = now;
            set({ part: now.until / played.choices.length });
            if (now.until % KEEP_EVERY === 0) void keep(played.id, now);
          },
        });
        if (mine !== asked) return false;
        await keep(played.id, looked);
        if (mine === asked) shown(played);
        return true;
      },

      cancel: () => {
        if (game === null || get().status !== 'looking') return;
        asked++;
        void keep(game.id, looked);
        shown(game);
      },

      close: () => {
        get().cancel();
        asked++;
        game = null;
        looked = NOT_LOOKED;
        set(NOTHING);
      },

      questionAt: (at) => {
        if (game === null) return null;
        const g: GameState = tableBefore(game, at);
        const about = decision(g);
        return about === null ? null : { view: viewFor(g, about.player), decision: about };
      },
    };
  });
}
