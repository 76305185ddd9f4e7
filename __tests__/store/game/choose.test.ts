import type { Choice } from '@/engine';
import type { AiPlayer } from '@/store/game';
import { randomAi } from '@/store/game';
import {
  ai,
  newStore,
  person,
  playOn,
  quiet,
  randomPlayer,
  untilAsked,
  watchedKeeper,
} from './support';

const participants = [person('Ada'), ai('Ren')];

test('a double tap chooses once', async () => {
  const { keeper, watch } = watchedKeeper();
  const store = newStore({ keeper });
  await store
    .getState()
    .startGame({ participants: [person('Ada'), person('Ben')], seed: 'double' });
  await untilAsked(store);
  const { decision, choose } = store.getState();
  const tap = decision?.choices[0] as Choice;
  expect(await Promise.all([choose(tap), choose(tap), choose(tap)])).toEqual([true, false, false]);
  expect(watch.saved).toBe(1);
});

test('what is not offered is ignored', async () => {
  const { keeper, watch } = watchedKeeper();
  const store = newStore({ keeper });
  await store.getState().startGame({ participants, seed: 'offered' });
  await untilAsked(store);
  expect(await store.getState().choose({ do: 'wing', wing: 'gallery' })).toBe(false);
  expect(watch.saved).toBe(store.getState().choices);
});

test('a failing write changes nothing, says so, and the choice can be made again', async () => {
  const { keeper, watch } = watchedKeeper();
  const store = newStore({ keeper });
  await store.getState().startGame({ participants, seed: 'failing' });
  await untilAsked(store);
  const before = store.getState();
  const choice = before.decision?.choices[0] as Choice;
  watch.fail = new Error('SQLITE_FULL: database or disk is full');
  expect(await before.choose(choice)).toBe(false);
  const after = store.getState();
  expect(after.fault?.code).toBe('full');
  expect(after).toMatchObject({ busy: false, choices: before.choices });
  expect(after.decision).toBe(before.decision);
  expect(after.view).toBe(before.view);
  watch.fail = null;
  expect(await after.choose(choice)).toBe(true);
  expect(store.getState().fault).toBeNull();
});

test.each(['retry', 'dismissFault'] as const)(
  'a write that fails in the turn of an AI is tried again: %s',
  async (way) => {
    const { keeper, watch } = watchedKeeper();
    const store = newStore({ keeper });
    await store.getState().startGame({ participants, seed: 'retry' });
    await playOn(store, randomPlayer('retry'), () => store.getState().choices > 10);
    const pick = randomPlayer('until the AI');
    // Until the AI is to move; from then on the disk fails.
    while (store.getState().decision !== null) {
      await store.getState().choose(pick(store.getState().decision as never));
    }
    watch.fail = new Error('database is locked');
    for (let i = 0; i < 50 && store.getState().fault === null; i++) await quiet();
    expect(store.getState()).toMatchObject({ fault: { code: 'locked' }, thinking: null });
    // It fails again: that is said again, and the game does not stop silently.
    store.getState()[way]();
    for (let i = 0; i < 50 && store.getState().fault === null; i++) await quiet();
    expect(store.getState().fault?.code).toBe('locked');
    watch.fail = null;
    store.getState()[way]();
    await untilAsked(store);
    expect(store.getState().fault).toBeNull();
    expect(store.getState().decision).not.toBeNull();
  },
);

test('a second tap on the start makes no second game', async () => {
  const { keeper } = watchedKeeper();
  const made: string[] = [];
  const create: typeof keeper.create = async (...all) => {
    const id = await keeper.create(...all);
    made.push(id);
    return id;
  };
  const store = newStore({ keeper: { ...keeper, create } });
  const { startGame } = store.getState();
  const ids = await Promise.all([startGame({ participants }), startGame({ participants })]);
  expect(ids).toEqual([made[0], null]);
  const { resumeGame } = store.getState();
  expect(await Promise.all([resumeGame(made[0] as string), resumeGame('x')])).toEqual([
    true,
    false,
  ]);
  expect(made).toHaveLength(1);
  expect(store.getState()).toMatchObject({ status: 'playing', fault: null });
});

