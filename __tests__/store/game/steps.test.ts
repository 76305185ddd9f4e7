import type { Choice, GameState } from '@/engine';
import { eventFor, newGame, viewFor } from '@/engine';
import { createGameStore, randomAi } from '@/store/game';
import { memoryKeeper } from '@/store/saves/memory';
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

function slowTable() {
  const { keeper, watch } = watchedKeeper();
  return { store: newStore({ keeper, pace: 'normal' }), watch };
}

const participants = [person('Ada'), ai('Ren')];
const unasked = (view: object | null | undefined) => ({ ...view, decision: null, stack: null });

test('the deal is shown card by card, and ends at the dealt table', async () => {
  const { store, watch } = slowTable();
  await store.getState().startGame({ participants, seed: 'deal' });
  const state = watch.state as GameState;
  const { pending, view, decision } = store.getState();
  expect(decision).toBeNull();
  expect(view?.players[0]?.hand.count).toBe(1);
  expect(pending.filter((step) => step.event.type === 'move')).not.toHaveLength(0);
  const last = pending[pending.length - 1];
  expect(unasked(last?.view)).toEqual(unasked(viewFor(state, 0)));
  for (
    let [step] = store.getState().pending;
    step !== undefined;
    [step] = store.getState().pending
  ) {
    store.getState().stepShown(step.id);
  }
  expect(store.getState().log.map((entry) => entry.event)).toEqual(
    (() => {
      const events: Parameters<typeof eventFor>[0][] = [];
      newGame({ players: 2, seed: 'deal' }, events);
      return events.map((event) => eventFor(event, 0));
    })(),
  );
});

test('a choice is saved before any of it is shown', async () => {
  const { store, watch } = slowTable();
  await store.getState().startGame({ participants, seed: 'durable' });
  await untilAsked(store);
  let letGo = () => {};
  watch.hold = new Promise((resolve) => (letGo = resolve));
  const before = store.getState();
  const chosen = before.choose(before.decision?.choices[0] as never);
  await quiet();
  expect(store.getState()).toMatchObject({ busy: true, pending: [], choices: 0 });
  expect(store.getState().view).toBe(before.view);
  letGo();
  await chosen;
  expect(watch.saved).toBe(1);
  expect(store.getState().pending.length).toBeGreaterThan(0);
});

test('each step has the table right after it, and the question comes after the last', async () => {
  const { store, watch } = slowTable();
  await store.getState().startGame({ participants, seed: 'steps' });
  const pick = randomPlayer('steps');
  for (let i = 0; i < 25; i++) {
    await untilAsked(store);
    const { decision, choose, status } = store.getState();
    if (status === 'over' || decision === null) break;
    await choose(pick(decision));
    for (;;) {
      const [step, next] = store.getState().pending;
      if (step === undefined && store.getState().turnDone !== null) {
        store.getState().passTurn();
        continue;
      }
      if (step === undefined) break;
      expect(store.getState().decision).toBeNull();
      expect(step.view.decision).toBeNull();
      if (step.event.type === 'move' && step.event.to.zone === 'floor') {
        expect(step.view.floor).toContain(step.event.card);
      }
      const { length } = store.getState().log;
      store.getState().stepShown(step.id);
      const { view, log } = store.getState();
      expect(log).toHaveLength(length + 1);
      if (next !== undefined) expect(view).toBe(step.view);
    }
    const { view, holder } = store.getState();
    expect(unasked(view)).toEqual(unasked(viewFor(watch.state as GameState, holder ?? -1)));
  }
});

test('a turn begins with its morning, and never shows the night of the one before', async () => {
  const { store } = slowTable();
  await store.getState().startGame({ participants, seed: 'dawn' });
  const pick = randomPlayer('dawn');
  const dawns: string[] = [];
  for (let i = 0; i < 60 && dawns.length < 4; i++) {
    const { pending, decision, choose, stepShown, turnDone, passTurn } = store.getState();
    const [step] = pending;
    if (step !== undefined) {
      if (step.event.type === 'turn') dawns.push(step.view.phase);
      stepShown(step.id);
      i--;
    } else if (turnDone !== null) passTurn();
    else if (decision !== null) await choose(pick(decision));
    else await quiet();
  }
  expect(dawns).toEqual(['morning', 'morning', 'morning', 'morning']);
});

