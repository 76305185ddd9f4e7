import type { GameState } from '@/engine';
import { HIDDEN, SPECTATOR, viewFor } from '@/engine';
import {
  ai,
  newStore,
  person,
  playOn,
  randomPlayer,
  untilAsked,
  watchedKeeper,
  type TestStore,
} from './support';

const three = [person('Ada'), ai('Ren'), person('Ben')];

function table(pace: 'instant' | 'normal' = 'instant') {
  const { keeper, watch } = watchedKeeper();
  return { store: newStore({ keeper, pace }), watch };
}

/** Only the spectator's view, and no card in the log that not everybody has seen. */
function expectNothingHidden(store: TestStore, state: GameState) {
  const { view, log, recap, pending, decision, past, selection } = store.getState();
  expect(view).toEqual(viewFor(state, SPECTATOR));
  for (const hand of view?.players.flatMap((p) => [p.hand, p.waiting]) ?? []) {
    for (const card of hand.known) expect(view?.revealed).toContain(card);
  }
  for (const { event } of [...log, ...recap]) {
    if (event.type === 'move' && event.seenBy !== 31) expect(event.card).toBe(HIDDEN);
  }
  expect({ pending, decision, moment: past, selection }).toEqual({
    pending: [],
    decision: null,
    moment: null,
    selection: null,
  });
}

test('is down before the first hand is shown, and names who is next', async () => {
  const { store, watch } = table();
  await store.getState().startGame({ participants: three, seed: 'first' });
  const state = watch.state as GameState;
  const { curtain, holder } = store.getState();
  const next = state.current === 1 ? 2 : state.current;
  expect({ curtain, holder }).toEqual({ curtain: { for: next }, holder: null });
  expectNothingHidden(store, state);
});

test('nothing hidden is in the public state whenever it is down, through a whole game', async () => {
  const { store, watch } = table();
  let curtains = 0;
  store.subscribe((now, before) => {
    if (now.curtain === null || now.view === before.view) return;
    curtains++;
    expectNothingHidden(store, watch.state as GameState);
  });
  await store.getState().startGame({ participants: three, seed: 'hidden' });
  await playOn(store, randomPlayer('hidden'));
  expect(curtains).toBeGreaterThan(10);
});

test('between the changes of one hand-over no other hand is in the state either', async () => {
  const { store } = table();
  const seen: string[] = [];
  store.subscribe(({ holder, view, curtain }) => {
    if (view !== null && holder !== null && view.viewer !== holder && view.viewer !== SPECTATOR) {
      seen.push(`${view.viewer} while ${holder} holds it`);
    }
    if (view !== null && curtain !== null && view.viewer !== SPECTATOR) {
      seen.push(`${view.viewer} behind the curtain`);
    }
  });
  await store.getState().startGame({ participants: three, seed: 'between' });
  await playOn(store, randomPlayer('between'), () => store.getState().choices > 60);
  expect(seen).toEqual([]);
});

test('comes down whenever the person who decides changes', async () => {
  const { store } = table();
  await store
    .getState()
    .startGame({ participants: [person('Ada'), person('Ben')], seed: 'change' });
  let holder: number | null = null;
  let changes = 0;
  for (let i = 0; i < 120; i++) {
    const { curtain } = store.getState();
    if (curtain !== null) {
      expect(curtain.for).not.toBe(holder);
      changes++;
      store.getState().openCurtain();
      holder = store.getState().holder;
    }
    await untilAsked(store);
    const { decision, status } = store.getState();
    if (status === 'over') break;
    if (decision === null) continue;
    expect(decision.player).toBe(store.getState().holder);
    await store.getState().choose(randomPlayer(`${i}`)(decision));
    store.getState().passTurn();
  }
  expect(changes).toBeGreaterThan(4);
});

test('comes down when the app goes to the background, and the same question is behind it', async () => {
  const { store, watch } = table('normal');
  await store.getState().startGame({ participants: three, seed: 'away' });
  await untilAsked(store);
  const { decision, holder } = store.getState();
  store.getState().select(decision?.choices[0]?.card ?? 3);
  store.getState().showPast(0);
  store.getState().lowerCurtain();
  expect(store.getState().curtain).toEqual({ for: holder });
  expectNothingHidden(store, watch.state as GameState);
  store.getState().openCurtain();
  expect(store.getState().decision).toEqual(decision);
});

test('a choice that was being saved when the curtain came down stays behind it', async () => {
  const { store, watch } = table('normal');
  await store.getState().startGame({ participants: three, seed: 'saving' });
  await untilAsked(store);
  let letGo = () => {};
  watch.hold = new Promise((resolve) => (letGo = resolve));
  const { decision, choose, lowerCurtain } = store.getState();
  const chosen = choose(decision?.choices[0] as never);
  lowerCurtain();
  letGo();
  expect(await chosen).toBe(true);
  expect(store.getState().curtain).not.toBeNull();
  expectNothingHidden(store, watch.state as GameState);
});

test('there is none with one person at the table, not even after the background', async () => {
  const { store } = table();
  let seen = false;
  store.subscribe(({ curtain }) => (seen ||= curtain !== null));
  await store.getState().startGame({ participants: [ai('Ren'), person('Ada')], seed: 'alone' });
  await playOn(store, randomPlayer('alone'), () => {
    store.getState().lowerCurtain();
    return store.getState().choices > 40;
  });
  expect({ seen, holder: store.getState().holder }).toEqual({ seen: false, holder: 1 });
});

test('the AI waits while it is down', async () => {
  const { store, watch } = table();
  await store.getState().startGame({ participants: three, seed: 'wait' });
  await playOn(store, randomPlayer('wait'), () => store.getState().choices > 5);
  store.getState().lowerCurtain();
  const { saved } = watch;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(watch.saved).toBe(saved);
});
