/** The store of saved games. Its contract is in index.ts. */
import { createStore } from 'zustand/vanilla';
import type { GameKeeper, LoadedGame, Scheduler } from '../game/deps';
import { frameScheduler } from '../game/slices';
import type { SettingsKeeper } from '../settings';
import type { ShareFault } from '../share/code';
import { encodeGame, readingGame, ShareError } from '../share/code';
import { readInSlices } from '../share/slices';
import type { BackupFault, Restored, Watch } from './backup';
import type { Connection, OpenDatabase } from './database';
import type { Fault } from './faults';
import { CannotKeep, faultOf, SaveError } from './faults';
import type { Games, GameSummary } from './games';
import { createGames, PAGE } from './games';
import { newId } from './insert';
import { joinKept } from './joined';
import type { OpenGame } from './keeper';
import { createKeeper } from './keeper';
import { memorySaves } from './memory';
import { nameApart, shortName } from './names';
import type { Opened } from './open';
import { checkJournals, openSaves } from './open';
import { bringRows } from './rows';
import type { Indexed, Search } from './search';
import { isSearch, matcher, NO_SEARCH } from './search';
import type { SteadyClock } from './clock';
import { steadyClock } from './clock';
import type { SettingsKey } from './settings';
import { settingsKeeper } from './settings';
import { watched, watchedOpen } from './watch';

export type ShareResult<T> = T | { fault: ShareFault | 'noPast' | 'stopped' };

/** `had`: it was in the list already, perhaps under another name, and was not added again. */
export interface Imported {
  id: string;
  had: boolean;
}

interface SavesData {
  status: 'closed' | 'opening' | 'ready' | 'failed';
  games: GameSummary[];
  total: number;
  search: Search;
  /** What the search finds, of all games; null without one. */
  found: GameSummary[] | null;
  /** When the list was read, by the device's clock. */
  listedAt: number;
  /** Deleted lately: `restore` brings them back, after a restart too. */
  deleted: GameSummary[];
  fault: Fault | null;
  setAside: Opened['setAside'];
  /** How much of a long code has been read, from 0 to 1; null while none is. */
  importing: number | null;
  /** To be told once: games last only as long as the window, because it cannot keep any or by choice. */
  unkept: 'cannot' | 'chosen' | null;
}

interface SavesActions {
  openAll: () => Promise<void>;
  /** For what is made of the games: null if it failed, with the reason in `fault`. */
  withGames: <T>(work: (games: Games) => Promise<T>) => Promise<T | null>;
  /** Opens the saves first if they are not; rejects with the fault if that fails. */
  keeper: () => Promise<GameKeeper>;
  /** The way out if the storage fails: from now on games, with the one in play, are in memory only. */
  playUnkept: (playing: LoadedGame | null) => void;
  refresh: () => Promise<void>;
  more: () => Promise<void>;
  /** Reads the games in advance, so that the first letter of a search finds something. */
  readySearch: () => Promise<void>;
  /** Shows in `found` what is found. */
  seek: (search: Search) => Promise<void>;
  rename: (id: string, name: string) => Promise<boolean>;
  duplicate: (id: string, name: string) => Promise<string | null>;
  remove: (id: string) => Promise<boolean>;
  restore: (id: string) => Promise<boolean>;
  continueFrom: (id: string, choices: number, name: string) => Promise<string | null>;
  shareCode: (id: string) => Promise<ShareResult<{ code: string; name: string }> | null>;
  importCode: (text: string) => Promise<ShareResult<Imported> | null>;
  /** Stops reading a long code. */
  stopImport: () => void;
  load: (id: string) => ReturnType<GameKeeper['load']>;
  /** Everything as the text of a file; null if it cannot be read, or nothing is kept here. */
  makeBackup: (watch: Watch) => Promise<{ text: string } | { fault: BackupFault } | null>;
  /** Adds what a backup has and is not here yet. */
  restoreBackup: (text: string, watch: Watch) => Promise<Restored | { fault: BackupFault } | null>;
  dismiss: () => void;
}

export type SavesStore = SavesData & SavesActions;

