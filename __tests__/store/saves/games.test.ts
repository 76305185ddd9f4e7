import type { GameState } from '@/engine';
import { replay, score, serialize, SPECTATOR } from '@/engine';
import { scoresSeen } from '@/store/game/redact';
import type { SavesStore } from '@/store/saves/store';
import { createSavesStore } from '@/store/saves/store';
import type { SettingsKeeper } from '@/store/settings/store';
import { createSettingsStore, readSettings } from '@/store/settings/store';
import { encodeGame } from '@/store/share/code';
import { MOST_LINES } from '@/store/share/limits';
import type { Folder } from './support';
import {
  appendTo,
  openKeeper,
  randomGame,
  participantsFor,
  startSave,
  tempFolder,
} from './support';

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
    onOpen: async (keeperOf) => {
      settings = keeperOf('settings');
    },
  });
  await store.getState().openAll();
  expect(store.getState()).toMatchObject({ status: 'ready', fault: null });
  const keeper = await store.getState().keeper();
  return { store, keeper, settings: settings as unknown as SettingsKeeper, clock };
}

const codeOf = (shared: Awaited<ReturnType<SavesStore['shareCode']>>): string =>
  shared !== null && 'code' in shared ? shared.code : '';
const idOf = (imported: Awaited<ReturnType<SavesStore['importCode']>>): string =>
  imported !== null && 'id' in imported ? imported.id : '';

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
    participants: [{ name: 'Ada' }, { name: 'Ren' }],
    turn: game.states[25]?.turn,
    round: game.states[25]?.round,
    made: 25,
    over: false,
  });
  expect(games[0]?.scores).toHaveLength(2);
  expect(games[0]?.playedAt).toBeGreaterThan(games[1]?.playedAt as number);
});

test('two games in turn: the one played last is first, though its time is written once a minute', async () => {
  const { store, keeper, clock } = await openStore();
  const [one, two] = [await startSave(keeper, game), await startSave(keeper, game)];
  const listed = async () => {
    await store.getState().refresh();
    return store.getState().games;
  };
  for (let i = 0; i < 6; i++) {
    const id = i % 2 === 0 ? one : two;
    await appendTo(keeper, id, game, i >> 1, (i >> 1) + 1);
    expect((await listed())[0]?.id).toBe(id);
  }
  const before = (await listed())[0]?.playedAt as number;
  await appendTo(keeper, two, game, 3, 4);
  expect((await listed())[0]?.playedAt).toBe(before);
  clock.now += 60_000;
  await appendTo(keeper, two, game, 4, 5);
  expect((await listed())[0]?.playedAt).toBeGreaterThanOrEqual(before + 60_000);
});

test('when a game ended is known to the moment', async () => {
  const { store, keeper, clock } = await openStore();
  const id = await startSave(keeper, game, game.choices.length - 1);
  const before = clock.now;
  clock.now += 5000;
  await appendTo(keeper, id, game, game.choices.length - 1, game.choices.length);
  await store.getState().refresh();
  expect(store.getState().games[0]?.playedAt).toBeGreaterThanOrEqual(before + 5000);
});

test('finished games stay, and are marked', async () => {
  const { store, keeper } = await openStore();
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, game.choices.length);
  await store.getState().refresh();
  expect(store.getState().games).toMatchObject([{ id, over: true }]);
  const end = game.states[game.choices.length] as GameState;
  const totals = score(end).players.map((each) => each.total);
  expect(store.getState().games[0]?.scores).toEqual(totals);
  expect((await keeper.load(id)).state.end).not.toBeNull();
});

