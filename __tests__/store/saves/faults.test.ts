import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameState } from '@/engine';
import { RULES_VERSION, serialize } from '@/engine';
import { saves as messages } from '@/locales/en/saves';
import { faultOf, SaveError } from '@/store/saves/faults';
import { createGames } from '@/store/saves/games';
import { checkJournals, markCorrupt, openSaves } from '@/store/saves/open';
import type { Connection, Database, OpenDatabase } from '@/store/saves/database';
import { migrate, MIGRATIONS, SCHEMA_VERSION, schemaVersion } from '@/store/saves/schema';
import { hashText, snapshotOf } from '@/store/saves/snapshot';
import type { Folder, RandomGame } from './support';
import { appendTo, killed, openKeeper, randomGame, startSave, tempFolder } from './support';

let folder: Folder;
let game: RandomGame;

beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());
beforeAll(() => {
  game = randomGame('faults');
});

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'none';
  } catch (error) {
    return faultOf(error).code;
  }
}

const state = (made: number) => serialize(game.states[made] as GameState);

test('a full disk: the choice is refused, nothing is broken, and it goes on when there is room', async () => {
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 20);
  const [pages] = await connection.all('PRAGMA page_count');
  await connection.all(`PRAGMA max_page_count = ${Number(pages?.page_count)}`);
  let made = 20;
  let code = 'none';
  while (code === 'none') {
    code = await codeOf(appendTo(keeper, id, game, made, made + 1));
    if (code === 'none') made++;
  }
  expect(code).toBe('full');
  const after = killed(folder);
  const there = await openKeeper(after);
  expect(serialize((await there.keeper.load(id)).state)).toBe(state(made));
  await there.connection.close();
  after.remove();
  await connection.all('PRAGMA max_page_count = 1073741823');
  await appendTo(keeper, id, game, made, made + 5);
  expect(serialize((await keeper.load(id)).state)).toBe(state(made + 5));
  await connection.close();
});

test('a locked database: the choice is refused and can be made again', async () => {
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  await connection.all('PRAGMA busy_timeout = 20');
  const other = await folder.open('mottainai.db');
  await other.exec('BEGIN IMMEDIATE');
  expect(await codeOf(appendTo(keeper, id, game, 0, 1))).toBe('locked');
  await other.exec('ROLLBACK');
  await other.close();
  await appendTo(keeper, id, game, 0, 1);
  expect(serialize((await keeper.load(id)).state)).toBe(state(1));
  await connection.close();
});

test('another writer got in between: the line is refused, and neither loses anything', async () => {
  const first = await openKeeper(folder);
  const id = await startSave(first.keeper, game);
  const second = await openKeeper(folder);
  await second.keeper.load(id);
  await appendTo(first.keeper, id, game, 0, 3);
  expect(await codeOf(appendTo(second.keeper, id, game, 0, 1))).toBe('otherTab');
  expect(serialize((await second.keeper.load(id)).state)).toBe(state(3));
  await appendTo(second.keeper, id, game, 3, 4);
  await first.connection.close();
  await second.connection.close();
});

