/** The running game on the real database, killed and relaunched. */
import { createKeeper } from '@/store/saves/keeper';
import { openSaves } from '@/store/saves/open';
import { newStore, person, ai, playOn, randomPlayer, untilAsked } from '../game/support';
import { killed, tempFolder } from './support';

async function open(folder: ReturnType<typeof tempFolder>) {
  const { connection } = await openSaves(folder.open);
  const keeper = createKeeper(connection, () => Date.now());
  return { connection, store: newStore({ keeper }) };
}

/** The history of a resumed game is replayed in slices. */
async function remembered(store: Awaited<ReturnType<typeof open>>['store'], entries: number) {
  for (let i = 0; i < 1000 && store.getState().log.length < entries; i++) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test.each([
  ['two persons', [person('Ada'), person('Ben')]],
  ['one person and two AIs', [person('Ada'), ai('Ren'), ai('Rin')]],
])(
  'a relaunch brings back table, question, log, recap and undo: %s',
  async (name, participants) => {
    const folder = tempFolder();
    const { connection, store } = await open(folder);
    const id = (await store.getState().startGame({ participants, seed: name })) as string;
    const pick = randomPlayer(name);
    for (let round = 0; round < 6; round++) {
      const goal = store.getState().choices + 9;
      await playOn(store, pick, () => store.getState().choices >= goal);
      const before = store.getState();
      if (before.status === 'over') break;
      const after = killed(folder);
      const there = await open(after);
      expect(await there.store.getState().resumeGame(id)).toBe(true);
      await untilAsked(there.store);
      await remembered(there.store, before.log.length);
      const { decision, view, scores, log, recap, undo, choices } = there.store.getState();
      expect({ decision, view, scores, recap, undo, choices }).toEqual({
        decision: before.decision,
        view: before.view,
        scores: before.scores,
        recap: before.recap,
        undo: before.undo,
        choices: before.choices,
      });
      expect(log).toEqual(before.log);
      await there.connection.close();
      after.remove();
    }
    await connection.close();
    folder.remove();
  },
  30_000,
);

test('what is chosen while the past is still being gone through joins on', async () => {
  const folder = tempFolder();
  const { connection, store } = await open(folder);
  const participants = [person('Ada'), ai('Ren')];
  // The computer's seed is the game's id: a fixed one always gives the same game.
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const id = (await store.getState().startGame({ participants, seed: 'joins' })) as string;
  chance.mockRestore();
  await playOn(store, randomPlayer('joins'), () => store.getState().choices >= 60);
  const { decision } = store.getState();
  const entries = store.getState().log.length;
  await store.getState().leave();
  await store.getState().resumeGame(id);
  await untilAsked(store);
  expect(store.getState().decision).toEqual(decision);
  await store.getState().choose(randomPlayer('on')(decision as never));
  await remembered(store, entries + 1);
  await untilAsked(store);
  const { log } = store.getState();
  expect(log.length).toBeGreaterThan(entries);
  expect(log.map((entry) => entry.id)).toEqual(log.map((_, i) => i));
  await connection.close();
  folder.remove();
});

test('a game that is not there is an error, and the store can open another', async () => {
  const folder = tempFolder();
  const { connection, store } = await open(folder);
  expect(await store.getState().resumeGame('nowhere')).toBe(false);
  expect(store.getState()).toMatchObject({ status: 'error', fault: { code: 'gameMissing' } });
  const participants = [person('Ada'), ai('Ren')];
  expect(await store.getState().startGame({ participants, seed: 'other' })).not.toBeNull();
  expect(store.getState()).toMatchObject({ status: 'playing', fault: null });
  await connection.close();
  folder.remove();
});

test('a finished game opens as finished', async () => {
  const folder = tempFolder();
  const { connection, store } = await open(folder);
  const participants = [person('Ada'), person('Ben')];
  const id = (await store.getState().startGame({ participants, seed: 'done' })) as string;
  await playOn(store, randomPlayer('done'));
  const { result } = store.getState();
  await store.getState().resumeGame(id);
  expect(store.getState()).toMatchObject({ status: 'over', curtain: null, decision: null });
  expect(store.getState().result).toEqual(result);
  await connection.close();
  folder.remove();
}, 30_000);