test('a tap finishes all that is being shown', async () => {
  const { store, watch } = slowTable();
  await store.getState().startGame({ participants: [person('Ada'), person('Ben')], seed: 'tap' });
  store.getState().openCurtain();
  store.getState().finishSteps();
  const { decision, choose, holder } = store.getState();
  await choose(decision?.choices[0] as never);
  store.getState().finishSteps();
  expect(store.getState().pending).toEqual([]);
  expect(store.getState().view).toEqual(viewFor(watch.state as GameState, holder as number));
  expect(store.getState().decision).not.toBeNull();
});

test('log entries are numbered without a gap and know their turn, phase and choice', async () => {
  const { store } = slowTable();
  await store.getState().startGame({ participants, seed: 'entries' });
  const pick = randomPlayer('entries');
  for (let i = 0; i < 30; i++) {
    await untilAsked(store);
    const { decision, choose } = store.getState();
    if (decision === null) break;
    await choose(pick(decision));
  }
  await untilAsked(store);
  const { log, choices } = store.getState();
  expect(log.map((entry) => entry.id)).toEqual(log.map((_, i) => i));
  let turn = 1;
  for (const entry of log) {
    if (entry.event.type === 'turn') turn = entry.event.turn;
    expect(entry.turn).toBe(turn);
    if (entry.event.type === 'phase') expect(entry.phase).toBe(entry.event.phase);
    if (entry.event.type === 'action' && entry.task !== null) {
      expect(entry.action).toBe(entry.event.index);
    }
    expect(entry.choice).toBeLessThanOrEqual(choices);
  }
});

test('the recap tells what the others did since the last turn, and no more', async () => {
  const { store } = slowTable();
  await store.getState().startGame({ participants, seed: 'recap' });
  const pick = randomPlayer('recap');
  let checked = 0;
  for (let i = 0; i < 60; i++) {
    await untilAsked(store);
    const { decision, recap, view, choose } = store.getState();
    if (decision === null) break;
    if (view !== null && view.turn > 2) {
      expect(new Set(recap.map((entry) => entry.turn))).toEqual(new Set([view.turn - 1]));
      expect(new Set(recap.map((entry) => entry.player))).toEqual(new Set([1]));
      checked++;
    }
    await choose(pick(decision));
  }
  expect(checked).toBeGreaterThan(10);
});

test('a past moment shows the table as it was shown then, to the same viewer', async () => {
  const { store } = slowTable();
  const tables = new Map<number, unknown>();
  const stop = store.subscribe(({ pending }) => {
    for (const { entry, view } of pending) if (entry.choice > 0) tables.set(entry.id, view);
  });
  await store.getState().startGame({ participants, seed: 'moment' });
  const pick = randomPlayer('moment');
  for (let i = 0; i < 40; i++) {
    await untilAsked(store);
    const { decision, choose } = store.getState();
    if (decision === null) break;
    await choose(pick(decision));
  }
  await untilAsked(store);
  stop();
  // More lines than choices: a choice may cause several events, a moment each.
  expect(tables.size).toBeGreaterThan(store.getState().choices);
  for (const [id, table] of tables) {
    store.getState().showPast(id);
    expect(store.getState().past?.view).toEqual(table);
  }
  store.getState().closePast();
  expect(store.getState().past).toBeNull();
});

test('what is played while the past of a resumed game is replayed joins its log in order', async () => {
  const keeper = memoryKeeper();
  const first = newStore({ keeper });
  const id = (await first.getState().startGame({ participants, seed: 'meanwhile' })) ?? '';
  await playOn(first, randomPlayer('meanwhile'), () => first.getState().choices >= 30);
  const known = first.getState().log.length;

  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const store = createGameStore({
    keeper,
    stopKeeping: () => undefined,
    ai: randomAi,
    scheduler: { pause: () => held },
    pace: () => 'normal',
    passing: () => 'alone',
    freshSeed: () => 'fresh',
  });
  await store.getState().resumeGame(id);
  await store.getState().choose(store.getState().decision?.choices[0] as Choice);
  expect(store.getState().log).toEqual([]);
  expect(store.getState().pending[0]?.entry.id).toBe(0);
  const steps = store.getState().pending.length;
  goOn();
  await quiet();
  const { log, pending } = store.getState();
  expect(log.map((entry) => entry.id)).toEqual([...Array(known).keys()]);
  expect(pending.map((step) => step.entry.id)).toEqual(
    Array.from({ length: steps }, (_, i) => known + i),
  );
});