test('the list shows the points of the end once there are no secrets, not before', async () => {
  const { store, keeper } = await openStore();
  const hidden: boolean[] = [];
  for (let i = 0; i < 6; i++) {
    const each = randomGame(`backorders ${i}`, 4);
    const n = each.choices.length;
    const id = await startSave(keeper, each, n - 1);
    await appendTo(keeper, id, each, n - 1, n);
    await store.getState().refresh();
    const totals = score(each.states[n] as GameState).players.map((p) => p.total);
    const listed = store.getState().games.find((other) => other.id === id);
    expect(listed?.scores).toEqual(totals);
    // As everybody knew it before the end.
    const seen = scoresSeen(each.states[n - 1] as GameState, SPECTATOR).map((p) => p.total);
    const all = score(each.states[n - 1] as GameState).players.map((p) => p.total);
    hidden.push(seen.join() !== all.join());
    const before = await startSave(keeper, each, n - 1);
    await store.getState().refresh();
    const open = store.getState().games.find((other) => other.id === before);
    expect(open?.scores).toEqual(seen);
  }
  // Otherwise this would prove nothing.
  expect(hidden).toContain(true);
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

const WEEK = 7 * 24 * 60 * 60 * 1000;

async function openAgain(now: () => number) {
  const store = createSavesStore({
    open: folder.open,
    claim: async () => true,
    now,
    onOpen: async () => undefined,
  });
  await store.getState().openAll();
  // Background work after the start is done when this is.
  await store.getState().refresh();
  return store;
}

test('deleted, and the app killed before it was taken back: the game can still be had', async () => {
  const { store, keeper, clock } = await openStore();
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 12);
  await store.getState().rename(id, 'Sunday');
  await store.getState().remove(id);
  const again = await openAgain(() => clock.now);
  expect(again.getState()).toMatchObject({ total: 0, deleted: [{ id, name: 'Sunday' }] });
  expect(await again.getState().restore(id)).toBe(true);
  expect(again.getState()).toMatchObject({ total: 1, deleted: [] });
  const loaded = await again.getState().load(id);
  expect(serialize(loaded.state)).toBe(serialize(game.states[12] as GameState));
});

test('of the games deleted long ago the last twenty stay, whatever the clock says', async () => {
  const { store, keeper, clock } = await openStore();
  const ids: string[] = [];
  for (let i = 0; i < 22; i++) {
    const id = await startSave(keeper, game);
    ids.push(id);
    await store.getState().remove(id);
  }
  const kept = ids.slice(2).reverse();
  // Set forward by mistake, and back again.
  const later = await openAgain(() => clock.now + 52 * WEEK);
  expect(later.getState().deleted.map((each) => each.id)).toEqual(kept);
  for (const id of ids.slice(0, 2)) {
    await expect(later.getState().load(id)).rejects.toMatchObject({ code: 'gameMissing' });
  }
  const now = await openAgain(() => clock.now);
  expect(now.getState().deleted.map((each) => each.id)).toEqual(kept);
});

test('the clock put back: the game that was played last is still the first in the list', async () => {
  const { store, keeper } = await openStore();
  const older = await startSave(keeper, game);
  const newer = await startSave(keeper, game);
  await store.getState().refresh();
  expect(store.getState().games.map((each) => each.id)).toEqual([newer, older]);

  const again = await openAgain(() => 1_000_000_000_000);
  const kept = await again.getState().keeper();
  await kept.load(older);
  await appendTo(kept, older, game, 0, 3);
  await again.getState().refresh();
  expect(again.getState().games.map((each) => each.id)).toEqual([older, newer]);
});

test('a clock in the future is put right while the app runs: later games have their date', async () => {
  const { store, keeper, clock } = await openStore();
  const today = Date.UTC(2027, 0, 1);
  clock.now = Date.UTC(2076, 0, 1);
  const then = await startSave(keeper, game);
  await store.getState().refresh();
  clock.now = today;
  await store.getState().refresh();
  const later = await startSave(keeper, game);
  await store.getState().refresh();
  const { games } = store.getState();
  expect(games.map((each) => each.id)).toEqual([later, then]);
  for (const { playedAt } of games) expect(playedAt).toBeLessThan(today + 1000);
  expect(games[0]?.playedAt).toBeGreaterThanOrEqual(today);
});

test('a code of a game that is in the list leads to it, and no second one comes in', async () => {
  const { store, keeper } = await openStore();
  const other = await startSave(keeper, game, 30);
  const id = await startSave(keeper, randomGame('rain'));
  await appendTo(keeper, id, randomGame('rain'), 0, 31);
  await keeper.takeBack(id, 30, randomGame('rain').states[30] as GameState);
  const code = codeOf(await store.getState().shareCode(id));
  await store.getState().rename(id, 'Rainy evening');
  expect(await store.getState().importCode(code)).toEqual({ id, had: true });
  const { games, total } = store.getState();
  expect(total).toBe(2);
  // Neither was played, so neither becomes the last one played.
  expect(games.map((each) => [each.id, each.name])).toEqual([
    [id, 'Rainy evening'],
    [other, 'A game'],
  ]);
});

test('once a game has gone on, been deleted, or sat down others, its code is a game of its own', async () => {
  const { store, keeper } = await openStore();
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 30);
  const code = codeOf(await store.getState().shareCode(id));
  await appendTo(keeper, id, game, 30, 33);
  const first = idOf(await store.getState().importCode(code));
  expect(first).not.toBe(id);
  await store.getState().remove(first);
  const second = idOf(await store.getState().importCode(code));
  expect(new Set([id, first, second]).size).toBe(3);
  // Distinct from the game of the same name.
  expect(store.getState().games.map((each) => each.name)).toEqual(['A game (2)', 'A game']);
  await keeper.load(second);
  await appendTo(keeper, second, game, 30, 31);
  expect((await keeper.load(id)).choices).toHaveLength(33);

  const { options, choices } = await keeper.load(id);
  const participants = [...participantsFor(2)].reverse();
  const theirs = encodeGame({ name: 'Theirs', participants, options, choices });
  expect(await store.getState().importCode(theirs)).toMatchObject({ had: false });
  expect(store.getState().games[0]?.name).toBe('Theirs');
});

