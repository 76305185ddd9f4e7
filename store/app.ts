/**
 * The composition root: wires game, saves, review and settings. Nothing is opened, timed or read when
 * a module of the store is imported; the root layout calls `openApp()`.
 */
import type { StoreApi } from 'zustand/vanilla';
import type { GameDeps, GameKeeper } from './game/deps';
import { createGameStore } from './game/create';
import { frameScheduler } from './game/slices';
import { thinker } from './game/thinker';
import type { GameStore } from './game/types';
import type { ReviewStore } from './review/store';
import { createReviewStore } from './review/store';
import type { SavesDeps, SavesStore } from './saves/store';
import { createSavesStore } from './saves/store';
import { canKeep, claimTab } from './saves/tab';
import type { SettingsStore } from './settings';
import { settings } from './settings';

export interface App {
  readonly game: StoreApi<GameStore>;
  readonly saves: StoreApi<SavesStore>;
  readonly review: StoreApi<ReviewStore>;
}

/** What the app needs from outside. Tests replace parts of it. */
export interface World extends Omit<SavesDeps, 'onOpen'>, Omit<GameDeps, 'keeper' | 'pace'> {
  /** Left out: the saves. */
  readonly keeper?: GameKeeper;
  /** Left out: the settings decide. */
  readonly pace?: GameDeps['pace'];
}

/** Only the setup draws on it; the engine takes any text. */
function freshSeed(): string {
  return Array.from({ length: 10 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
}

const DEVICE: World = {
  // Loaded when needed: tests of screens run without a native SQLite.
  open: async (name) => (await import('./saves/expo')).openExpoDatabase(name),
  claim: claimTab,
  canKeep,
  now: () => Date.now(),
  ai: thinker,
  scheduler: frameScheduler,
  freshSeed,
};

/** A tap may come before the database is open: then the game waits for it. */
function keeperOf(saves: StoreApi<SavesStore>): GameKeeper {
  const kept = () => saves.getState().keeper();
  return {
    create: async (...all) => (await kept()).create(...all),
    load: async (...all) => (await kept()).load(...all),
    append: async (...all) => (await kept()).append(...all),
    takeBack: async (...all) => (await kept()).takeBack(...all),
  };
}

export function createApp(world: World, preferences: StoreApi<SettingsStore>): App {
  const saves = createSavesStore({ ...world, onOpen: (from) => preferences.getState().load(from) });
  const game = createGameStore({
    ...world,
    keeper: world.keeper ?? keeperOf(saves),
    pace: world.pace ?? (() => preferences.getState().pace),
  });
  const review = createReviewStore({
    load: (id) => saves.getState().load(id),
    continueFrom: (...all) => saves.getState().continueFrom(...all),
    scheduler: world.scheduler,
  });
  return { game, saves, review };
}

let current: App | null = null;

/** The running app, which `useGame`, `useSaves` and `useReview` read; made at the first use. */
export const app = (): App => (current ??= createApp(DEVICE, settings()));

/** Replaces the running app by a new one, on this device except for the given parts. */
export function startApp(parts: Partial<World> = {}): App {
  current = createApp({ ...DEVICE, ...parts }, settings());
  return current;
}

/** Opens the saved games and reads the settings. Never rejects: `useSaves` has the fault. */
export const openApp = (): Promise<void> => app().saves.getState().openAll();
