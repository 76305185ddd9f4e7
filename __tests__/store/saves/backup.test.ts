/** A backup restored into an empty app is the same; nothing comes twice or in part. */
import type { Choice } from '@/engine';
import {
  advance,
  apply,
  completeOptions,
  legalChoices,
  newGame,
  nextInt,
  replay,
  seededRng,
  serialize,
} from '@/engine';
import { createGames } from '@/store/saves/games';
import { BackupError, makeBackup, restoreBackup } from '@/store/saves/backup';
import type { Connection } from '@/store/saves/database';
import { joinKept } from '@/store/saves/joined';
import { createKeeper } from '@/store/saves/keeper';
import { openSaves } from '@/store/saves/open';
import { hashText } from '@/store/saves/snapshot';
import type { Folder } from '../../../scripts/lib/node-sqlite';
import { tempFolder } from '../../../scripts/lib/node-sqlite';

const PEOPLE = ['Ada', 'Ben'].map((name, colour) => ({ name, kind: 'person' as const, colour }));
const working = {
  onPart: (): void => undefined,
  isWanted: () => true,
  pause: async () => undefined,
};
const folders: Folder[] = [];

afterEach(() => folders.splice(0).forEach((folder) => folder.remove()));

/** The first choices of a random game. */
function randomGame(seed: string, length: number) {
  const options = completeOptions({ players: 2, seed });
  const rng = seededRng(seed);
  const g = newGame(options);
  const choices: Choice[] = [];
  let legal = legalChoices(g);
  while (legal !== null && choices.length < length) {
    const choice = legal[nextInt(rng, legal.length)] as Choice;
    choices.push(choice);
    legal = advance(g, choice);
  }
  return { options, choices };
}

async function fresh(): Promise<Connection> {
  const folder = tempFolder();
  folders.push(folder);
  return (await openSaves(folder.open)).connection;
}

