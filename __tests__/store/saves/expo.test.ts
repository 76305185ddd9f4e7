/** The app's access to SQLite on the native host's modules, as Android and iOS resolve it. */
import type { GameState } from '@/engine';
import { serialize } from '@/engine';
import type { Database } from '@/store/saves/database';
import { faultOf } from '@/store/saves/faults';
import { createKeeper } from '@/store/saves/keeper';
import { openSaves } from '@/store/saves/open';

import { onDevice, type OnDevice } from '../../e2e/native/on-device';
import { damageDatabase } from '../../../e2e/native/modules/damage';
import { appendTo, randomGame, startSave } from './support';

describe.each(['android', 'ios'] as const)('on %s', (platform) => {
  let phone: OnDevice;
  let database: Database;

  beforeEach(async () => {
    phone = onDevice(platform);
    database = await phone.saves.openExpoDatabase('mottainai.db');
    await database.exec('CREATE TABLE cards (name TEXT PRIMARY KEY, value REAL, note TEXT)');
  });
  afterEach(() => {
    expect(phone.complaints).toEqual([]);
    phone.end();
  });

  /** Rows belong to the device's realm; a copy can be compared. */
  const rows = async (sql: string, values: (string | number | null)[] = []) =>
    (await database.all(sql, values)).map((row) => ({ ...row }));
  const insert = (...values: (string | number | null)[]) =>
    database.run('INSERT INTO cards VALUES (?, ?, ?)', values);

  test('what is written can be read, whatever its kind', async () => {
    await insert('Poem', 1, null);
    await insert('折り紙', 2 ** 40, "it's “quoted”");
    await insert('Vase', 2.5, '');
    expect(await rows('SELECT * FROM cards ORDER BY value')).toEqual([
      { name: 'Poem', value: 1, note: null },
      { name: 'Vase', value: 2.5, note: '' },
      { name: '折り紙', value: 2 ** 40, note: "it's “quoted”" },
    ]);
    expect(await rows('SELECT name FROM cards WHERE value > ?', [2])).toHaveLength(2);
    expect(await rows('SELECT name FROM cards WHERE value < ?', [0])).toEqual([]);
  });

  test('a statement that failed says why, and works again afterwards', async () => {
    await insert('Poem', 1, null);
    await expect(insert('Poem', 2, null)).rejects.toThrow(/UNIQUE constraint failed/);
    await insert('Vase', 3, null);
    expect(await rows('SELECT COUNT(*) AS count FROM cards')).toEqual([{ count: 2 }]);
    await expect(database.all('SELECT * FROM lost')).rejects.toThrow(/no such table/);
  });

  test('a full disk is told as such, and writing goes on when there is room', async () => {
    await insert('Poem', 1, null);
    phone.device.diskIsFull = true;
    const refused = await insert('Vase', 3, null).catch((error: unknown) => error);
    expect(faultOf(refused).code).toBe('full');
    phone.device.diskIsFull = false;
    await insert('Vase', 3, null);
    expect(await rows('SELECT name FROM cards')).toHaveLength(2);
  });

  test('a long statement with many rows', async () => {
    const many = Array.from({ length: 120 }, (_, i) => [`card ${i}`, i, null]);
    const sql = `INSERT INTO cards VALUES ${many.map(() => '(?, ?, ?)').join(', ')}`;
    await database.run(sql, many.flat() as (string | number | null)[]);
    expect(await rows('SELECT SUM(value) AS sum FROM cards')).toEqual([{ sum: 7140 }]);
  });

  test('a second connection sees what the first has committed, and only that', async () => {
    const other = await phone.saves.openExpoDatabase('mottainai.db');
    const seen = async () => (await other.all('SELECT name FROM cards')).length;
    await database.exec('PRAGMA journal_mode = WAL');
    await database.exec('BEGIN IMMEDIATE');
    await insert('Poem', 1, null);
    expect(await seen()).toBe(0);
    await database.exec('COMMIT');
    expect(await seen()).toBe(1);
    await other.close();
  });

  test('after closing nothing can be asked any more', async () => {
    await insert('Poem', 1, null);
    await database.close();
    await expect(rows('SELECT * FROM cards')).rejects.toThrow();
  });

  test('a game is kept and goes on later, and a damaged file is set aside', async () => {
    await database.close();
    const game = randomGame('on a device');
    const open = async () => {
      const opened = await openSaves(phone.saves.openExpoDatabase);
      return { ...opened, keeper: createKeeper(opened.connection, () => 1_700_000_000_000) };
    };
    const state = (made: number) => serialize(game.states[made] as GameState);

    const first = await open();
    expect(first.setAside).toBeNull();
    const id = await startSave(first.keeper, game);
    await appendTo(first.keeper, id, game, 0, 40);
    expect(serialize((await first.keeper.load(id)).state)).toBe(state(40));
    await first.connection.close();

    const second = await open();
    expect(serialize((await second.keeper.load(id)).state)).toBe(state(40));
    await appendTo(second.keeper, id, game, 40, 60);
    expect(serialize((await second.keeper.load(id)).state)).toBe(state(60));
    await second.connection.close();

    damageDatabase(phone.device.folderOf('databases'), 'file');
    const third = await open();
    expect(third.setAside?.file).toBe('mottainai.db');
    await expect(third.keeper.load(id)).rejects.toThrow();
    await third.connection.close();
  });
});
