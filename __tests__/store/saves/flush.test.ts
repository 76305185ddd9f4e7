/** A write survives a kill at once; the disk follows later, for many writes together. */
import { tempFolder } from '../../../scripts/lib/node-sqlite';
import type { Database } from '@/store/saves/database';
import { Connection } from '@/store/saves/database';
import { openSaves } from '@/store/saves/open';

const FLUSH = 'PRAGMA wal_checkpoint(PASSIVE)';

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
  return { database, flushes: () => said.filter((sql) => sql === FLUSH).length };
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