export interface SavesDeps {
  open: OpenDatabase;
  /** False while another tab has the database. */
  claim: () => Promise<boolean>;
  /** False where nothing can be saved. */
  canKeep?: () => Promise<boolean>;
  /** False where there is no room to begin with. */
  hasRoom?: () => Promise<boolean>;
  now: () => number;
  /** Left out: that of the game. */
  scheduler?: Scheduler;
  onOpen: (keeperOf: (key: SettingsKey) => SettingsKeeper) => Promise<void>;
}

type Opening = 'openAll' | 'withGames' | 'keeper' | 'load' | 'playUnkept';
type Sharing = 'shareCode' | 'importCode' | 'stopImport';
type BackingUp = 'makeBackup' | 'restoreBackup';
type BackupModule = typeof import('./backup');

/** The open database and the list that is shown of it. */
class OpenSaves {
  private games: Games | null = null;
  private keeper: GameKeeper | null = null;
  private opening: Promise<void> | null = null;
  private connection: Connection | null = null;
  private clock: SteadyClock | null = null;
  /** Told by an attempt; another that succeeds says nothing of a damage found in the background. */
  private attempted: Fault | null = null;
  /** The games in play, as the storage was known to have them. */
  private readonly inPlay = new Map<string, OpenGame>();
  /** All games, read once for a search, until something changes. */
  private index: { readonly reading: Promise<Indexed[]>; read?: readonly Indexed[] } | null = null;