test('a file that is no database is set aside untouched, and the app starts fresh', async () => {
  const file = join(folder.path, 'mottainai.db');
  const rubbish = 'This is no database. '.repeat(1000);
  writeFileSync(file, rubbish);
  const { connection, setAside } = await openSaves(folder.open);
  expect(setAside).toEqual({ file: 'mottainai.db', rescued: 0, lost: 0 });
  expect(readFileSync(file, 'utf8')).toBe(rubbish);
  expect(existsSync(join(folder.path, 'mottainai-2.db'))).toBe(true);
  await connection.close();
  // The next start opens the new file, and says nothing more once it has a game.
  const { connection: again, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  await again.close();
  const third = await openSaves(folder.open);
  expect(third.setAside).toBeNull();
  expect(await createGames(third.connection, () => 0).list()).toMatchObject([{ id }]);
  await third.connection.close();
});

/** Overwrites the pages of one table, as a failing disk would. */
async function damagePages(table: string, pages: number): Promise<void> {
  const { connection } = await openKeeper(folder);
  const rows = await connection.all(
    'SELECT rootpage FROM sqlite_schema WHERE type = ? AND name = ?',
    ['table', table],
  );
  const [size] = await connection.all('PRAGMA page_size');
  await connection.all('PRAGMA wal_checkpoint(TRUNCATE)');
  await connection.close();
  const file = join(folder.path, 'mottainai.db');
  const bytes = readFileSync(file);
  const from = (Number(rows[0]?.rootpage) - 1) * Number(size?.page_size);
  bytes.fill(0x5a, from, from + pages * Number(size?.page_size));
  writeFileSync(file, bytes);
}

test('a damaged table: the file is set aside, and the games in it are brought over', async () => {
  const { connection, keeper } = await openKeeper(folder);
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const id = await startSave(keeper, game);
    await appendTo(keeper, id, game, 0, 30);
    ids.push(id);
  }
  await connection.close();
  await damagePages('choices', 1);
  const before = readFileSync(join(folder.path, 'mottainai.db'));

  // The list is there at once; the damage is found when the journal is read.
  const opened = await openKeeper(folder);
  expect(await createGames(opened.connection, () => 0).list()).toHaveLength(3);
  expect(await codeOf(opened.keeper.load(ids[0] as string))).toBe('corrupt');
  expect(await codeOf(checkJournals(opened.connection))).toBe('corrupt');
  await opened.connection.close();

  const next = await openSaves(folder.open);
  expect(next.setAside).toEqual({ file: 'mottainai.db', rescued: 3, lost: 0 });
  const { keeper: rescued } = await openKeeper(folder);
  for (const id of ids) {
    const loaded = await rescued.load(id);
    // The last snapshot: within a turn of where it was.
    const at = game.states.findIndex((each) => serialize(each) === serialize(loaded.state));
    expect(at).toBeGreaterThan(14);
    await rescued.append(
      id,
      0,
      game.choices[at] as never,
      loaded.state.current,
      game.states[at + 1] as GameState,
    );
    expect(serialize((await rescued.load(id)).state)).toBe(state(at + 1));
  }
  expect(readFileSync(join(folder.path, 'mottainai.db')).length).toBe(before.length);
  await next.connection.close();
});

/** Games in a file marked corrupt, and the app's opener, watched in the new file. */
async function toRescue(count: number, watch: (database: Database) => Promise<Database>) {
  const { connection, keeper } = await openKeeper(folder);
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push(await startSave(keeper, game, 30));
  await markCorrupt(connection);
  await connection.close();
  const open: OpenDatabase = async (name) => {
    const database = await folder.open(name);
    return name === 'mottainai-2.db' ? watch(database) : database;
  };
  return { ids, open };
}

async function expectAll(from: Folder, ids: readonly string[]) {
  const { connection, keeper } = await openKeeper(from);
  for (const id of ids) expect(serialize((await keeper.load(id)).state)).toBe(state(30));
  expect(await createGames(connection, () => 0).count()).toBe(ids.length);
  await connection.close();
}

test('killed while games are brought over from a corrupt file: the next start brings the rest', async () => {
  let after: Folder | null = null;
  const { ids, open } = await toRescue(3, async (database) => ({
    ...database,
    exec: async (sql) => {
      const [row] = await database.all(
        "SELECT COUNT(*) AS n FROM sqlite_schema WHERE name = 'games'",
      );
      const [games] = row?.n === 1 ? await database.all('SELECT COUNT(*) AS n FROM games') : [];
      // One game has been copied, the second is on its way.
      if (sql === 'COMMIT' && games?.n === 2) after ??= killed(folder);
      await database.exec(sql);
    },
  }));
  const { connection } = await openSaves(open);
  await connection.close();
  const relaunched = after as Folder | null;
  if (relaunched === null) throw new Error('It was not killed.');
  const next = await openSaves(relaunched.open);
  expect(next.setAside).toEqual({ file: 'mottainai.db', rescued: 3, lost: 0 });
  await next.connection.close();
  await expectAll(relaunched, ids);
  // It is told once.
  const third = await openSaves(relaunched.open);
  expect(third.setAside).toBeNull();
  await third.connection.close();
  relaunched.remove();
});

