/** The list of saved games as a store. Its contract is in index.ts. */
import { createStore } from 'zustand/vanilla';
import type { GameKeeper } from '../game/deps';
import type { SettingsKeeper } from '../settings';
import type { ShareFault } from '../share/code';
import { decodeGame, encodeGame, ShareError } from '../share/code';
import type { Connection, OpenDatabase } from './database';
import type { Fault } from './faults';
import { faultOf, SaveError } from './faults';
import type { Games, GameSummary } from './games';
import { createGames, PAGE } from './games';
import { createKeeper } from './keeper';
import type { Opened } from './open';
import { checkJournals, openSaves } from './open';
import { steadyClock } from './clock';
import { nameApart } from './same';
import { settingsKeeper } from './settings';
import { unkeptGames } from './unkept';

export type ShareResult<T> = T | { fault: ShareFault | 'noPast' };

/** `had`: it was in the list already, perhaps under another name, and has not come in again. */
export interface Imported {
  id: string;
  had: boolean;
}

interface SavesData {
  status: 'closed' | 'opening' | 'ready' | 'failed';
  games: GameSummary[];
  total: number;
  /** When the list was read, by the device's clock. */
  listedAt: number;
  /** Deleted of late: `restore` brings them back, after a restart too. */
  deleted: GameSummary[];
  fault: Fault | null;
  setAside: Opened['setAside'];
  /** To be told once: these games last as long as the window does. */
  unkept: boolean;
}

interface SavesActions {
  openAll: () => Promise<void>;
  /** Opens first if need be; rejects with the fault if that fails. */
  keeper: () => Promise<GameKeeper>;
  refresh: () => Promise<void>;
  more: () => Promise<void>;
  rename: (id: string, name: string) => Promise<boolean>;
  duplicate: (id: string, name: string) => Promise<string | null>;
  remove: (id: string) => Promise<boolean>;
  restore: (id: string) => Promise<boolean>;
  continueFrom: (id: string, choices: number, name: string) => Promise<string | null>;
  shareCode: (id: string) => Promise<ShareResult<{ code: string }> | null>;
  importCode: (text: string) => Promise<ShareResult<Imported> | null>;
  load: (id: string) => ReturnType<GameKeeper['load']>;
  dismiss: () => void;
}

export type SavesStore = SavesData & SavesActions;

export interface SavesDeps {
  open: OpenDatabase;
  /** False while another tab has the database. */
  claim: () => Promise<boolean>;
  /** False where there is no place to keep anything. */
  canKeep?: () => Promise<boolean>;
  now: () => number;
  onOpen: (settings: SettingsKeeper) => Promise<void>;
}

export function createSavesStore(deps: SavesDeps) {
  let games: Games | null = null;
  let keeper: GameKeeper | null = null;
  let opening: Promise<void> | null = null;

  return createStore<SavesStore>()((set, get) => {
    function ready(): Games {
      if (games === null) throw new SaveError('openFailed', 'The saves are not open.');
      return games;
    }

    /** Null if it failed: then `fault` says why. */
    async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
      // A tap may come before the games are at hand, and need not know.
      await get().openAll();
      if (get().status !== 'ready') return null;
      try {
        const result = await work();
        set({ fault: null });
        return result;
      } catch (error) {
        set({ fault: faultOf(error) });
        return null;
      }
    }

    async function showList(): Promise<void> {
      const pages = Math.max(1, Math.ceil(get().games.length / PAGE));
      const list: GameSummary[] = [];
      for (let page = 0; page < pages; page++) list.push(...(await ready().list(page)));
      const total = await ready().count();
      set({ games: list, total, deleted: await ready().deleted(), listedAt: deps.now() });
    }

    /** Does it, and shows the list as it is then. */
    const thenList = async <T>(work: () => Promise<T>): Promise<T | null> =>
      attempt(async () => {
        const result = await work();
        await showList();
        return result;
      });

    async function connect(connection: Connection): Promise<void> {
      const now = await steadyClock(connection, deps.now);
      games = createGames(connection, now);
      keeper = createKeeper(connection, now);
      await deps.onOpen(settingsKeeper(connection));
    }

    /** What need not be waited for. */
    async function tidy(connection: Connection): Promise<void> {
      await ready()
        .purge()
        .catch(() => undefined);
      await checkJournals(connection).catch((error: unknown) => set({ fault: faultOf(error) }));
    }

    async function openOnce(): Promise<void> {
      set({ status: 'opening', fault: null });
      let connection: Connection | null = null;
      try {
        if (deps.canKeep !== undefined && !(await deps.canKeep())) {
          ({ games, keeper } = unkeptGames(deps.now));
          set({ status: 'ready', unkept: true });
          return;
        }
        if (!(await deps.claim())) throw new SaveError('otherTab', 'The lock is taken.');
        const opened = await openSaves(deps.open);
        connection = opened.connection;
        await connect(connection);
        await showList();
        set({ status: 'ready', setAside: opened.setAside });
      } catch (error) {
        // Left open, it would stand in the way of the next try.
        await connection?.close().catch(() => undefined);
        set({ status: 'failed', fault: faultOf(error, 'openFailed') });
        return;
      }
      void tidy(connection);
    }

    return {
      status: 'closed',
      games: [],
      total: 0,
      listedAt: 0,
      deleted: [],
      fault: null,
      setAside: null,
      unkept: false,

      openAll: async () => {
        if (get().status === 'ready') return;
        // Several may ask at the start: all wait for the one that opens.
        opening ??= openOnce().finally(() => (opening = null));
        await opening;
      },

      keeper: async () => {
        await get().openAll();
        const { fault, status } = get();
        if (keeper !== null && status === 'ready') return keeper;
        throw new SaveError(
          fault?.code ?? 'openFailed',
          fault?.detail ?? 'The saves are not open.',
        );
      },

      refresh: async () => {
        await attempt(showList);
      },

      more: async () => {
        await attempt(async () => {
          const { games: shown, total } = get();
          if (shown.length >= total) return;
          const next = await ready().list(Math.floor(shown.length / PAGE));
          const known = new Set(shown.map((game) => game.id));
          set({ games: [...shown, ...next.filter((game) => !known.has(game.id))] });
        });
      },

      rename: async (id, name) =>
        (await thenList(async () => {
          await ready().rename(id, name);
          return true;
        })) ?? false,

      duplicate: (id, name) => thenList(() => ready().duplicate(id, name)),

      remove: async (id) =>
        (await thenList(async () => {
          await ready().remove(id);
          return true;
        })) ?? false,

      restore: async (id) =>
        (await thenList(async () => {
          await ready().restore(id);
          return true;
        })) ?? false,

      continueFrom: (id, choices, name) => thenList(() => ready().continueFrom(id, choices, name)),

      shareCode: (id) =>
        attempt(async () => {
          const game = await ready().load(id);
          if (game.base !== null) return { fault: 'noPast' as const };
          return { code: encodeGame(game) };
        }),

      importCode: (text) =>
        thenList(async () => {
          try {
            const { choices, ...game } = decodeGame(text);
            const same = await ready().same({ ...game, choices });
            if (same !== null) return { id: same, had: true };
            const name = nameApart(game.name, await ready().names());
            return { id: await ready().add({ ...game, name }, choices), had: false };
          } catch (error) {
            if (error instanceof ShareError) return { fault: error.code };
            throw error;
          }
        }),

      load: (id) => ready().load(id),

      // One thing at a time: what else is to be told has not been read yet.
      dismiss: () =>
        set(get().fault === null ? { setAside: null, unkept: false } : { fault: null }),
    };
  });
}
