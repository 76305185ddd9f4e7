/** A storage that stops answering is reopened, and nothing is lost or written twice. */
import type { Choice, GameState } from '@/engine';
import { serialize } from '@/engine';
import { CannotKeep, SaveError } from '@/store/saves/faults';
import type { Database, OpenDatabase } from '@/store/saves/database';
import { NO_SEARCH } from '@/store/saves/search';
import { createSavesStore } from '@/store/saves/store';
import { watched, watchedOpen } from '@/store/saves/watch';
import type { Folder, RandomGame } from './support';
import { appendTo, openKeeper, randomGame, startSave, tempFolder } from './support';

let folder: Folder;
let game: RandomGame;

beforeAll(() => {
  game = randomGame('watched');
});
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => {
  jest.useRealTimers();
  folder.remove();
});

const never = () => new Promise<never>(() => undefined);
const stateAt = (made: number) => game.states[made] as GameState;

/** Databases that can fall silent before or after doing what was asked. */
function unreliable() {
  const is = { silent: 'no' as 'no' | 'before' | 'after', given: 0, opened: 0 };
  const open: OpenDatabase = async (name) => {
    is.opened++;
    const inner = await folder.open(name);
    const call = async <T>(work: () => Promise<T>): Promise<T> => {
      if (is.silent === 'before') return never();
      const result = await work();
      return is.silent === 'after' ? never() : result;
    };
    const database: Database = {
      run: (...all) => call(() => inner.run(...all)),
      all: (...all) => call(() => inner.all(...all)),
      exec: (...all) => call(() => inner.exec(...all)),
      close: () => call(() => inner.close()),
      abandon: () => {
        is.given++;
        void inner.close();
      },
    };
    return database;
  };
  return { is, open };
}

function storeOf(open: OpenDatabase, more: object = {}) {
  return createSavesStore({
    open,
    claim: async () => true,
    now: () => 1_700_000_000_000,
    onOpen: async () => undefined,
    ...more,
  });
}

/** Lets the seconds of the watchdog pass. */
async function secondsPass<T>(work: () => Promise<T>, seconds = 30): Promise<T | SaveError> {
  jest.useFakeTimers();
  const result = work().catch((error: unknown) => error as SaveError);
  for (let i = 0; i < seconds; i++) await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  return result;
}

test('an answer in time is passed on, and no timer is left', async () => {
  jest.useFakeTimers();
  await expect(watched(Promise.resolve(4))).resolves.toBe(4);
  await expect(watched(Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(jest.getTimerCount()).toBe(0);
});

test('a page that slept for an hour has waited for one second of it', async () => {
  jest.useFakeTimers();
  const told = jest.fn();
  watched(never(), 3).catch(told);
  // The device slept: the clock is an hour on, and the due timer fires once.
  jest.setSystemTime(Date.now() + 3_600_000);
  await jest.advanceTimersByTimeAsync(1000);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ code: 'noAnswer' }));
});

test('after the first silence every other call fails at once', async () => {
  const { is, open } = unreliable();
  const silent = jest.fn();
  const database = await watchedOpen(open, silent)('mottainai.db');
  is.silent = 'before';
  expect(await secondsPass(() => database.all('SELECT 1'))).toMatchObject({ code: 'noAnswer' });
  await expect(database.exec('SELECT 1')).rejects.toMatchObject({ code: 'noAnswer' });
  expect(silent).toHaveBeenCalledTimes(1);
  expect(is.given).toBe(1);
});

test.each(['before', 'after'] as const)(
  'silent %s a choice was written: the next try opens anew, and the choice is there once',
  async (when) => {
    const { is, open } = unreliable();
    const store = storeOf(open);
    const keeper = await store.getState().keeper();
    const id = await startSave(keeper, game);
    await appendTo(keeper, id, game, 0, 6);
    is.silent = when;
    const choice = game.choices[6] as Choice;
    const append = async () =>
      (await store.getState().keeper()).append(id, 6, choice, 0, stateAt(7));
    expect(await secondsPass(append)).toMatchObject({ code: 'noAnswer' });
    expect(store.getState()).toMatchObject({ status: 'failed', fault: { code: 'noAnswer' } });
    is.silent = 'no';
    await append();
    expect(store.getState()).toMatchObject({ status: 'ready', fault: null });
    expect(is.opened).toBe(2);
    const again = await store.getState().keeper();
    await appendTo(again, id, game, 7, 9);
    expect((await again.load(id)).choices).toEqual(game.choices.slice(0, 9));
  },
);

/** A keeper whose next line is written but reported as failed. */
async function landing() {
  const { connection, keeper } = await openKeeper(folder);
  const { run, all } = connection.database;
  const is = { lying: false, blind: false };
  connection.database.run = async (sql, values) => {
    await run.call(connection.database, sql, values);
    if (is.lying && /INTO (journal|choices)/.test(sql)) throw new Error('disk I/O error');
  };
  connection.database.all = async (sql, values) => {
    if (is.blind) throw new Error('disk I/O error');
    return all.call(connection.database, sql, values);
  };
  return { connection, keeper, is };
}

