/**
 * The composition root: wires game, hints, lessons, daily deal, saves, review, people and settings. Nothing is opened,
 * timed or read when a module of the store is imported; the root layout calls `openApp()`.
 */
import { t } from '@/locales';
import type { StoreApi } from 'zustand/vanilla';
import type { DailyStore } from './daily/store';
import { createDailyStore } from './daily/store';
import type { GameDeps, GameKeeper } from './game/deps';
import { createGameStore } from './game/create';
import { frameScheduler } from './game/slices';
import { thinker } from './game/thinker';
import type { GameStore, Participant } from './game/types';
import type { HintDeps, HintStore } from './hint/store';
import { createHintStore } from './hint/store';
import type { LearnStore } from './learn/store';
import { createLearnStore } from './learn/store';
import type { PeopleStore } from './people/store';
import { createPeopleStore } from './people/store';
import type { ReviewStore } from './review/store';
import { createReviewStore } from './review/store';
import type { Fault } from './saves/faults';
import type { SavesDeps, SavesStore } from './saves/store';
import { createSavesStore } from './saves/store';
import { canKeep, claimTab, hasRoom } from './saves/tab';
import type { SettingsStore } from './settings';
import { settings } from './settings';

export interface App {
  readonly game: StoreApi<GameStore>;
  readonly saves: StoreApi<SavesStore>;
  readonly review: StoreApi<ReviewStore>;
  readonly people: StoreApi<PeopleStore>;
  readonly learn: StoreApi<LearnStore>;
  readonly hint: StoreApi<HintStore>;
  readonly daily: StoreApi<DailyStore>;
}

/** What the app needs from outside. Tests replace parts of it. */
export interface World
  extends
    Omit<SavesDeps, 'onOpen' | 'scheduler'>,
    Omit<GameDeps, 'keeper' | 'pace' | 'passing' | 'stopKeeping' | 'now'> {
  /** Left out: the saves. */
  readonly keeper?: GameKeeper;
  /** Left out: the settings decide. */
  readonly pace?: GameDeps['pace'];
  readonly passing?: GameDeps['passing'];
  /** Left out: the search of the strongest computer. */
  readonly seek?: HintDeps['seek'];
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
  hasRoom,
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
    noteHint: async (...all) => (await kept()).noteHint(...all),
  };
}

/** Who sits at the table of a lesson. */
const atLesson = (): Participant[] => [
  { name: t('learn.you'), kind: 'person', colour: 0 },
  { name: t('learn.rival'), kind: 'ai', level: 'novice', colour: 1 },
];

export function createApp(world: World, preferences: StoreApi<SettingsStore>): App {
  const people = createPeopleStore();
  const pace = world.pace ?? (() => preferences.getState().pace);
  const passing = world.passing ?? (() => preferences.getState().passing);
  const learn = createLearnStore({
    ...world,
    pace,
    passing,
    participants: atLesson,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const saves = createSavesStore({
    ...world,
    onOpen: async (keeperOf) => {
      // At the same time, because each is a round trip to another thread.
      await Promise.all([
        preferences.getState().load(keeperOf('settings')),
        people.getState().load(keeperOf('people')),
        learn.getState().load(keeperOf('lessons')),
        daily.getState().load(keeperOf('daily')),
      ]);
    },
  });
  const game = createGameStore({
    ...world,
    keeper: world.keeper ?? keeperOf(saves),
    stopKeeping: (playing) => saves.getState().playUnkept(playing),
    pace,
    // Who reads slowly would press the button of their turn when another stands in its place.
    passing: () => (passing() === 'alone' && isFirstGame() ? 'never' : passing()),
  });
  const isFirstGame = () => {
    const { coached } = learn.getState();
    return coached !== null && game.getState().game?.id === coached;
  };
  game.subscribe(({ status, endSeen, game: played }, before) => {
    // The end of a game that was over when it was opened was seen before.
    const isOver = status === 'over' && before.status === 'playing' && !endSeen;
    if (isOver) learn.getState().finishGame(played?.id ?? null);
  });
  const daily = createDailyStore({ now: world.now, game });
  const review = createReviewStore({
    load: (id) => saves.getState().load(id),
    continueFrom: (...all) => saves.getState().continueFrom(...all),
    scheduler: world.scheduler,
  });
  const tell = (fault: Fault) => saves.setState({ fault });
  const hint = createHintStore({ ...world, game: () => game, tell });
  return { game, saves, review, people, learn, hint, daily };
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