  constructor(
    readonly deps: SavesDeps,
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
      if (this.get().fault === this.attempted) this.set({ fault: null });
      return result;
    } catch (error) {
      this.attempted = faultOf(error);
      this.set({ fault: this.attempted });
      return null;
    }
  }

  /** `attempt`, and then shows the game that was added. */
  thenNewest<T>(work: (games: Games) => Promise<T>): Promise<T | null> {
    return this.attempt(async (games) => {
      const result = await work(games);
      await this.showNewest();
      return result;
    });
  }

  /** All games that are shown already. */
  async showList(): Promise<void> {
    const shown = this.get().games.length;
    await this.show(this.ready().list(0, Math.max(PAGE, shown + 1)));
  }

  /** By the clock of today. */
  async lookAgain(): Promise<void> {
    if (this.connection !== null) await this.clock?.follow();
    await this.showNewest();
  }

  /** Enough where only the newest changed: a game that was played, or added. */
  async showNewest(): Promise<void> {
    const newest = await this.ready().list();
    const ids = new Set(newest.map((game) => game.id));
    const older = this.get().games.filter((game) => !ids.has(game.id));
    await this.show(newest.length < PAGE ? newest : [...newest, ...older]);
  }

  async showMore(): Promise<void> {
    const { games: shown, total } = this.get();
    if (shown.length >= total) return;
    const next = await this.ready().list(shown.length);
    const known = new Set(shown.map((game) => game.id));
    this.set({ games: [...shown, ...next.filter((game) => !known.has(game.id))] });
  }

  /** Without reading the others again. */
  async showWithout(id: string): Promise<void> {
    await this.show(this.get().games.filter((game) => game.id !== id));
  }

  showRenamed(id: string, name: string): void {
    const renamed = (game: GameSummary) => (game.id === id ? { ...game, name } : game);
    this.index = null;
    const { games, found } = this.get();
    this.set({ games: games.map(renamed), found: found?.map(renamed) ?? null });
  }

  private async show(listed: GameSummary[] | Promise<GameSummary[]>): Promise<void> {
    const all = this.ready();
    // At the same time, because each is a round trip to another thread.
    const [games, total, deleted] = await Promise.all([listed, all.count(), all.deleted()]);
    this.index = null;
    this.set({ games, total, deleted, listedAt: this.deps.now() });
    await this.showFound();
  }

  indexed(): Promise<readonly Indexed[]> {
    if (this.index === null) {
      const index: OpenSaves['index'] = { reading: this.ready().all() };
      this.index = index;
      index.reading.then(
        (read) => (index.read = read),
        // The next letter tries again.
        () => (this.index = this.index === index ? null : this.index),
      );
    }
    return this.index.reading;
  }

  /** With what it finds if the games are read, so that the list is drawn once. */
  async search(search: Search): Promise<void> {
    const read = this.index?.read;
    if (read !== undefined) return this.set({ search, found: this.hits(search, read) });
    this.set({ search });
    await this.showFound();
  }

  private hits(search: Search, all: readonly Indexed[]): GameSummary[] | null {
    if (!isSearch(search)) return null;
    return all.filter(matcher(search, this.deps.now())).map((game) => game.summary());
  }

  /** The newest search counts: an older one may still be reading. */
  private async showFound(): Promise<void> {
    const { search } = this.get();
    if (!isSearch(search)) return this.set({ found: null });
    const all = await this.indexed();
    if (this.get().search === search) this.set({ found: this.hits(search, all) });
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
      // At the same time, because each answer comes late while the start is being drawn.
      const asked = [deps.canKeep?.() ?? Promise.resolve(true), deps.claim()];
      const [canKeep, claimed] = await watched(Promise.all(asked));
      if (canKeep === false) {
        this.playInMemory('cannot');
        return;
      }
      if (claimed === false) throw new SaveError('otherTab', 'The lock is taken.');
      const opened = await openSaves(watchedOpen(deps.open, (error) => this.silent(error)));
      connection = opened.connection;
      await this.connect(connection);
      await this.showList();
      set({ status: 'ready', setAside: opened.setAside });
    } catch (error) {
      // Left open, it would stand in the way of the next try.
      await connection?.close().catch(() => undefined);
      if (error instanceof CannotKeep) this.playInMemory('cannot');
      else set({ status: 'failed', fault: await this.openingFault(error) });
      return;
    }
    this.connection = connection;
    void this.tidy(connection);
  }

  /** Browsers report a lack of room in many ways, so ask whether there is any. */
  private async openingFault(error: unknown): Promise<Fault> {
    const { code, detail } = faultOf(error, 'openFailed');
    if (code === 'full') return { code: 'noRoom', detail };
    // The code that talks to the storage is loaded after the page.
    if (code === 'notLoaded') return { code: 'openFailed', detail };
    if (code !== 'openFailed' || this.deps.hasRoom === undefined) return { code, detail };
    const room = await watched(this.deps.hasRoom()).catch(() => true);
    return { code: room ? code : 'noRoom', detail };
  }

  /** The storage no longer answers: the next call opens it anew. */
  private silent(error: SaveError): void {
    if (this.get().status !== 'ready') return;
    this.games = null;
    this.keeper = null;
    this.connection = null;
    this.set({ status: 'failed', fault: faultOf(error) });
  }

  playInMemory(unkept: 'cannot' | 'chosen', playing: LoadedGame | null = null): void {
    // Closes what is open. If that fails, it is no longer used anyway.
    void this.connection?.close().catch(() => undefined);
    this.connection = null;
    const { games, keeper } = memorySaves(this.deps.now, newId, playing);
    this.games = games;
    this.keeper = keeper;
    this.set({ status: 'ready', unkept, fault: null, games: [], total: 0, deleted: [] });
    void this.showList();
  }

  /** The database itself; null where nothing is kept. */
  async attemptWhole<T>(work: (connection: Connection) => Promise<T>): Promise<T | null> {
    return this.attempt(async () => (this.connection === null ? null : work(this.connection)));
  }

  /** Reads again what is kept beside the games, and the list. */
  async readAgain(connection: Connection): Promise<void> {
    await this.deps.onOpen((key) => settingsKeeper(connection, key));
    await this.showList();
  }

  private async connect(connection: Connection): Promise<void> {
    const clock = await steadyClock(connection, this.deps.now);
    this.clock = clock;
    this.games = createGames(connection, clock.now);
    this.keeper = createKeeper(connection, clock.now, this.inPlay);
    await this.deps.onOpen((key) => settingsKeeper(connection, key));
  }

  /** Work that nobody waits for. */
  private async tidy(connection: Connection): Promise<void> {
    await this.ready()
      .purge()
      .catch(() => undefined);
    await bringRows(connection).catch(() => undefined);
    await checkJournals(connection).catch((error: unknown) => this.set({ fault: faultOf(error) }));
  }
}

