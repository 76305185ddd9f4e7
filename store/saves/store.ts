/** The store of saved games. Its contract is in index.ts. */
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
import { newId } from './insert';
import { createKeeper } from './keeper';
import { memorySaves } from './memory';
import { nameApart } from './names';
import type { Opened } from './open';
import { checkJournals, openSaves } from './open';
import { steadyClock } from './clock';
import { settingsKeeper } from './settings';

export type ShareResult<T> = T | { fault: ShareFault | 'noPast' };

/** `had`: it was in the list already, perhaps under another name, and was not added again. */
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
  /** Deleted lately: `restore` brings them back, after a restart too. */
  deleted: GameSummary[];
  fault: Fault | null;
  setAside: Opened['setAside'];
  /** To be told once: games last only as long as the window. */
  unkept: boolean;
}

interface SavesActions {
  openAll: () => Promise<void>;
  /** Opens the saves first if they are not; rejects with the fault if that fails. */
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
  /** False where nothing can be saved. */
  canKeep?: () => Promise<boolean>;
  now: () => number;
  onOpen: (settings: SettingsKeeper) => Promise<void>;
}

type Opening = 'openAll' | 'keeper' | 'load';
type Sharing = 'shareCode' | 'importCode';

/** The open database and the list that is shown of it. */
class OpenSaves {
  private games: Games | null = null;
  private keeper: GameKeeper | null = null;
  private opening: Promise<void> | null = null;

  constructor(
    private readonly deps: SavesDeps,
    readonly get: () => SavesData,
    readonly set: (part: Partial<SavesData>) => void,
  ) {}

  ready(): Games {
    if (this.games === null) throw new SaveError('openFailed', 'The saves are not open.');
    return this.games;
  }

  /** Null if it failed: then `fault` says why. */
  async attempt<T>(work: (games: Games) => Promise<T>): Promise<T | null> {
    // A tap may come before the saves are open.
    await this.openAll();
    if (this.get().status !== 'ready') return null;
    try {
      const result = await work(this.ready());
      this.set({ fault: null });
      return result;
    } catch (error) {
      this.set({ fault: faultOf(error) });
      return null;
    }
  }

  /** `attempt`, and then shows the changed list. */
  thenList<T>(work: (games: Games) => Promise<T>): Promise<T | null> {
    return this.attempt(async (games) => {
      const result = await work(games);
      await this.showList();
      return result;
    });
  }

  async showList(): Promise<void> {
    const all = this.ready();
    const pages = Math.max(1, Math.ceil(this.get().games.length / PAGE));
    const games: GameSummary[] = [];
    for (let page = 0; page < pages; page++) games.push(...(await all.list(page)));
    const total = await all.count();
    this.set({ games, total, deleted: await all.deleted(), listedAt: this.deps.now() });
  }

  async showMore(): Promise<void> {
    const { games: shown, total } = this.get();
    if (shown.length >= total) return;
    const next = await this.ready().list(Math.floor(shown.length / PAGE));
    const known = new Set(shown.map((game) => game.id));
    this.set({ games: [...shown, ...next.filter((game) => !known.has(game.id))] });
  }

  async openAll(): Promise<void> {
    if (this.get().status === 'ready') return;
    // Whoever else asks waits for the same opening.
    this.opening ??= this.openOnce().finally(() => (this.opening = null));
    await this.opening;
  }

  async openKeeper(): Promise<GameKeeper> {
    await this.openAll();
    const { fault, status } = this.get();
    if (this.keeper !== null && status === 'ready') return this.keeper;
    throw new SaveError(fault?.code ?? 'openFailed', fault?.detail ?? 'The saves are not open.');
  }

  private async openOnce(): Promise<void> {
    const { deps, set } = this;
    set({ status: 'opening', fault: null });
    let connection: Connection | null = null;
    try {
      if (deps.canKeep !== undefined && !(await deps.canKeep())) {
        ({ games: this.games, keeper: this.keeper } = memorySaves(deps.now, newId));
        set({ status: 'ready', unkept: true });
        return;
      }
      if (!(await deps.claim())) throw new SaveError('otherTab', 'The lock is taken.');
      const opened = await openSaves(deps.open);
      connection = opened.connection;
      await this.connect(connection);
      await this.showList();
      set({ status: 'ready', setAside: opened.setAside });
    } catch (error) {
      // Left open, it would stand in the way of the next try.
      await connection?.close().catch(() => undefined);
      set({ status: 'failed', fault: faultOf(error, 'openFailed') });
      return;
    }
    void this.tidy(connection);
  }

  private async connect(connection: Connection): Promise<void> {
    const now = await steadyClock(connection, this.deps.now);
    this.games = createGames(connection, now);
    this.keeper = createKeeper(connection, now);
    await this.deps.onOpen(settingsKeeper(connection));
  }

  /** Work that nobody waits for. */
  private async tidy(connection: Connection): Promise<void> {
    await this.ready()
      .purge()
      .catch(() => undefined);
    await checkJournals(connection).catch((error: unknown) => this.set({ fault: faultOf(error) }));
  }
}

function listActions(saves: OpenSaves): Omit<SavesActions, Opening | Sharing> {
  const { get, set } = saves;
  const done = async (work: (games: Games) => Promise<void>): Promise<boolean> =>
    (await saves.thenList(async (games) => {
      await work(games);
      return true;
    })) ?? false;

  return {
    refresh: async () => {
      await saves.attempt(() => saves.showList());
    },
    more: async () => {
      await saves.attempt(() => saves.showMore());
    },
    rename: (id, name) => done((games) => games.rename(id, name)),
    remove: (id) => done((games) => games.remove(id)),
    restore: (id) => done((games) => games.restore(id)),
    duplicate: (id, name) => saves.thenList((games) => games.duplicate(id, name)),
    continueFrom: (id, choices, name) =>
      saves.thenList((games) => games.continueFrom(id, choices, name)),
    // One thing at a time: what else is to be told has not been read yet.
    dismiss: () => set(get().fault === null ? { setAside: null, unkept: false } : { fault: null }),
  };
}

function sharingActions(saves: OpenSaves): Pick<SavesActions, Sharing> {
  return {
    shareCode: (id) =>
      saves.attempt(async (games) => {
        const game = await games.load(id);
        if (game.base !== null) return { fault: 'noPast' as const };
        return { code: encodeGame(game) };
      }),

    importCode: (text) =>
      saves.thenList(async (games) => {
        try {
          const { choices, ...game } = decodeGame(text);
          const same = await games.same({ ...game, choices });
          if (same !== null) return { id: same, had: true };
          const name = nameApart(game.name, await games.names());
          return { id: await games.add({ ...game, name }, choices), had: false };
        } catch (error) {
          if (error instanceof ShareError) return { fault: error.code };
          throw error;
        }
      }),
  };
}

export function createSavesStore(deps: SavesDeps) {
  return createStore<SavesStore>()((set, get) => {
    const saves = new OpenSaves(deps, get, set);
    return {
      status: 'closed',
      games: [],
      total: 0,
      listedAt: 0,
      deleted: [],
      fault: null,
      setAside: null,
      unkept: false,
      openAll: () => saves.openAll(),
      keeper: () => saves.openKeeper(),
      load: (id) => saves.ready().load(id),
      ...listActions(saves),
      ...sharingActions(saves),
    };
  });
}
