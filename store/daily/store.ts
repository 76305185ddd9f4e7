/** The daily deals. Its contract is in index.ts. */
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

import type { GameStore } from '../game/types';
import type { SettingsKeeper } from '../settings';
import type { Day } from './day';
import { dayAt } from './day';
import { dailySetup } from './deal';
import type { Days } from './results';
import { joinDays, readDays } from './results';

interface DailyData {
  readonly days: Days;
}

interface DailyActions {
  today: () => Day;
  /** Begins the deal of today, or goes on with it. False: it could not be opened. */
  play: (name: (day: Day) => string) => Promise<boolean>;
  load: (from: SettingsKeeper) => Promise<void>;
}

export type DailyStore = DailyData & DailyActions;

export interface DailyDeps {
  readonly now: () => number;
  readonly game: StoreApi<GameStore>;
}

const YOU = 0;
const RIVAL = 1;

export function createDailyStore({ now, game }: DailyDeps) {
  let keeper: SettingsKeeper | null = null;
  /** A second tap waits for what the first one opens: a day is dealt once. */
  let opening: Promise<boolean> | null = null;

  const store = createStore<DailyStore>()((set, get) => {
    const save = () => {
      keeper?.write(JSON.stringify({ days: get().days })).catch(() => undefined);
    };
    const enter = (day: Day, entry: Days[Day]) => {
      set({ days: { ...get().days, [day]: entry } });
      save();
    };

    const open: DailyActions['play'] = async (name) => {
      // The clock is read once: a game that begins at midnight belongs to the day of its deal.
      const day = get().today();
      const entry = get().days[day];
      if (entry !== undefined && (await game.getState().resumeGame(entry.game))) return true;
      // A finished day stays as it is, even if its game was deleted.
      if (entry !== undefined && entry.result !== null) return false;
      const id = await game.getState().startGame(dailySetup(day, name(day)));
      if (id === null) return false;
      enter(day, { game: id, result: null });
      return true;
    };

    return {
      days: {},

      today: () => dayAt(now()),

      play: (name) => {
        opening ??= open(name).finally(() => {
          opening = null;
        });
        return opening;
      },

      load: async (from) => {
        const text = await from.read().catch(() => null);
        keeper = from;
        set({ days: joinDays(readDays(text), get().days) });
      },
    };
  });

  /** The day whose game has just been finished gets its result, once. */
  game.subscribe(({ status, result, game: playing, view }, before) => {
    if (status !== 'over' || (before.status === 'over' && before.result !== null)) return;
    if (result === null || playing === null) return;
    const { days } = store.getState();
    const found = Object.entries(days).find(([, { game: id }]) => id === playing.id);
    if (found === undefined || found[1].result !== null) return;
    const [day, entry] = found;
    const totals = [YOU, RIVAL].map((player) => result.players[player]?.total ?? 0);
    const outcome = {
      won: result.winners.includes(YOU),
      points: [totals[YOU] ?? 0, totals[RIVAL] ?? 0] as const,
      rounds: view?.round ?? 0,
    };
    store.setState({ days: { ...days, [day]: { ...entry, result: outcome } } });
    keeper?.write(JSON.stringify({ days: store.getState().days })).catch(() => undefined);
  });

  return store;
}
