import type { GameState } from '@/engine';
import { decision, serialize } from '@/engine';
import { nextInt, seededRng } from '@/engine/rng';
import type { Connection } from '@/store/saves/database';
import { createGames } from '@/store/saves/games';
import { createKeeper } from '@/store/saves/keeper';
import { listed } from '@/store/saves/listed';
import { openSaves } from '@/store/saves/open';
import { bringRows } from '@/store/saves/rows';
import type { Folder } from './support';
import { appendTo, killed, openKeeper, randomGame, startSave, tempFolder } from './support';

type Keeper = Awaited<ReturnType<typeof openKeeper>>['keeper'];

/** The same table to the byte, and the same question. */
async function expectState(keeper: Keeper, id: string, wanted: GameState) {
  const loaded = await keeper.load(id);
  expect(loaded.notice).toBeNull();
  expect(serialize(loaded.state)).toBe(serialize(wanted));
  expect(decision(loaded.state)).toEqual(decision(wanted));
}

async function expectResumed(folder: Folder, id: string, state: GameState | undefined) {
  const { connection, keeper } = await openKeeper(folder);
  await expectState(keeper, id, state as GameState);
  await connection.close();
}

test('resumes after a kill at every single choice of a whole game', async () => {
  const folder = tempFolder();
  const game = randomGame('kill');
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  for (let made = 0; made <= game.choices.length; made++) {
    if (made > 0) await appendTo(keeper, id, game, made - 1, made);
    const after = killed(folder);
    await expectResumed(after, id, game.states[made]);
    after.remove();
  }
  await connection.close();
  folder.remove();
});

test('resumes at 200 random points of random games of 2 to 5 players', async () => {
  const rng = seededRng('points');
  const folder = tempFolder();
  const { connection, keeper } = await openKeeper(folder);
  const points: { id: string; state: GameState }[] = [];
  for (let round = 0; round < 25; round++) {
    const game = randomGame(`points ${round}`, 2 + (round % 4));
    for (let i = 0; i < 8; i++) {
      const made = nextInt(rng, game.choices.length + 1);
      // Choices of up to two snapshots come one by one, earlier ones at once.
      const before = Math.max(0, made - 20);
      const id = await startSave(keeper, game, before);
      await appendTo(keeper, id, game, before, made);
      points.push({ id, state: game.states[made] as GameState });
    }
  }
  expect(points).toHaveLength(200);
  const after = killed(folder);
  await connection.close();
  const relaunched = await openKeeper(after);
  for (const { id, state } of points) await expectState(relaunched.keeper, id, state);
  await relaunched.connection.close();
  after.remove();
  folder.remove();
}, 120_000);

test('a choice whose transaction was cut off is not there, and the game stands before it', async () => {
  const folder = tempFolder();
  const game = randomGame('cut');
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 10);
  // Until the line is written, but not committed.
  await connection.database.exec('BEGIN IMMEDIATE');
  await appendTo(keeper, id, game, 10, 11);
  // Forces pages to disk in mid-transaction, as a large one would.
  await connection.database.exec('PRAGMA cache_spill = 1; PRAGMA cache_size = 1');
  await connection.database.run('INSERT INTO settings (key, value) VALUES (?, ?)', [
    'filler',
    'x'.repeat(200_000),
  ]);
  const after = killed(folder);
  await expectResumed(after, id, game.states[10]);
  after.remove();
  await connection.database.exec('ROLLBACK');
  await connection.close();
  folder.remove();
});

test('undone choices stay undone', async () => {
  const folder = tempFolder();
  const game = randomGame('undone');
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 40);
  const back = async (to: number, from: number) => {
    for (let made = from - 1; made >= to; made--) {
      await keeper.takeBack(id, made, game.states[made] as GameState);
    }
  };
  await back(3, 40);
  await appendTo(keeper, id, game, 3, 20);
  await back(18, 20);
  const after = killed(folder);
  await expectResumed(after, id, game.states[18]);
  after.remove();
  await connection.close();
  folder.remove();
});

test('what was undone can be redone after a kill, until something else is chosen', async () => {
  const folder = tempFolder();
  const game = randomGame('redo');
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game, 6);
  const redo = async () => (await keeper.load(id)).redo;
  const undo = (at: number) => keeper.takeBack(id, at, game.states[at] as GameState);
  expect(await redo()).toEqual([]);
  await appendTo(keeper, id, game, 6, 9);
  await undo(8);
  await undo(7);
  const after = killed(folder);
  const relaunched = await openKeeper(after);
  const loaded = await relaunched.keeper.load(id);
  await relaunched.connection.close();
  after.remove();
  expect(serialize(loaded.state)).toBe(serialize(game.states[7] as GameState));
  expect(loaded.redo).toEqual([game.choices[8], game.choices[7]]);
  // The same choice again is a redo, so the next one still waits.
  await appendTo(keeper, id, game, 7, 8);
  expect(await redo()).toEqual([game.choices[8]]);
  await undo(7);
  expect(await redo()).toEqual([game.choices[8], game.choices[7]]);
  await connection.close();
  folder.remove();
});