test('no room to bring the games over: it says so, and does it when there is room', async () => {
  let room = false;
  let limited = false;
  const { ids, open } = await toRescue(12, async (database) => {
    if (room) return database;
    return {
      ...database,
      // Room for the tables and little more.
      exec: async (sql) => {
        await database.exec(sql);
        const [games] = await database.all("SELECT 1 FROM sqlite_schema WHERE name = 'games'");
        if (games === undefined || limited) return;
        limited = true;
        const [pages] = await database.all('PRAGMA page_count');
        await database.all(`PRAGMA max_page_count = ${Number(pages?.page_count) + 1}`);
      },
    };
  });
  expect(await codeOf(openSaves(open))).toBe('full');
  room = true;
  const { connection, setAside } = await openSaves(open);
  expect(setAside).toEqual({ file: 'mottainai.db', rescued: 12, lost: 0 });
  await connection.close();
  await expectAll(folder, ids);
});

test('a file cut short is not taken for sound', async () => {
  const { connection, keeper } = await openKeeper(folder);
  for (let i = 0; i < 5; i++) await appendTo(keeper, await startSave(keeper, game), game, 0, 60);
  await connection.all('PRAGMA wal_checkpoint(TRUNCATE)');
  await connection.close();
  const file = join(folder.path, 'mottainai.db');
  truncateSync(file, 8192);
  const { connection: again, setAside } = await openSaves(folder.open);
  expect(setAside?.file).toBe('mottainai.db');
  expect(existsSync(file)).toBe(true);
  await again.close();
});

test('a schema of a newer version is refused and left alone', async () => {
  const { connection } = await openKeeper(folder);
  await connection.all(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
  await connection.close();
  expect(await codeOf(openSaves(folder.open))).toBe('newerSchema');
  expect(existsSync(join(folder.path, 'mottainai-2.db'))).toBe(false);
});

test('migrations run one after the other, whole or not at all', async () => {
  const database = await folder.open('steps.db');
  const steps = [...MIGRATIONS, 'CREATE TABLE second (a); INSERT INTO second VALUES (1);'];
  await migrate(database, MIGRATIONS);
  await expect(
    migrate(database, [...MIGRATIONS, 'CREATE TABLE x (a); NONSENSE;']),
  ).rejects.toThrow();
  expect(await schemaVersion(database)).toBe(MIGRATIONS.length);
  expect(await database.all("SELECT name FROM sqlite_schema WHERE name = 'x'")).toEqual([]);
  await migrate(database, steps);
  await migrate(database, steps);
  expect(await schemaVersion(database)).toBe(steps.length);
  expect(await database.all('SELECT a FROM second')).toHaveLength(1);
  await database.close();
});

test('a failing write is told, and nothing of it is there', async () => {
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 5);
  await connection.all('PRAGMA query_only = 1');
  expect(await codeOf(appendTo(keeper, id, game, 5, 6))).toBe('readOnly');
  await connection.all('PRAGMA query_only = 0');
  expect(serialize((await keeper.load(id)).state)).toBe(state(5));
  await appendTo(keeper, id, game, 5, 6);
  await connection.close();
});

test('a save of older rules goes on from its last safe snapshot, and the player is told', async () => {
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 33);
  // As an older version left it.
  const old = (text: string) =>
    text.replace(`"rules":${RULES_VERSION}`, `"rules":${RULES_VERSION - 1}`);
  for (const { n, state: text } of await connection.all('SELECT n, state FROM snapshots')) {
    const aged = old(String(text));
    await connection.run('UPDATE snapshots SET state = ?, hash = ? WHERE n = ?', [
      aged,
      hashText(aged),
      n ?? 0,
    ]);
  }
  await connection.run('UPDATE games SET rules = ?', [RULES_VERSION - 1]);
  const [newest] = await connection.all('SELECT MAX(n) AS n FROM snapshots');
  const safe = Number(newest?.n);
  const loaded = await keeper.load(id);
  expect(loaded.notice).toEqual({ code: 'olderRules', lost: 33 - safe });
  expect(serialize(loaded.state)).toBe(state(safe));
  // From here on it is a game like any other, with all its old lines.
  await appendTo(
    { ...keeper, append: (g, at, ...rest) => keeper.append(g, at - safe, ...rest) },
    id,
    game,
    safe,
    safe + 4,
  );
  const after = await keeper.load(id);
  expect(after.notice).toBeNull();
  expect(serialize(after.state)).toBe(state(safe + 4));
  expect(await connection.all('SELECT n FROM choices')).toHaveLength(33 + 4);
  await connection.close();
});

