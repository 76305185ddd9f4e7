/** Whether somebody returns to a game after a restart or some hours. */
import { createGameStore, randomAi } from '@/store/game';
import { createKeeper } from '@/store/saves/keeper';
import { openSaves } from '@/store/saves/open';
import { tempFolder, type Folder } from '../../../scripts/lib/node-sqlite';
import { ai, person } from './support';

let folder: Folder;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

const HOUR = 3_600_000;

async function device() {
  const { connection } = await openSaves(folder.open);
  const time = { now: 1_700_000_000_000 };
  const now = () => time.now;
  const start = () =>
    createGameStore({
      keeper: createKeeper(connection, now),
      stopKeeping: () => undefined,
      ai: randomAi,
      scheduler: { pause: () => new Promise((resolve) => setImmediate(resolve)) },
      pace: () => 'instant',
      passing: () => 'alone',
      freshSeed: () => 'comeback',
      now,
    });
  return { connection, time, start };
}

const ALONE = { participants: [person('Ana'), ai('Ren')] };

test('a new game, and one left and resumed a moment later, are nothing to come back to', async () => {
  const { connection, time, start } = await device();
  const store = start();
  const id = (await store.getState().startGame(ALONE)) ?? '';
  expect(store.getState().returned).toBe(false);
  time.now += HOUR;
  await store.getState().leave();
  await store.getState().resumeGame(id);
  expect(store.getState().returned).toBe(false);
  await connection.close();
});

test('after a restart, and after some hours, one comes back, until that is dismissed', async () => {
  const { connection, time, start } = await device();
  const first = start();
  const id = (await first.getState().startGame(ALONE)) ?? '';
  await first.getState().leave();
  time.now += 3 * HOUR;
  await first.getState().resumeGame(id);
  expect(first.getState().returned).toBe(true);
  first.getState().dismissReturn();
  expect(first.getState().returned).toBe(false);

  time.now += 1000;
  const second = start();
  await second.getState().resumeGame(id);
  expect(second.getState().returned).toBe(true);
  await connection.close();
});

test('who goes on without being told is not told in a later turn', async () => {
  const { connection, time, start } = await device();
  const id = (await start().getState().startGame(ALONE)) ?? '';
  time.now += 1000;
  const store = start();
  await store.getState().resumeGame(id);
  const asked = () => store.getState().decision;
  while (asked()?.player !== 0) await new Promise((done) => setImmediate(done));
  expect(store.getState().returned).toBe(true);
  const first = asked()?.choices[0];
  if (first === undefined) throw new Error('Nothing is asked.');
  await store.getState().choose(first);
  expect(store.getState().returned).toBe(false);
  await connection.close();
});

test('an app that was out of sight for hours says so when it comes forward', async () => {
  const { connection, time, start } = await device();
  const store = start();
  await store.getState().startGame(ALONE);
  store.getState().lowerCurtain();
  time.now += HOUR;
  store.getState().comeForward();
  expect(store.getState().returned).toBe(false);
  store.getState().lowerCurtain();
  time.now += 2 * HOUR;
  store.getState().comeForward();
  expect(store.getState().returned).toBe(true);
  await connection.close();
});

test('with several people nothing is told before the curtain of the one who decides is open', async () => {
  const { connection, time, start } = await device();
  const first = start();
  const people = { participants: [person('Ana'), person('Bruno', 1)] };
  const id = (await first.getState().startGame(people)) ?? '';
  time.now += 1000;
  const store = start();
  await store.getState().resumeGame(id);
  expect(store.getState()).toMatchObject({ returned: true, holder: null, decision: null });
  const decides = store.getState().curtain?.for;
  store.getState().openCurtain();
  expect(store.getState()).toMatchObject({ returned: true, holder: decides });
  expect(store.getState().decision?.player).toBe(decides);
  await connection.close();
});