test('a write that reports a failure but landed is no failure', async () => {
  const { connection, keeper, is } = await landing();
  const id = await startSave(keeper, game);
  is.lying = true;
  await appendTo(keeper, id, game, 0, 3);
  await keeper.takeBack(id, 2, stateAt(2));
  is.lying = false;
  await appendTo(keeper, id, game, 2, 5);
  expect((await keeper.load(id)).choices).toEqual(game.choices.slice(0, 5));
  await connection.close();
});

test('if nobody can tell whether it landed, the next choice finds out; another way undoes it', async () => {
  const { connection, keeper, is } = await landing();
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 4);
  const failing = async (work: () => Promise<void>) => {
    Object.assign(is, { lying: true, blind: true });
    await expect(work()).rejects.toMatchObject({ code: 'writeFailed' });
    Object.assign(is, { lying: false, blind: false });
  };
  // The third choice is undone, which is reported as failed …
  await failing(() => keeper.takeBack(id, 3, stateAt(3)));
  // … and the game goes on as if it had not been.
  await appendTo(keeper, id, game, 4, 5);
  expect((await keeper.load(id)).choices).toEqual(game.choices.slice(0, 5));
  // A choice that was written unnoticed, then another in its place.
  await appendTo(keeper, id, game, 5, 6);
  await keeper.takeBack(id, 5, stateAt(5));
  await failing(() => keeper.append(id, 5, { do: 'pray' }, 0, stateAt(6)));
  await appendTo(keeper, id, game, 5, 8);
  const loaded = await keeper.load(id);
  expect(loaded.choices).toEqual(game.choices.slice(0, 8));
  expect(serialize(loaded.state)).toBe(serialize(stateAt(8)));
  await connection.close();
});

test('opening that never comes to an end is told, and can be tried again', async () => {
  let tries = 0;
  const store = storeOf((name) => (++tries === 1 ? never() : folder.open(name)));
  await secondsPass(() => store.getState().openAll());
  expect(store.getState()).toMatchObject({ status: 'failed', fault: { code: 'noAnswer' } });
  await store.getState().openAll();
  expect(store.getState()).toMatchObject({ status: 'ready', fault: null });
});

test('a search that could not read the games finds them with the next letter', async () => {
  const is = { unreadable: true };
  const store = storeOf(async (name) => {
    const inner = await folder.open(name);
    const all: Database['all'] = (sql, values) =>
      is.unreadable && /ORDER BY played_at DESC\)?$/.test(sql)
        ? Promise.reject(new Error('disk I/O error'))
        : inner.all(sql, values);
    return Object.assign(Object.create(inner) as Database, { all });
  });
  const id = await startSave(await store.getState().keeper(), game);
  await store.getState().refresh();
  await store.getState().seek({ ...NO_SEARCH, text: 'r' });
  expect(store.getState()).toMatchObject({ found: null, fault: { code: 'writeFailed' } });
  is.unreadable = false;
  const found: unknown[] = [];
  store.subscribe((now, before) => now.found !== before.found && found.push(now.found));
  await store.getState().seek({ ...NO_SEARCH, text: 'ad' });
  await store.getState().seek({ ...NO_SEARCH, text: 'ada' });
  expect(store.getState().fault).toBeNull();
  expect(found).toMatchObject([[{ id }], [{ id }]]);
  await store.getState().seek({ ...NO_SEARCH, text: 'adax' });
  expect(store.getState().found).toEqual([]);
});

test('without a way to write files the games are in memory, and it is told', async () => {
  const store = storeOf(() => Promise.reject(new CannotKeep('createSyncAccessHandle')));
  await store.getState().openAll();
  expect(store.getState()).toMatchObject({ status: 'ready', fault: null, unkept: 'cannot' });
});

test.each([
  [new Error('unable to open database file'), false, 'noRoom'],
  [new Error('unable to open database file'), true, 'openFailed'],
  [new Error('QuotaExceededError'), true, 'noRoom'],
])(
  'a failed opening speaks of room when there is none: %s, room: %s',
  async (error, room, code) => {
    const store = storeOf(() => Promise.reject(error), { hasRoom: async () => room });
    await store.getState().openAll();
    expect(store.getState()).toMatchObject({ status: 'failed', fault: { code } });
  },
);

test('the game in play goes on in memory when its player wants to, and the saved one stays', async () => {
  const { is, open } = unreliable();
  const store = storeOf(open);
  const keeper = await store.getState().keeper();
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 6);
  const playing = await keeper.load(id);
  is.silent = 'before';
  await secondsPass(() => keeper.append(id, 6, game.choices[6] as Choice, 0, stateAt(7)));
  store.getState().playUnkept(playing);
  expect(store.getState()).toMatchObject({ status: 'ready', fault: null, unkept: 'chosen' });
  const unkept = await store.getState().keeper();
  await appendTo(unkept, id, game, 6, 9);
  expect((await unkept.load(id)).choices).toHaveLength(9);
  await store.getState().refresh();
  expect(store.getState().games).toMatchObject([{ id, made: 9 }]);
  const there = await openKeeper(folder);
  expect((await there.keeper.load(id)).choices).toHaveLength(6);
  await there.connection.close();
});