/** A game of older rules with these snapshots. */
async function makeOld(connection: Connection, id: string, snapshots: readonly number[]) {
  await connection.run('DELETE FROM snapshots WHERE game = ?', [id]);
  for (const n of snapshots) {
    const { state: text } = snapshotOf(n, game.states[n] as GameState);
    const aged = text.replace(`"rules":${RULES_VERSION}`, `"rules":${RULES_VERSION - 1}`);
    const values = [id, n, aged, hashText(aged)];
    await connection.run(
      'INSERT INTO snapshots (game, n, state, hash) VALUES (?, ?, ?, ?)',
      values,
    );
  }
  await connection.run('UPDATE games SET rules = ? WHERE id = ?', [RULES_VERSION - 1, id]);
}

test('a choice that was taken back does not come back with older rules', async () => {
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 20);
  await keeper.takeBack(id, 19, game.states[19] as GameState);
  // The newest snapshot is of the choice that was undone.
  await makeOld(connection, id, [18, 20]);
  const loaded = await keeper.load(id);
  expect(serialize(loaded.state)).toBe(state(18));
  expect(loaded.notice).toEqual({ code: 'olderRules', lost: 1 });
  await connection.close();
});

test('a game of older rules that is only looked at or copied stays as it is, and tells when it is played', async () => {
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 20);
  await makeOld(connection, id, [18]);
  const rows = () => connection.all('SELECT * FROM games WHERE id = ?', [id]);
  const before = await rows();
  const games = createGames(connection, () => 0);
  const notice = { code: 'olderRules', lost: 2 };
  expect((await games.load(id)).notice).toEqual(notice);
  const copy = await games.duplicate(id, 'Copy');
  expect(serialize((await keeper.load(copy)).state)).toBe(state(18));
  expect(await rows()).toEqual(before);
  expect((await keeper.load(id)).notice).toEqual(notice);
  expect((await keeper.load(id)).notice).toBeNull();
  await connection.close();
});

test('a game that went on from older rules can be continued from any move since', async () => {
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 18);
  await makeOld(connection, id, [18]);
  await keeper.load(id);
  for (let i = 18; i < 26; i++) {
    const after = game.states[i + 1] as GameState;
    await keeper.append(id, i - 18, game.choices[i] as never, after.current, after);
  }
  const games = createGames(connection, () => 0);
  for (const made of [0, 3, 8]) {
    const branch = await games.continueFrom(id, made, `From ${made}`);
    expect(serialize((await keeper.load(branch)).state)).toBe(state(18 + made));
  }
  await connection.close();
});

test('a save of newer rules is refused, and the other games are not', async () => {
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  const other = await startSave(keeper, game);
  await connection.run('UPDATE games SET rules = ? WHERE id = ?', [RULES_VERSION + 1, id]);
  expect(await codeOf(keeper.load(id))).toBe('newerRules');
  expect(serialize((await keeper.load(other)).state)).toBe(state(0));
  await connection.close();
});

test('one bad game never hides the others', async () => {
  const { connection, keeper } = await openKeeper(folder);
  const bad = await startSave(keeper, game);
  const good = await startSave(keeper, game);
  await connection.run(
    "UPDATE games SET seats = 'rubbish', options = '{', scores = 'x' WHERE id = ?",
    [bad],
  );
  const list = await createGames(connection, () => 0).list();
  expect(list).toHaveLength(2);
  expect(list.find((each) => each.id === bad)).toMatchObject({ damaged: true, participants: [] });
  expect(list.find((each) => each.id === good)).toMatchObject({ damaged: false });
  expect(await codeOf(keeper.load(bad))).toBe('gameDamaged');
  expect((await keeper.load(good)).notice).toBeNull();
  expect(await codeOf(keeper.load('nowhere'))).toBe('gameMissing');
  await connection.close();
});