const set = (connection: Connection, key: string, value: string) =>
  connection.run('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [key, value]);

async function fill(connection: Connection, games: number): Promise<void> {
  const all = createGames(connection, () => 1_000_000);
  for (let i = 0; i < games; i++) {
    const { options, choices } = randomGame(`backup ${i}`, 40 + i);
    const save = { name: `Game ${i}`, participants: PEOPLE, options, choices };
    await all.add(save, replay(options, choices));
  }
  await set(connection, 'settings', '{"pace":"fast"}');
  await set(connection, 'lessons', '{"done":["count"],"finished":true}');
}

/** Whatever else is kept: everything that a player would miss. */
const KEPT: Readonly<Record<string, string>> = {
  people: '{"known":[{"name":"Ada","colour":0}],"table":null}',
  daily: '{"days":{"2026-11-17":{"game":"x","result":{"won":true,"points":[12,9],"rounds":8}}}}',
  statistics: '1700000000000',
};

async function fillAll(connection: Connection): Promise<void> {
  await fill(connection, 12);
  for (const [key, value] of Object.entries(KEPT)) await set(connection, key, value);
  const games = await connection.all('SELECT id, head FROM games ORDER BY id LIMIT 3');
  for (const { id = null, head = null } of games) {
    await connection.run('INSERT INTO insights VALUES (?, ?, ?, ?)', [id, head, 1, '{"at":4}']);
    await connection.run('UPDATE games SET hints_taken = ?, origin = ? WHERE id = ?', [
      '[2,0]',
      'copy',
      id,
    ]);
  }
}

const TABLES = ['games', 'choices', 'snapshots', 'insights', 'settings'];
const dump = async (connection: Connection) =>
  Promise.all(
    TABLES.map(async (table) =>
      (await connection.all(`SELECT * FROM ${table}`)).map((row) => JSON.stringify(row)).sort(),
    ),
  );

const restore = (connection: Connection, text: string) =>
  restoreBackup(connection, text, joinKept, working);

test('restored into an empty app it is the same; restored twice it adds nothing', async () => {
  const from = await fresh();
  await fillAll(from);
  const parts: number[] = [];
  const text = await makeBackup(from, { ...working, onPart: (part) => parts.push(part) });
  expect(parts.at(-1)).toBe(1);
  const to = await fresh();
  expect(await restore(to, text)).toEqual({ added: 12, had: 0 });
  expect(await dump(to)).toEqual(await dump(from));
  expect(await restore(to, text)).toEqual({ added: 0, had: 12 });
  expect(await dump(to)).toEqual(await dump(from));
  expect(await makeBackup(to, working)).toBe(text);
});

test('no table is left out, but for what can be counted again', async () => {
  const tables = await (
    await fresh()
  ).all("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'");
  expect(tables.map(({ name }) => name).sort()).toEqual([...TABLES, 'results'].sort());
});

test('a game that was deleted since is there again; one that was played on stays so', async () => {
  const connection = await fresh();
  await fill(connection, 3);
  const games = createGames(connection, () => 2_000_000);
  const text = await makeBackup(connection, working);
  const [gone, on] = await games.list();
  await games.remove(gone?.id ?? '');
  const keeper = createKeeper(connection, () => 3_000_000);
  const { choices, state } = await keeper.load(on?.id ?? '');
  const next = legalChoices(state)?.[0] as Choice;
  const after = apply(state, next).state;
  await keeper.append(on?.id ?? '', choices.length, next, 0, after);
  expect(await restore(connection, text)).toEqual({ added: 1, had: 2 });
  expect(await games.list()).toHaveLength(3);
  expect((await keeper.load(on?.id ?? '')).choices).toHaveLength(choices.length + 1);
  expect(await restore(connection, text)).toEqual({ added: 0, had: 3 });
});

describe('a thousand games', () => {
  const MANY = 1000;
  let from: Connection;
  let text: string;

  beforeAll(async () => {
    const folder = tempFolder();
    from = (await openSaves(folder.open)).connection;
    await from.all('PRAGMA synchronous = OFF');
    // Most are the same game under other names, or they would take minutes to play.
    await fill(from, 20);
    const { options, choices } = randomGame('many', 60);
    const state = replay(options, choices);
    const all = createGames(from, () => 2_000_000);
    for (let i = 20; i < MANY; i++) {
      await all.add({ name: `Game ${i}`, participants: PEOPLE, options, choices }, state);
    }
    text = await makeBackup(from, working);
  }, 120_000);

  /** A watch that records the parts it was told, for this many steps. */
  function watched(steps = Infinity) {
    const parts: number[] = [];
    const onPart = (part: number): void => void parts.push(part);
    return { parts, watch: { ...working, onPart, isWanted: () => parts.length < steps } };
  }

  test('come back all, and once; the bar moves on in small steps', async () => {
    const to = await fresh();
    await to.all('PRAGMA synchronous = OFF');
    const { parts, watch } = watched();
    expect(await restoreBackup(to, text, joinKept, watch)).toEqual({ added: MANY, had: 0 });
    expect(parts.length).toBeGreaterThanOrEqual(40);
    expect(parts).toEqual(parts.slice().sort((a, b) => a - b));
    expect(await dump(to)).toEqual(await dump(from));
    expect(await restore(to, text)).toEqual({ added: 0, had: MANY });
    const again = watched();
    expect(await makeBackup(to, again.watch)).toBe(text);
    expect(again.parts.length).toBeGreaterThanOrEqual(40);
    expect(again.parts.at(-1)).toBe(1);
  }, 120_000);

  test('cancelled half-way, nothing has changed, and a second try brings them all', async () => {
    const to = await fresh();
    await to.all('PRAGMA synchronous = OFF');
    await fill(to, 1);
    const before = await dump(to);
    const { parts, watch } = watched(25);
    await expect(restoreBackup(to, text, joinKept, watch)).rejects.toThrow(
      new BackupError('stopped'),
    );
    expect(parts.at(-1)).toBeGreaterThan(0.4);
    expect(await dump(to)).toEqual(before);
    expect(await restore(to, text)).toEqual({ added: MANY, had: 0 });
    await expect(makeBackup(from, watched(25).watch)).rejects.toThrow(new BackupError('stopped'));
  }, 120_000);
});

test('a game with undone choices goes on from where it stood', async () => {
  const from = await fresh();
  const keeper = createKeeper(from, () => 5);
  const { options, choices } = randomGame('undone', 5);
  const start = newGame(options);
  const save = { name: 'Undone', participants: PEOPLE, options, base: null, choices: [] };
  const id = await keeper.create(save, start);
  for (let i = 0; i < 5; i++) {
    const after = replay(options, choices.slice(0, i + 1));
    await keeper.append(id, i, choices[i] as (typeof choices)[0], 0, after);
  }
  await keeper.takeBack(id, 4, replay(options, choices.slice(0, 4)));
  const to = await fresh();
  await restore(to, await makeBackup(from, working));
  const loaded = await createKeeper(to, () => 6).load(id);
  expect(serialize(loaded.state)).toBe(serialize(replay(options, choices.slice(0, 4))));
});

test('what is here stays: games, settings; lessons and days add up', async () => {
  const from = await fresh();
  await fill(from, 2);
  await set(from, 'daily', '{"days":{"2026-11-17":{"game":"x","result":null}}}');
  const text = await makeBackup(from, working);
  const to = await fresh();
  await set(to, 'settings', '{"pace":"slow"}');
  await set(to, 'lessons', '{"done":["day"],"seen":[],"open":null}');
  await set(to, 'daily', '{"days":{"2026-11-18":{"game":"y","result":null}}}');
  await restore(to, text);
  const kept = Object.fromEntries(
    (await to.all('SELECT key, value FROM settings')).map(({ key, value }) => [key, value]),
  );
  expect(kept.settings).toBe('{"pace":"slow"}');
  expect(JSON.parse(String(kept.lessons))).toMatchObject({
    done: ['day', 'count'],
    finished: true,
  });
  expect(Object.keys(JSON.parse(String(kept.daily)).days)).toEqual(['2026-11-18', '2026-11-17']);
});

describe('a file that is none of ours changes nothing and says why', () => {
  const code = async (change: (text: string) => string) => {
    const from = await fresh();
    await fill(from, 2);
    const text = change(await makeBackup(from, working));
    const to = await fresh();
    await fill(to, 1);
    const before = await dump(to);
    const fault = await restore(to, text).then(
      () => null,
      (error: unknown) => (error instanceof BackupError ? error.code : String(error)),
    );
    expect(await dump(to)).toEqual(before);
    return fault;
  };
  const withHead = (text: string, part: object) => {
    const [head = '', ...rest] = text.split('\n');
    return [JSON.stringify({ ...JSON.parse(head), ...part }), ...rest].join('\n');
  };

  test.each([
    ['nothing', () => '', 'foreign'],
    ['some text', () => 'Dear diary\n1', 'foreign'],
    ['another JSON', () => '{"kind":"other"}\n', 'foreign'],
    ['cut off', (text: string) => text.slice(0, text.length - 200), 'damaged'],
    ['a letter changed', (text: string) => text.replace('Game 1', 'Game 7'), 'damaged'],
    [
      'a line lost',
      (text: string) =>
        text
          .split('\n')
          .filter((_, i) => i !== 1)
          .join('\n'),
      'damaged',
    ],
    ['of a newer app', (text: string) => withHead(text, { version: 2 }), 'newer'],
    ['of a newer schema', (text: string) => withHead(text, { schema: 999 }), 'newer'],
    ['of newer rules', (text: string) => withHead(text, { rules: 999 }), 'newer'],
  ])('%s', async (_, change, expected) => {
    expect(await code(change)).toBe(expected);
  });

  /** With one line replaced, and a hash that says that it is sound. */
  const withLine = (text: string, at: number, change: (line: string) => string) => {
    const [head = '', ...rest] = text.trimEnd().split('\n');
    const body = rest.with(at, change(rest.at(at) ?? '')).join('\n');
    return [JSON.stringify({ ...JSON.parse(head), hash: hashText(body) }), body].join('\n');
  };

  test('half of it fails in the midst: all is as it was', async () => {
    const unnamed = (line: string) => line.replace(/"name":"[^"]*"/, '"name":null');
    expect(await code((text) => withLine(text, 1, unnamed))).toMatch(/NOT NULL/);
  });

  test.each([
    'null',
    '5',
    '{}',
    '{"row":"x","lines":[],"snapshot":null}',
    '{"row":{"id":"x","name":{}},"lines":[],"snapshot":null}',
    '{"row":{"id":null},"lines":[],"snapshot":null}',
    '{"row":{"id":"x"},"lines":5,"snapshot":null}',
    '{"row":{"id":"x"},"lines":[[1,{"do":"pray"}]],"snapshot":null}',
    '{"row":{"id":"x"},"lines":[],"snapshot":[1]}',
    '{"row":{"id":"x"},"lines":[],"snapshot":null,"insight":[]}',
  ])('%s in place of a game', async (line) => {
    expect(await code((text) => withLine(text, 1, () => line))).toBe('damaged');
  });

  test.each(['null', '[]', '5', '{"people":{}}'])('%s in place of the settings', async (line) => {
    expect(await code((text) => withLine(text, -1, () => line))).toBe('damaged');
  });

  test('no setting says that the file of this device is damaged, or where its clock stood', async () => {
    const from = await fresh();
    const text = withLine(
      await makeBackup(from, working),
      -1,
      () => '{"corrupt":"yes","clock":"9"}',
    );
    const to = await fresh();
    const before = await dump(to);
    await restore(to, text);
    expect(await dump(to)).toEqual(before);
  });

  test('a long text of another kind is refused by its first line', async () => {
    const before = process.cpuUsage();
    expect(await code(() => `${'\n'.repeat(1_000_000)}x`)).toBe('foreign');
    // Microseconds, in which two games are played as well.
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});
