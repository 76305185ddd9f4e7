import type { GameState } from '@/engine';
import { replay, serialize } from '@/engine';
import { createSavesStore } from '@/store/saves/store';
import type { SettingsKeeper } from '@/store/settings';
import { loadSettings, readSettings, settingsStore } from '@/store/settings';
import type { Folder } from './support';
import { appendTo, randomGame, startSave, tempFolder } from './support';

let folder: Folder;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

const game = randomGame('list');

async function openStore() {
  const clock = { now: 1_700_000_000_000 };
  let settings: SettingsKeeper | null = null;
  const store = createSavesStore({
    open: folder.open,
    claim: async () => true,
    now: () => clock.now++,
    onOpen: async (kept) => {
      settings = kept;
    },
  });
  await store.getState().openAll();
  expect(store.getState()).toMatchObject({ status: 'ready', fault: null });
  const keeper = await store.getState().keeper();
  return { store, keeper, settings: settings as unknown as SettingsKeeper, clock };
}

test('lists games with seats, turn, scores and time, the last played first', async () => {
  const { store, keeper } = await openStore();
  const first = await startSave(keeper, game);
  const second = await startSave(keeper, game);
  await appendTo(keeper, first, game, 0, 25);
  await store.getState().refresh();
  const { games, total } = store.getState();
  expect(total).toBe(2);
  expect(games.map((each) => each.id)).toEqual([first, second]);
  expect(games[0]).toMatchObject({
    seats: [{ name: 'Ada' }, { name: 'Ren' }],
    turn: game.states[25]?.turn,
    round: game.states[25]?.round,
    made: 25,
    over: false,
  });
  expect(games[0]?.scores).toHaveLength(2);
  expect(games[0]?.playedAt).toBeGreaterThan(games[1]?.playedAt as number);
});

test('finished games stay, and are marked', async () => {
  const { store, keeper } = await openStore();
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, game.choices.length);
  await store.getState().refresh();
  expect(store.getState().games).toMatchObject([{ id, over: true }]);
  expect((await keeper.load(id)).state.end).not.toBeNull();
});

test('renames, duplicates, deletes, and takes the deletion back', async () => {
  const { store, keeper } = await openStore();
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 12);
  expect(await store.getState().rename(id, 'Sunday')).toBe(true);
  const copy = (await store.getState().duplicate(id, 'Sunday again')) as string;
  expect(store.getState().games.map((each) => each.name)).toEqual(['Sunday again', 'Sunday']);
  await keeper.load(copy);
  await appendTo(keeper, copy, game, 12, 20);
  expect((await keeper.load(id)).choices).toHaveLength(12);
  expect(serialize((await keeper.load(copy)).state)).toBe(serialize(game.states[20] as GameState));

  expect(await store.getState().remove(id)).toBe(true);
  expect(store.getState().games.map((each) => each.id)).toEqual([copy]);
  expect(await store.getState().restore(id)).toBe(true);
  expect(store.getState().total).toBe(2);
  expect((await keeper.load(id)).choices).toHaveLength(12);
});

test('a game deleted long ago is gone for good, with its choices', async () => {
  const { store, keeper, clock } = await openStore();
  const id = await startSave(keeper, game);
  await store.getState().remove(id);
  clock.now += 8 * 24 * 60 * 60 * 1000;
  const again = createSavesStore({
    open: folder.open,
    claim: async () => true,
    now: () => clock.now,
    onOpen: async () => undefined,
  });
  await again.getState().openAll();
  await again.getState().restore(id);
  expect(again.getState().total).toBe(0);
});

test('a game can be continued from any of its moves as a new one', async () => {
  const { store, keeper } = await openStore();
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, game.choices.length);
  for (const made of [0, 1, 17, 60, game.choices.length - 1]) {
    const branch = (await store.getState().continueFrom(id, made, `From ${made}`)) as string;
    const loaded = await keeper.load(branch);
    expect(serialize(loaded.state)).toBe(serialize(game.states[made] as GameState));
    await appendTo(keeper, branch, game, made, made + 1);
  }
  expect((await keeper.load(id)).choices).toHaveLength(game.choices.length);
});