test('a damaged game is not taken for the one in a code, and stays as it is', async () => {
  const { store, keeper } = await openStore();
  const id = await startSave(keeper, game, 12);
  const code = codeOf(await store.getState().shareCode(id));
  const { connection } = await openKeeper(folder);
  await connection.run("UPDATE choices SET choice = '{' WHERE game = ? AND n = 5", [id]);
  expect(await store.getState().importCode(code)).toMatchObject({ had: false });
  const [line] = await connection.all('SELECT choice FROM choices WHERE game = ? AND n = 5', [id]);
  expect(line?.choice).toBe('{');
});

test('a name may be as odd as it likes, and does not grow without end', async () => {
  const { store, keeper } = await openStore();
  const id = await startSave(keeper, game);
  const names = [
    '🏯👩‍👩‍👧‍👦 もったいない',
    "Robert'); DROP TABLE games;--",
    '🏯'.repeat(20_000),
    '\u202Eback',
    '\uD800',
  ];
  for (const [i, name] of names.entries()) {
    expect(await store.getState().rename(id, name)).toBe(true);
    const code = codeOf(await store.getState().shareCode(id));
    await appendTo(keeper, id, game, i, i + 1);
    expect(await store.getState().importCode(code)).toMatchObject({ had: false });
  }
  const listed = store.getState().games.map((each) => each.name);
  expect(new Set(listed).size).toBe(listed.length);
  for (const { name } of store.getState().games) expect([...name].length).toBeLessThanOrEqual(80);
  expect(store.getState().total).toBe(1 + names.length);
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
  const code = codeOf(await store.getState().shareCode(id));
  await store.getState().remove(id);
  const imported = idOf(await store.getState().importCode(code));
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

test('a start reads one page of games by their index, however many there are', async () => {
  const { keeper } = await openStore();
  await startSave(keeper, game, 20);
  const asked: string[] = [];
  const store = createSavesStore({
    open: async (name) => {
      const database = await folder.open(name);
      const all: typeof database.all = (sql, values) => {
        if (sql.startsWith('SELECT')) asked.push(sql.replaceAll('?', '1'));
        return database.all(sql, values);
      };
      return { ...database, all };
    },
    claim: async () => true,
    now: () => 1,
    onOpen: async () => undefined,
  });
  await store.getState().openAll();
  expect(store.getState().games).toHaveLength(1);
  expect(asked.length).toBeGreaterThan(3);
  const { connection } = await openKeeper(folder);
  for (const sql of asked) {
    const plan = await connection.all(`EXPLAIN QUERY PLAN ${sql}`);
    const steps = plan.map((step) => String(step.detail)).join('; ');
    if (sql.startsWith('SELECT n FROM choices')) {
      // Whether the row of the last game knows its last line.
      expect(sql).toMatch(/WHERE game = 1 ORDER BY n DESC LIMIT 1$/);
      expect(steps).toBe('SEARCH choices USING PRIMARY KEY (game=?)');
      continue;
    }
    // Neither every game nor a journal is read, and nothing is sorted.
    expect(`${sql}: ${steps}`).not.toMatch(
      /SCAN (?!games USING COVERING)|TEMP B-TREE|choices|snapshots/,
    );
  }
  await connection.close();
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

test('a code pasted before the games are open waits for them', async () => {
  const { store, keeper } = await openStore();
  const id = await startSave(keeper, game);
  const code = codeOf(await store.getState().shareCode(id));
  await appendTo(keeper, id, game, 0, 1);
  const early = createSavesStore({
    open: folder.open,
    claim: async () => true,
    now: () => 1,
    onOpen: async () => undefined,
  });
  expect(await early.getState().importCode(code)).toMatchObject({ had: false });
  expect(early.getState()).toMatchObject({ status: 'ready', total: 2, fault: null });
});

test('and if they cannot be opened, it says why', async () => {
  const store = createSavesStore({
    open: folder.open,
    claim: async () => false,
    now: () => 1,
    onOpen: async () => undefined,
  });
  expect(await store.getState().importCode('hello')).toBeNull();
  expect(store.getState().fault?.code).toBe('otherTab');
});

test('where nothing can be kept, a game is played, left, gone back to and shared all the same', async () => {
  const clock = { now: 5 };
  const store = createSavesStore({
    open: () => Promise.reject(new Error('There is no file system.')),
    claim: async () => true,
    canKeep: async () => false,
    now: () => clock.now++,
    onOpen: async () => undefined,
  });
  const keeper = await store.getState().keeper();
  expect(store.getState()).toMatchObject({ status: 'ready', fault: null, unkept: 'cannot' });
  const id = await startSave(keeper, game);
  const other = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 25);
  await keeper.takeBack(id, 24, game.states[24] as GameState);
  await store.getState().refresh();
  expect(store.getState().games).toMatchObject([{ id, made: 24 }, { id: other }]);
  expect(serialize((await keeper.load(id)).state)).toBe(serialize(game.states[24] as GameState));
  await appendTo(keeper, id, game, 24, 30);

  expect(await store.getState().rename(id, 'Here today')).toBe(true);
  const copy = (await store.getState().duplicate(id, 'Copy')) as string;
  const branch = (await store.getState().continueFrom(id, 7, 'Branch')) as string;
  expect((await keeper.load(copy)).choices).toHaveLength(30);
  expect(serialize((await keeper.load(branch)).state)).toBe(serialize(game.states[7] as GameState));
  await store.getState().remove(other);
  expect(store.getState()).toMatchObject({ total: 3, deleted: [{ id: other }] });
  await store.getState().restore(other);
  expect(store.getState().total).toBe(4);

  const code = codeOf(await store.getState().shareCode(id));
  expect(await store.getState().importCode(code)).toEqual({ id: copy, had: true });
  await store.getState().remove(copy);
  await store.getState().remove(id);
  const back = idOf(await store.getState().importCode(code));
  expect([id, copy]).not.toContain(back);
  expect(serialize((await store.getState().load(back)).state)).toBe(
    serialize(game.states[30] as GameState),
  );
  await expect(store.getState().load('nowhere')).rejects.toMatchObject({ code: 'gameMissing' });
  expect(store.getState().unkept).toBe('cannot');
  store.getState().dismiss();
  expect(store.getState().unkept).toBeNull();
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
  const { settings: keeper } = await openStore();
  const settings = createSettingsStore();
  await settings.getState().load(keeper);
  settings.getState().change({ pace: 'fast', textSize: 1.5 });
  await new Promise((resolve) => setImmediate(resolve));
  expect(readSettings(await keeper.read())).toMatchObject({ pace: 'fast', textSize: 1.5 });
  await keeper.write('{"pace":"warp","sound":"full","__proto__":{},"more":1}');
  settings.setState({ pace: 'slow', sound: 'off' });
  await settings.getState().load(keeper);
  expect(settings.getState()).toMatchObject({ pace: 'slow', sound: 'full' });
  // From when sound was only on or off.
  expect(readSettings('{"sound":true,"haptics":false}')).toEqual({ haptics: false });
  expect(readSettings('not json')).toEqual({});
  expect(readSettings('[1]')).toEqual({});
});

test.each([
  ['options', { players: 99 }],
  ['options', { roundLimit: -3 }],
  ['options', null],
  ['seats', 99],
  ['seats', [{ name: 'Ada', kind: 'person', colour: 0 }, null]],
  ['seats', [{ name: 'Ada', kind: 'king', colour: 'red' }]],
])(
  'a row with impossible %s is one damaged game, and the others are there: %j',
  async (column, value) => {
    const { store, keeper } = await openStore();
    const bad = await startSave(keeper, game, 12);
    const good = await startSave(keeper, game, 12);
    const database = await folder.open('mottainai.db');
    const options = { ...game.options, ...(value as object) };
    const participants = typeof value === 'number' ? participantsFor(value) : value;
    const text = JSON.stringify(column === 'options' && value !== null ? options : participants);
    await database.run(`UPDATE games SET ${column} = ? WHERE id = ?`, [text, bad]);
    await database.close();
    for (const load of [keeper.load, store.getState().load]) {
      await expect(load(bad)).rejects.toMatchObject({ code: 'gameDamaged' });
      expect((await load(good)).choices).toHaveLength(12);
    }
    await store.getState().refresh();
    const damaged = store.getState().games.filter((each) => each.damaged);
    expect(damaged.map(({ id }) => id)).toEqual(column === 'seats' ? [bad] : []);
    expect(await store.getState().shareCode(bad)).toBeNull();
    expect(await store.getState().remove(bad)).toBe(true);
  },
);

test('a game with more lines than any is one damaged game, and is not replayed', async () => {
  const { store, keeper } = await openStore();
  const bad = await startSave(keeper, game);
  const good = await startSave(keeper, game, 12);
  const database = await folder.open('mottainai.db');
  await database.run(
    `INSERT INTO choices (game, n, choice)
     WITH RECURSIVE line(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM line WHERE n <= ?)
     SELECT ?, n, '{"do":"pray"}' FROM line`,
    [MOST_LINES, bad],
  );
  await database.run('UPDATE games SET head = ? WHERE id = ?', [MOST_LINES + 1, bad]);
  await database.close();
  await expect(store.getState().load(bad)).rejects.toMatchObject({ code: 'gameDamaged' });
  expect((await store.getState().load(good)).choices).toHaveLength(12);
});

test('a code that is being read can be stopped, and nothing comes in', async () => {
  const { store } = await openStore();
  const { options, choices } = game;
  const code = encodeGame({ name: 'Long', participants: participantsFor(2), options, choices });
  const importing = store.getState().importCode(code);
  // After its first slice.
  await new Promise((resolve) => setTimeout(resolve, 0));
  store.getState().stopImport();
  expect(await importing).toEqual({ fault: 'stopped' });
  expect(store.getState()).toMatchObject({ total: 0, importing: null });
  expect(idOf(await store.getState().importCode(code))).not.toBe('');
  expect(store.getState().total).toBe(1);
});