function listActions(saves: OpenSaves): Omit<SavesActions, Opening | Sharing | BackingUp> {
  const { get, set } = saves;
  const done = async (work: (games: Games) => Promise<void>): Promise<boolean> =>
    (await saves.attempt(async (games) => {
      await work(games);
      return true;
    })) ?? false;

  return {
    refresh: async () => {
      await saves.attempt(() => saves.lookAgain());
    },
    more: async () => {
      await saves.attempt(() => saves.showMore());
    },
    readySearch: async () => {
      await saves.attempt(() => saves.indexed());
    },
    seek: async (search) => {
      await saves.attempt(() => saves.search(search));
    },
    rename: (id, name) =>
      done(async (games) => {
        await games.rename(id, name);
        saves.showRenamed(id, shortName(name));
      }),
    remove: (id) =>
      done(async (games) => {
        await games.remove(id);
        await saves.showWithout(id);
      }),
    restore: (id) =>
      done(async (games) => {
        await games.restore(id);
        await saves.showList();
      }),
    duplicate: (id, name) => saves.thenNewest((games) => games.duplicate(id, name)),
    continueFrom: (id, choices, name) =>
      saves.thenNewest((games) => games.continueFrom(id, choices, name)),
    // One notice at a time; the next one follows when this one has been read.
    dismiss: () => set(get().fault === null ? { setAside: null, unkept: null } : { fault: null }),
  };
}

function sharingActions(saves: OpenSaves): Pick<SavesActions, Sharing> {
  /** Goes up with every import and every stop: what was begun before is dropped. */
  let imports = 0;
  const { pause } = saves.deps.scheduler ?? frameScheduler;
  const { now } = saves.deps;
  return {
    stopImport: () => {
      imports++;
    },

    shareCode: (id) =>
      saves.attempt(async (games) => {
        const game = await games.load(id);
        if (game.base !== null) return { fault: 'noPast' as const };
        return { code: encodeGame(game), name: game.name };
      }),

    importCode: (text) =>
      saves.thenNewest(async (games) => {
        try {
          const mine = ++imports;
          const wanted = () => mine === imports;
          const onPart = (importing: number) => wanted() && saves.set({ importing });
          const read = await readInSlices(readingGame(text), { pause, now, onPart, wanted });
          if (read === null) return { fault: 'stopped' as const };
          const same = await games.same(read.game);
          if (same !== null) return { id: same, had: true };
          const name = nameApart(read.game.name, await games.namesLike(read.game.name));
          return { id: await games.add({ ...read.game, name }, read.state), had: false };
        } catch (error) {
          if (error instanceof ShareError) return { fault: error.code };
          throw error;
        } finally {
          saves.set({ importing: null });
        }
      }),
  };
}

function backupActions(saves: OpenSaves): Pick<SavesActions, BackingUp> {
  const { pause } = saves.deps.scheduler ?? frameScheduler;
  const attempt = <T>(work: (connection: Connection, backup: BackupModule) => Promise<T>) =>
    saves.attemptWhole(async (connection) => {
      const backup = await import('./backup');
      try {
        return await work(connection, backup);
      } catch (error) {
        if (error instanceof backup.BackupError) return { fault: error.code };
        throw error;
      }
    });
  return {
    makeBackup: (watch) =>
      attempt(async (connection, { makeBackup }) => ({
        text: await makeBackup(connection, { ...watch, pause }),
      })),

    restoreBackup: (text, watch) =>
      attempt(async (connection, { restoreBackup }) => {
        const working = { ...watch, pause };
        const restored = await restoreBackup(connection, text, joinKept, working);
        await saves.readAgain(connection);
        return restored;
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
      search: NO_SEARCH,
      found: null,
      listedAt: 0,
      deleted: [],
      fault: null,
      setAside: null,
      unkept: null,
      importing: null,
      openAll: () => saves.openAll(),
      withGames: (work) => saves.attempt(work),
      keeper: () => saves.openKeeper(),
      playUnkept: (playing) => saves.playInMemory('chosen', playing),
      load: (id) => saves.ready().load(id),
      ...listActions(saves),
      ...sharingActions(saves),
      ...backupActions(saves),
    };
  });
}