test('a game goes out as a code and comes in again as a game of its own', async () => {
  const { store, keeper } = await openStore();
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 70);
  const shared = await store.getState().shareCode(id);
  const code = shared !== null && 'code' in shared ? shared.code : '';
  const result = await store.getState().importCode(code);
  const imported = result !== null && 'id' in result ? result.id : '';
  expect(imported).not.toBe(id);
  const loaded = await keeper.load(imported);
  expect(serialize(loaded.state)).toBe(serialize(replay(game.options, game.choices.slice(0, 70))));
  await appendTo(keeper, imported, game, 70, 75);

  // A bad one changes nothing.
  const before = store.getState().total;
  expect(await store.getState().importCode(code.slice(0, 50))).toEqual({ fault: 'cut' });
  expect(await store.getState().importCode('hello')).toEqual({ fault: 'foreign' });
  expect(store.getState()).toMatchObject({ total: before, fault: null });
});

test('shows a page at a time, and more on request', async () => {
  const { store, keeper } = await openStore();
  for (let i = 0; i < 60; i++) await startSave(keeper, game);
  await store.getState().refresh();
  expect(store.getState().games).toHaveLength(50);
  await store.getState().more();
  await store.getState().more();
  expect(store.getState().games).toHaveLength(60);
  expect(new Set(store.getState().games.map((each) => each.id)).size).toBe(60);
  expect(store.getState().total).toBe(60);
});

test('while another tab has the games it says so, and opens when that one is gone', async () => {
  let free = false;
  const store = createSavesStore({
    open: folder.open,
    claim: async () => free,
    now: () => 1,
    onOpen: async () => undefined,
  });
  await store.getState().openAll();
  expect(store.getState()).toMatchObject({ status: 'failed', fault: { code: 'otherTab' } });
  await expect(store.getState().keeper()).rejects.toMatchObject({ code: 'otherTab' });
  free = true;
  await store.getState().openAll();
  expect(store.getState()).toMatchObject({ status: 'ready', fault: null });
});

test('a tap before the database is open waits for it, and it is opened once', async () => {
  let opened = 0;
  const store = createSavesStore({
    open: (name) => {
      opened++;
      return folder.open(name);
    },
    claim: async () => true,
    now: () => 1,
    onOpen: async () => undefined,
  });
  const [keeper] = await Promise.all([
    store.getState().keeper(),
    store.getState().openAll(),
    store.getState().openAll(),
  ]);
  const id = await startSave(keeper, game);
  expect((await keeper.load(id)).choices).toEqual([]);
  expect(opened).toBe(1);
});

test('what fails says so and leaves the list as it was', async () => {
  const { store, keeper } = await openStore();
  const id = await startSave(keeper, game);
  await store.getState().refresh();
  expect(await store.getState().duplicate('nowhere', 'x')).toBeNull();
  expect(store.getState().fault?.code).toBe('gameMissing');
  expect(store.getState().games.map((each) => each.id)).toEqual([id]);
  store.getState().dismiss();
  expect(store.getState().fault).toBeNull();
});

test('settings are kept beside the games, and rubbish in them is ignored', async () => {
  const { settings } = await openStore();
  await loadSettings(settings);
  settingsStore.getState().change({ pace: 'fast', textSize: 1.5 });
  await new Promise((resolve) => setImmediate(resolve));
  expect(readSettings(await settings.read())).toMatchObject({ pace: 'fast', textSize: 1.5 });
  await settings.write('{"pace":"warp","sound":"full","__proto__":{},"more":1}');
  settingsStore.setState({ pace: 'slow', sound: 'off' });
  await loadSettings(settings);
  expect(settingsStore.getState()).toMatchObject({ pace: 'slow', sound: 'full' });
  // As it was kept when sound was only on or off.
  expect(readSettings('{"sound":true,"haptics":false}')).toEqual({ haptics: false });
  expect(readSettings('not json')).toEqual({});
  expect(readSettings('[1]')).toEqual({});
});
