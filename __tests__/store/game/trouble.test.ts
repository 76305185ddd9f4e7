/** A failing storage blocks nothing for good: what failed is retried, or goes on unsaved. */
import type { Choice } from '@/engine';
import type { AiPlayer, LoadedGame } from '@/store/game';
import { randomAi } from '@/store/game';
import { SaveError } from '@/store/saves/faults';
import { memoryKeeper } from '@/store/saves/memory';
import { ai, newStore, person, quiet, untilAsked, watchedKeeper } from './support';

const participants = [person('Ada'), ai('Ren')];
const SILENT = new SaveError('noAnswer', 'no answer in 8 s');

test('another try makes the choice that failed', async () => {
  const { keeper, watch } = watchedKeeper();
  const store = newStore({ keeper });
  await store.getState().startGame({ participants, seed: 'again' });
  await untilAsked(store);
  const { decision, choose, choices: before } = store.getState();
  watch.fail = SILENT;
  expect(await choose(decision?.choices[0] as Choice)).toBe(false);
  expect(store.getState()).toMatchObject({ fault: { code: 'noAnswer' }, choices: before });
  watch.fail = null;
  store.getState().retry();
  await quiet();
  expect(store.getState().fault).toBeNull();
  expect(store.getState().choices).toBeGreaterThan(before);
  await untilAsked(store);
  // Made once: a later try has nothing to do.
  const { choices } = store.getState();
  store.getState().retry();
  await quiet();
  expect(store.getState().choices).toBe(choices);
});

test('after a closed fault the question stands, and nothing is done by itself', async () => {
  const { keeper, watch } = watchedKeeper();
  const store = newStore({ keeper });
  await store.getState().startGame({ participants, seed: 'closed' });
  await untilAsked(store);
  const { choices } = store.getState();
  watch.fail = SILENT;
  await store.getState().choose(store.getState().decision?.choices[0] as Choice);
  watch.fail = null;
  store.getState().dismissFault();
  store.getState().retry();
  await quiet();
  expect(store.getState()).toMatchObject({ choices, fault: null });
  expect(store.getState().decision).not.toBeNull();
});

test('the game in play is handed over whole when it goes on unsaved', async () => {
  const { keeper, watch } = watchedKeeper();
  const handed: (LoadedGame | null)[] = [];
  const stopKeeping = (playing: LoadedGame | null) => {
    handed.push(playing);
    watch.fail = null;
  };
  const store = newStore({ keeper, stopKeeping });
  const id = await store.getState().startGame({ participants, seed: 'unsaved' });
  await untilAsked(store);
  await store.getState().choose(store.getState().decision?.choices[0] as Choice);
  await untilAsked(store);
  const before = store.getState().choices;
  watch.fail = SILENT;
  await store.getState().choose(store.getState().decision?.choices[0] as Choice);
  store.getState().playUnkept();
  await quiet();
  expect(handed).toMatchObject([{ id, base: null }]);
  expect(handed[0]?.choices).toHaveLength(before);
  expect(store.getState().choices).toBeGreaterThan(before);
});

/** A storage that opens only when told to. */
function closedKeeper() {
  const inner = memoryKeeper();
  const is = { closed: true };
  const opened = async () => {
    if (is.closed) throw SILENT;
    return inner;
  };
  const keeper = {
    ...inner,
    create: async (...all: Parameters<typeof inner.create>) => (await opened()).create(...all),
    load: async (id: string) => (await opened()).load(id),
  };
  return { keeper, is, inner };
}

test('whoever asked for a game gets it with the next try', async () => {
  const { keeper, is } = closedKeeper();
  const store = newStore({ keeper });
  const asked = store.getState().startGame({ participants, seed: 'waits' });
  await quiet();
  expect(store.getState()).toMatchObject({ status: 'loading', fault: { code: 'noAnswer' } });
  store.getState().retry();
  await quiet();
  expect(store.getState().fault?.code).toBe('noAnswer');
  is.closed = false;
  store.getState().retry();
  expect(await asked).not.toBeNull();
  expect(store.getState()).toMatchObject({ status: 'playing', fault: null });
});

test('a second tap takes the place of what waits, and closing lets it be', async () => {
  const { keeper, is } = closedKeeper();
  const store = newStore({ keeper });
  const first = store.getState().startGame({ participants, seed: 'first' });
  await quiet();
  const second = store.getState().startGame({ participants, seed: 'second' });
  expect(await first).toBeNull();
  await quiet();
  store.getState().dismissFault();
  expect(await second).toBeNull();
  expect(store.getState()).toMatchObject({ status: 'error', fault: null });
  is.closed = false;
  expect(await store.getState().startGame({ participants, seed: 'third' })).not.toBeNull();
});

test('without its storage a new game begins unsaved, and a saved one is let be', async () => {
  const { keeper, is } = closedKeeper();
  const stopKeeping = () => {
    is.closed = false;
  };
  const store = newStore({ keeper, stopKeeping });
  const begun = store.getState().startGame({ participants, seed: 'begun' });
  await quiet();
  store.getState().playUnkept();
  const id = await begun;
  expect(id).not.toBeNull();
  await store.getState().leave();
  is.closed = true;
  const resumed = store.getState().resumeGame(id ?? '');
  await quiet();
  store.getState().playUnkept();
  expect(await resumed).toBe(false);
  expect(store.getState()).toMatchObject({ status: 'error', fault: null });
});

test('a computer whose part of the app is not loaded plays nothing by chance: it thinks with the next try', async () => {
  let lost = true;
  const lame: AiPlayer = {
    think: (question) => ({
      ...randomAi.think(question),
      step: () => {
        if (lost) throw new SaveError('noComputer', 'Loading module failed.');
        return true;
      },
    }),
  };
  const store = newStore({ ai: lame });
  await store.getState().startGame({ participants: [ai('Ren'), ai('Ume')], seed: 'lame' });
  await quiet();
  const told = { fault: { code: 'noComputer' }, thinking: null, choices: 0 };
  expect(store.getState()).toMatchObject(told);
  // Still not there: said again, dismissed or not.
  store.getState().dismissFault();
  await quiet();
  expect(store.getState()).toMatchObject(told);
  lost = false;
  store.getState().retry();
  await quiet();
  expect(store.getState().fault).toBeNull();
  expect(store.getState().choices).toBeGreaterThan(0);
});