test('left in the middle of praying the rest, what is saved stays, and nothing more is prayed', async () => {
  const { keeper, watch } = watchedKeeper();
  const store = newStore({ keeper });
  const { startGame } = store.getState();
  const id = (await startGame({
    participants: [person('Ada'), person('Ben')],
    seed: 'rest',
  })) as string;
  const pick = randomPlayer('rest');
  const hasRest = () => {
    const { decision } = store.getState();
    const canPray = decision?.choices.some((c) => c.do === 'pray') === true;
    const left = (decision?.task?.total ?? 0) - (decision?.task?.begun ?? 0);
    return canPray && decision?.kind === 'action' && left > 0;
  };
  await playOn(store, pick, hasRest);
  expect(hasRest()).toBe(true);
  const before = watch.saved;
  let letGo = () => {};
  watch.hold = new Promise((resolve) => (letGo = resolve));
  const praying = store.getState().prayRest();
  await store.getState().leave();
  watch.hold = null;
  letGo();
  await praying;
  await quiet();
  expect(watch.saved).toBe(before + 1);
  await store.getState().resumeGame(id);
  await untilAsked(store);
  const { decision, choose } = store.getState();
  expect(await choose(decision?.choices[0] as Choice)).toBe(true);
});

test('praying the rest stops where something else is asked', async () => {
  const { keeper } = watchedKeeper();
  const store = newStore({ keeper });
  await store.getState().startGame({ participants: [person('Ada'), person('Ben')], seed: 'rest' });
  const pick = randomPlayer('rest');
  let several = 0;
  for (let i = 0; i < 300 && store.getState().status !== 'over'; i++) {
    await untilAsked(store);
    const { decision, choices, choose, prayRest, view } = store.getState();
    if (decision === null) break;
    const queue = decision.task;
    const canPray = decision.kind === 'action' && decision.choices.some((c) => c.do === 'pray');
    // Uses single actions, so that helpers come and prayers remain.
    if (!canPray || (queue?.total ?? 1) === 1) {
      await choose(pick(decision));
      continue;
    }
    await prayRest();
    await untilAsked(store);
    const after = store.getState();
    const prayed = after.choices - choices;
    const left = queue === null ? 1 : queue.total - queue.begun + 1;
    expect(prayed).toBeGreaterThan(0);
    expect(prayed).toBeLessThanOrEqual(left);
    if (prayed > 1) several++;
    const stillThere =
      after.decision?.kind === 'action' &&
      after.view?.turn === view?.turn &&
      after.decision.task?.owner === queue?.owner;
    expect(stillThere).toBe(false);
  }
  expect(several).toBeGreaterThan(0);
});

test('an AI that fails, or answers nonsense, does not hold up the game', async () => {
  const broken: AiPlayer = {
    think: (question) => {
      if (question.view.turn % 3 === 0) throw new Error('no idea');
      if (question.view.turn % 3 === 1) {
        return { step: () => true, best: () => ({ do: 'copy', card: 99 }) };
      }
      return randomAi.think(question);
    },
  };
  const store = newStore({ ai: broken });
  await store.getState().startGame({ participants, seed: 'broken' });
  await playOn(store, randomPlayer('broken'));
  expect(store.getState()).toMatchObject({ status: 'over', fault: null });
});

test('an AI thinks in slices between pauses, and is given a view of its own seat', async () => {
  const slices: number[] = [];
  const viewers = new Set<number>();
  const slow: AiPlayer = {
    think: (question) => {
      viewers.add(question.view.viewer);
      let left = 5;
      return {
        step: (ms) => {
          slices.push(ms);
          return --left === 0;
        },
        best: () => randomAi.think(question).best(),
      };
    },
  };
  const store = newStore({ ai: slow });
  const thinking = new Set<number | null>();
  store.subscribe((s) => thinking.add(s.thinking));
  await store.getState().startGame({ participants, seed: 'slices' });
  await playOn(store, randomPlayer('slices'), () => store.getState().choices > 20);
  expect(Math.max(...slices)).toBeLessThanOrEqual(8);
  expect(viewers).toEqual(new Set([1]));
  expect(thinking).toEqual(new Set([null, 1]));
});

test('an AI that is left alone stops thinking', async () => {
  let steps = 0;
  const endless: AiPlayer = {
    think: (question) => ({
      step: () => {
        steps++;
        return false;
      },
      best: () => randomAi.think(question).best(),
    }),
  };
  const store = newStore({ ai: endless });
  await store.getState().startGame({ participants: [ai('Ren'), ai('Rin')], seed: 'endless' });
  await quiet();
  await store.getState().leave();
  const { status } = store.getState();
  const before = steps;
  await quiet();
  expect(status).toBe('none');
  expect(steps - before).toBeLessThanOrEqual(1);
});

test('AIs alone play a whole game for spectators', async () => {
  const store = newStore();
  await store
    .getState()
    .startGame({ participants: [ai('Ren'), ai('Rin'), ai('Rei')], seed: 'alone' });
  await playOn(store, randomPlayer('nobody'));
  expect(store.getState()).toMatchObject({ status: 'over', holder: null, curtain: null });
});