const rowOf = async (connection: Connection, id: string) => {
  const [row] = await connection.database.all('SELECT * FROM games WHERE id = ?', [id]);
  return row;
};

test('a choice writes its line and nothing else; the row follows by itself, or before it is read', async () => {
  const folder = tempFolder();
  const game = randomGame('alone');
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  // The first line of a game that is taken up says in the row that it was played last.
  await appendTo(keeper, id, game, 0, 1);
  const said: string[] = [];
  const { run } = connection.database;
  connection.database.run = (sql, values) => {
    said.push(sql);
    return run(sql, values);
  };
  await appendTo(keeper, id, game, 1, 12);
  expect(said).toEqual(
    Array.from({ length: 11 }, () => 'INSERT INTO choices (game, n, choice) VALUES (?, ?, ?)'),
  );
  expect(await rowOf(connection, id)).toMatchObject({ head: 1, made: 1 });
  const { turn, round, scores } = listed(game.states[12] as GameState);
  const standing = { head: 12, made: 12, turn, round, scores, over: 0 };
  expect((await connection.all('SELECT * FROM games'))[0]).toMatchObject(standing);
  await appendTo(keeper, id, game, 12, 14);
  await connection.flush();
  expect(await rowOf(connection, id)).toMatchObject({ head: 14, made: 14 });
  await appendTo(keeper, id, game, 14, 16);
  await connection.close();
  const again = await openKeeper(folder);
  expect(await rowOf(again.connection, id)).toMatchObject({ head: 16, made: 16 });
  await again.connection.close();
  folder.remove();
});

test('a row that a kill left behind is brought up at the next start, and by playing on', async () => {
  const folder = tempFolder();
  const game = randomGame('behind');
  const { connection, keeper } = await openKeeper(folder);
  const other = await startSave(keeper, game);
  const id = await startSave(keeper, game);
  await appendTo(keeper, id, game, 0, 11);
  await keeper.takeBack(id, 10, game.states[10] as GameState);
  const [looked, played] = [killed(folder), killed(folder)];
  await connection.close();
  folder.remove();
  const standing = { head: 12, made: 10, turn: game.states[10]?.turn };

  const started = await openKeeper(looked);
  expect(await rowOf(started.connection, id)).toMatchObject({ head: 1, made: 1 });
  await bringRows(started.connection);
  expect(await rowOf(started.connection, id)).toMatchObject(standing);
  expect(await rowOf(started.connection, other)).toMatchObject({ head: 0, made: 0 });
  await started.connection.close();
  looked.remove();

  const resumed = await openKeeper(played);
  await expectState(resumed.keeper, id, game.states[10] as GameState);
  await appendTo(resumed.keeper, id, game, 10, 11);
  expect(await rowOf(resumed.connection, id)).toMatchObject({ head: 13, made: 11 });
  await resumed.connection.close();
  await expectResumed(played, id, game.states[11]);
  played.remove();
});

test('the end is in the row at once, and so is taking it back', async () => {
  const folder = tempFolder();
  const game = randomGame('end');
  const n = game.choices.length;
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game, n - 3);
  await appendTo(keeper, id, game, n - 3, n);
  expect(await rowOf(connection, id)).toMatchObject({ head: n, made: n, over: 1 });
  await keeper.takeBack(id, n - 1, game.states[n - 1] as GameState);
  expect(await rowOf(connection, id)).toMatchObject({ head: n + 1, made: n - 1, over: 0 });
  await connection.close();
  folder.remove();
});

test('of two games in turn the one played last is first after a kill', async () => {
  const folder = tempFolder();
  const game = randomGame('turns');
  const { connection } = await openSaves(folder.open);
  let time = 1_700_000_000_000;
  const keeper = createKeeper(connection, () => time++);
  const [one, two] = [await startSave(keeper, game), await startSave(keeper, game)];
  for (let i = 0; i < 6; i++) {
    const id = i % 2 === 0 ? one : two;
    await appendTo(keeper, id, game, i >> 1, (i >> 1) + 1);
    const after = killed(folder);
    const { connection: there } = await openSaves(after.open);
    const [first] = await createGames(there, () => 0).list();
    expect(first?.id).toBe(id);
    await there.close();
    after.remove();
  }
  await connection.close();
  folder.remove();
});