describe('a line of the journal that cannot be read', () => {
  async function damaged(line: number, snapshots: boolean) {
    const { connection, keeper } = await openKeeper(folder);
    const id = await startSave(keeper, game);
    await appendTo(keeper, id, game, 0, 30);
    await connection.flush();
    await connection.run('UPDATE choices SET choice = \'{"do":"fly"\' WHERE n = ?', [line]);
    if (!snapshots) await connection.run('DELETE FROM snapshots');
    return { connection, keeper, id };
  }

  test.each([
    ['costs no choice if a snapshot stands after it', 'SELECT 1'],
    ['nor does one that is gone', 'DELETE FROM choices WHERE n = 3'],
  ])('%s, and the player is told that the past is lost', async (_, sql) => {
    const { connection, keeper, id } = await damaged(3, true);
    await connection.all(sql);
    const loaded = await keeper.load(id);
    expect(loaded).toMatchObject({ notice: { code: 'tailLost', lost: 0 }, choices: [] });
    expect(messages['notice.tailLost']({ lost: 0 })).toMatch(/play on where you left off/);
    expect(serialize(loaded.state)).toBe(state(30));
    await keeper.append(id, 0, game.choices[30] as never, 0, game.states[31] as GameState);
    const again = await keeper.load(id);
    expect(again.notice).toBeNull();
    expect(serialize(again.state)).toBe(state(31));
    await connection.close();
  });

  test('else the game goes on from the last sound choice, and the player is told', async () => {
    const { connection, keeper, id } = await damaged(21, false);
    const loaded = await keeper.load(id);
    expect(loaded.notice).toEqual({ code: 'tailLost', lost: 10 });
    expect(serialize(loaded.state)).toBe(state(20));
    expect((await keeper.load(id)).notice).toBeNull();
    await connection.close();
  });

  test('a missing line is noticed too', async () => {
    const { connection, keeper, id } = await damaged(30, false);
    await connection.run('DELETE FROM choices WHERE n = 11');
    const loaded = await keeper.load(id);
    expect(loaded.notice).toEqual({ code: 'tailLost', lost: 20 });
    expect(serialize(loaded.state)).toBe(state(10));
    await connection.close();
  });
});

test('a damaged snapshot is passed over', async () => {
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 30);
  await connection.flush();
  await connection.run("UPDATE snapshots SET state = REPLACE(state, '1', '2')");
  const loaded = await keeper.load(id);
  expect(loaded.notice).toBeNull();
  expect(serialize(loaded.state)).toBe(state(30));
  await connection.close();
});

test('every fault has its sentence', () => {
  const errors: [string, unknown][] = [
    ['full', new Error('database or disk is full')],
    ['full', new Error('QuotaExceededError')],
    ['locked', new Error('SQLITE_BUSY: database is locked')],
    ['corrupt', new Error('database disk image is malformed')],
    ['corrupt', new Error('file is not a database')],
    ['readOnly', new Error('attempt to write a readonly database')],
    ['openFailed', new Error('unable to open database file')],
    ['writeFailed', new Error('disk I/O error')],
    ['writeFailed', 'a text'],
    ['otherTab', new SaveError('otherTab', '')],
    ['otherTab', new Error('NoModificationAllowedError: createSyncAccessHandle')],
    ['newerSchema', new SaveError('newerSchema', '')],
    ['gameMissing', new SaveError('gameMissing', '')],
    ['gameDamaged', new SaveError('gameDamaged', '')],
    ['newerRules', new SaveError('newerRules', '')],
    ['internal', new SaveError('internal', '')],
  ];
  for (const [code, error] of errors) {
    expect(faultOf(error).code).toBe(code);
    expect(messages).toHaveProperty([`fault.${code}`]);
  }
});
