/** A write survives a kill at once; the disk follows later, for many writes together. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../../scripts/lib/node-sqlite';
import type { Database } from '@/store/saves/database';
import { Connection } from '@/store/saves/database';
import { openSaves } from '@/store/saves/open';

const FLUSH = 'PRAGMA synchronous = FULL';

function recorder() {
  const said: string[] = [];
  const note = async (sql: string) => void said.push(sql);
  const database: Database = {
    run: note,
    exec: note,
    close: async () => undefined,
    all: async (sql) => {
      said.push(sql);
      return [];
    },
  };
  return { database, said, flushes: () => said.filter((sql) => sql === FLUSH).length };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('many writes share one flush, and the next write brings the next', async () => {
  const { database, flushes } = recorder();
  const connection = new Connection(database);
  for (let i = 0; i < 20; i++) await connection.run('INSERT');
  await connection.transaction(async () => undefined);
  expect(flushes()).toBe(0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(flushes()).toBe(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(flushes()).toBe(1);
  await connection.run('INSERT');
  await jest.advanceTimersByTimeAsync(1000);
  expect(flushes()).toBe(2);
});

test('nothing is flushed after the database is closed', async () => {
  const { database, flushes } = recorder();
  const connection = new Connection(database);
  await connection.run('INSERT');
  await connection.close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(flushes()).toBe(0);
});

const synchronous = async (open: Parameters<typeof openSaves>[0]) => {
  const { connection } = await openSaves(open);
  const [row] = await connection.all('PRAGMA synchronous');
  await connection.close();
  return row?.synchronous;
};

test('without a WAL every write waits for the disk, with one it need not', async () => {
  const [FULL, NORMAL] = [2, 1];
  const folder = tempFolder();
  try {
    expect(await synchronous(folder.open)).toBe(NORMAL);
    const withoutWal: typeof folder.open = async (name) => {
      const database = await folder.open(`old-${name}`);
      const all: Database['all'] = async (sql, values) =>
        sql === 'PRAGMA journal_mode = WAL'
          ? [{ journal_mode: 'delete' }]
          : database.all(sql, values);
      return { ...database, all };
    };
    expect(await synchronous(withoutWal)).toBe(FULL);
  } finally {
    folder.remove();
  }
});

test('a WAL is used for many flushes, and a new one is begun by a flush, never by a choice', async () => {
  const { database, said, flushes } = recorder();
  const connection = new Connection(database);
  for (let i = 0; i < 60; i++) {
    await connection.run('INSERT');
    await connection.flush();
  }
  expect(flushes()).toBe(60);
  const checkpoints = said.flatMap((sql, i) => (sql.includes('wal_checkpoint') ? [i] : []));
  expect(checkpoints).toHaveLength(2);
  for (const at of checkpoints) expect(said[at + 1]).toBe(FLUSH);
  await connection.close();
});

test('what was put off is flushed with the rest; a failure leaves the way of writing as it was', async () => {
  const folder = tempFolder();
  try {
    const { connection } = await openSaves(folder.open);
    const level = async () => (await connection.database.all('PRAGMA synchronous'))[0]?.synchronous;
    connection.defer('x', (database) =>
      database.run('INSERT INTO settings (key, value) VALUES (?, ?)', ['x', 'y']),
    );
    await connection.flush();
    const read = () => connection.database.all('SELECT value FROM settings');
    expect(await read()).toEqual([{ value: 'y' }]);
    expect(await level()).toBe(1);
    connection.defer('x', async (database) => {
      await database.run('DELETE FROM settings');
      await database.exec('NONSENSE');
    });
    await expect(connection.flush()).rejects.toThrow();
    expect(await read()).toEqual([{ value: 'y' }]);
    expect(await level()).toBe(1);
    await connection.close();
  } finally {
    folder.remove();
  }
});

test('a flush writes a page even if nothing was put off: what is there goes to the disk with it', async () => {
  const folder = tempFolder();
  try {
    const { connection } = await openSaves(folder.open);
    const bytes = () => statSync(join(folder.path, 'mottainai.db-wal')).size;
    await connection.flush();
    const before = bytes();
    await connection.flush();
    expect(bytes()).toBe(before + 24 + 4096);
    await connection.close();
  } finally {
    folder.remove();
  }
});
