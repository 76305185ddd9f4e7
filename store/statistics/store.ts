/** The statistics, for their screen. Its contract is in index.ts. */
import { createStore } from 'zustand/vanilla';
import type { Scheduler } from '../game/deps';
import { frameScheduler } from '../game/slices';
import type { Games } from '../saves/games';
import type { ResultRow } from '../saves/results';
import type { Finished, Statistics, Which } from './count';
import { countGames, isLeftOut } from './count';
import { FACTS_VERSION, factsOf, readFacts } from './facts';

interface StatisticsData {
  status: 'none' | 'counting' | 'ready' | 'failed';
  /** How much of the games is worked out, from 0 to 1. */
  part: number;
  which: Which;
  statistics: Statistics | null;
  /** Games up to this time are left out; 0 counts all. */
  since: number;
  /** How many games are left out for that. */
  before: number;
}

interface StatisticsActions {
  /** Works out what is new, and counts. */
  open: () => Promise<void>;
  close: () => void;
  show: (which: Which) => void;
  /** Begins anew: games so far no longer count, but stay as they are. */
  clear: () => Promise<boolean>;
  /** Counts the games from before `clear` again. */
  unclear: () => Promise<boolean>;
}

export type StatisticsStore = StatisticsData & StatisticsActions;

export interface StatisticsDeps {
  withGames: <T>(work: (games: Games) => Promise<T>) => Promise<T | null>;
  now: () => number;
  /** Left out: that of the game. */
  scheduler?: Scheduler;
}

/** Games that are written together. */
const BATCH = 16;

function finishedOf(row: ResultRow): Finished[] {
  const facts = readFacts(row.facts);
  if (facts === null) return [];
  const { id, participants, options, origin, createdAt, playedAt, hints } = row;
  const names = participants.map(({ kind, name, level }) => [kind, name, level]);
  return [
    {
      id,
      participants,
      teams: options.teams,
      deal: JSON.stringify([options, names]),
      origin,
      hints: hints.reduce((sum, n) => sum + n, 0),
      createdAt,
      playedAt,
      facts,
    },
  ];
}

/** Kept for a game that cannot be read, so that it is not tried again. */
const NOTHING = 'null';

async function factsIn(games: Games, id: string): Promise<string> {
  const game = await games.load(id).catch(() => null);
  if (game === null) return NOTHING;
  try {
    return JSON.stringify(factsOf(game));
  } catch {
    return NOTHING;
  }
}

interface Watching {
  readonly pause: () => Promise<void>;
  readonly isWanted: () => boolean;
  readonly onPart: (part: number) => void;
}

/** Works out the games that are new, in slices; what is done stays done if it is stopped. */
export async function tallyNew(games: Games, watching: Watching): Promise<void> {
  const ids = await games.results.untallied(FACTS_VERSION);
  for (let from = 0; from < ids.length && watching.isWanted(); from += BATCH) {
    const facts = new Map<string, string>();
    for (const id of ids.slice(from, from + BATCH)) {
      await watching.pause();
      facts.set(id, await factsIn(games, id));
    }
    await games.results.keep(FACTS_VERSION, facts);
    watching.onPart(Math.min(1, (from + BATCH) / ids.length));
  }
}

export const finishedGames = async (games: Games): Promise<Finished[]> =>
  (await games.results.all(FACTS_VERSION)).flatMap(finishedOf);

export function createStatisticsStore(deps: StatisticsDeps) {
  let finished: readonly Finished[] = [];
  /** Goes up with every opening and closing: what was begun before is dropped. */
  let asked = 0;
  const { pause } = deps.scheduler ?? frameScheduler;

  return createStore<StatisticsStore>()((set, get) => {
    function count(part: Partial<Pick<StatisticsData, 'which' | 'since'>> = {}): void {
      const { which, since } = { ...get(), ...part };
      const before = finished.filter((game) => isLeftOut(game, since)).length;
      set({ which, since, before, statistics: countGames(finished, { which, since }) });
    }

    async function setSince(since: number): Promise<boolean> {
      const done = await deps.withGames(async (games) => {
        await games.results.since.write(String(since));
        return true;
      });
      if (done === true) count({ since });
      return done ?? false;
    }

    return {
      status: 'none',
      part: 0,
      which: 'own',
      statistics: null,
      since: 0,
      before: 0,

      open: async () => {
        const mine = ++asked;
        const isWanted = () => mine === asked;
        set({ status: 'counting', part: 0 });
        const since = await deps.withGames(async (games) => {
          const onPart = (part: number) => isWanted() && set({ part });
          await tallyNew(games, { pause, isWanted, onPart });
          finished = await finishedGames(games);
          return Number(await games.results.since.read()) || 0;
        });
        if (!isWanted()) return;
        if (since !== null) count({ since });
        set({ status: since === null ? 'failed' : 'ready' });
      },

      close: () => {
        asked++;
      },

      show: (which) => count({ which }),
      // The newest game is left out too, whatever the clock says.
      clear: () => setSince(Math.max(deps.now(), ...finished.map(({ playedAt }) => playedAt))),
      unclear: () => setSince(0),
    };
  });
}
