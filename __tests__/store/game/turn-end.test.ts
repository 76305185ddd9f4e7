/** The end of a turn stays until it is passed, and can be undone until somebody else decides. */
import type { GameState } from '@/engine';
import { serialize, SPECTATOR, viewFor } from '@/engine';
import { startApp } from '@/store/app';
import type { GameKeeper, Participant, Passing } from '@/store/game';
import { randomAi } from '@/store/game';
import { memoryKeeper } from '@/store/saves/memory';
import {
  ai,
  newStore,
  person,
  quiet,
  randomPlayer,
  untilAsked,
  watchedKeeper,
  type TestStore,
} from './support';

const two = [person('Ada'), person('Ben')];
const mixed = [person('Ada'), ai('Ren'), person('Ben')];
const alone = [person('Ada'), ai('Ren')];

interface Ended {
  store: TestStore;
  keeper: GameKeeper;
  watch: ReturnType<typeof watchedKeeper>['watch'];
  state: () => GameState;
  id: string;
  /** The game before the choice that ended the turn. */
  before: string;
  player: number;
}

/** A table where a person's turn has just ended by an undoable choice. */
async function turnDone(
  participants: Participant[],
  pace: 'instant' | 'normal' = 'instant',
  passing: Passing = 'never',
): Promise<Ended> {
  for (let seed = 0; seed < 60; seed++) {
    const { keeper, watch } = watchedKeeper();
    const store = newStore({ keeper, pace, passing });
    const id = (await store.getState().startGame({ participants, seed: `end ${seed}` })) ?? '';
    const pick = randomPlayer(`end ${seed}`);
    const states = new Map<number, string>();
    for (let i = 0; i < 60; i++) {
      await untilAsked(store);
      const { decision, holder, choices } = store.getState();
      if (decision === null || holder === null) break;
      states.set(choices, serialize(watch.state as GameState));
      await store.getState().choose(pick(decision));
      store.getState().finishSteps();
      const { turnDone: done, undo } = store.getState();
      const state = () => watch.state as GameState;
      if (done === null || !undo.can || done.next === holder) continue;
      const before = states.get(store.getState().choices - undo.choices);
      if (before !== undefined) return { store, keeper, watch, state, id, before, player: holder };
    }
  }
  throw new Error('No turn ended with a choice that can be undone');
}

test('the turn stays on the table, with what is new in the hand, until it is passed', async () => {
  const { store, state, player } = await turnDone(two);
  const { turnDone: done, holder, curtain, view, log, decision } = store.getState();
  expect({ holder, curtain, decision }).toEqual({ holder: player, curtain: null, decision: null });
  expect(done).toMatchObject({ player, next: state().current, byItself: false });
  expect(view?.current).toBe(player);
  expect(log.at(-1)?.player).toBe(player);
  store.getState().passTurn();
  const passed = store.getState();
  expect(passed.curtain).toEqual({ for: state().current });
  expect(passed.turnDone).toBeNull();
  expect(passed.view).toEqual(viewFor(state(), SPECTATOR));
  expect(passed.log.length).toBeGreaterThan(log.length);
});

test('names the cards that came into the hand at night', async () => {
  const { keeper, watch } = watchedKeeper();
  const store = newStore({ keeper });
  await store.getState().startGame({ participants: two, seed: 'gathered' });
  const pick = randomPlayer('gathered');
  let gathered = 0;
  for (let i = 0; i < 80 && gathered < 5; i++) {
    await untilAsked(store);
    const before = store.getState();
    if (before.decision === null) break;
    const known = before.view?.players[before.decision.player]?.hand.known ?? [];
    await before.choose(pick(before.decision));
    const { turnDone: done, view } = store.getState();
    if (done === null || done.gathered.length === 0) continue;
    gathered++;
    const hand = view?.players[done.player]?.hand.known;
    for (const card of done.gathered) {
      expect(hand).toContain(card);
      expect(known).not.toContain(card);
      expect((watch.state as GameState).players[done.player]?.hand).toContain(card);
    }
  }
  expect(gathered).toBe(5);
});

test('undone at the end of the turn, it is the very question of before; and it can be redone', async () => {
  const { store, state, before } = await turnDone(two);
  const after = serialize(state());
  expect(await store.getState().undoChoice()).toBe(true);
  expect(serialize(state())).toBe(before);
  expect(store.getState().decision).not.toBeNull();
  expect(store.getState().turnDone).toBeNull();
  expect(await store.getState().redoChoice()).toBe(true);
  expect(serialize(state())).toBe(after);
  expect(store.getState().turnDone).not.toBeNull();
});

test.each([
  ['a person', two],
  ['a computer', mixed],
])(
  'after the pass to %s only behind the own name, and then it can be redone',
  async (_, participants) => {
    const { store, state, before, player } = await turnDone(participants);
    const after = serialize(state());
    // A computer would decide as soon as the test awaits.
    store.getState().passTurn();
    const passed = store.getState();
    expect(passed.takeBack).toBe(player);
    expect(passed.holder).toBeNull();
    expect(passed.undo).toEqual({ can: false, why: 'otherPlayer', player });
    expect(await passed.undoChoice()).toBe(false);
    passed.offerBack();
    expect(store.getState().curtain).toEqual({ for: player, back: true });
    expect(serialize(state())).toBe(after);
    expect(store.getState().view).toEqual(viewFor(state(), SPECTATOR));
    store.getState().openCurtain();
    await quiet();
    expect(serialize(state())).toBe(before);
    const back = store.getState();
    expect(back.holder).toBe(player);
    expect(back.decision?.player).toBe(player);
    expect(await back.redoChoice()).toBe(true);
    expect(serialize(state())).toBe(after);
  },
);

test('whoever thinks better of it leaves it, and the next person is next again', async () => {
  const { store, state } = await turnDone(two);
  const after = serialize(state());
  store.getState().passTurn();
  const { curtain } = store.getState();
  store.getState().offerBack();
  store.getState().passTurn();
  expect(store.getState().curtain).toEqual(curtain);
  expect(serialize(state())).toBe(after);
});

test('it can be taken back until somebody else decides, though they have looked, and after a kill', async () => {
  const { store, keeper, id, state, before, player } = await turnDone(two);
  store.getState().passTurn();
  store.getState().openCurtain();
  expect(store.getState().takeBack).toBeNull();
  expect(store.getState().undo).toEqual({ can: false, why: 'otherPlayer', player });
  expect(await store.getState().undoChoice()).toBe(false);
  store.getState().lowerCurtain();
  expect(store.getState().takeBack).toBe(player);

  const relaunched = newStore({ keeper });
  await relaunched.getState().resumeGame(id);
  await quiet();
  expect(relaunched.getState().curtain).toEqual({ for: state().current });
  expect(relaunched.getState().takeBack).toBe(player);
  relaunched.getState().offerBack();
  relaunched.getState().openCurtain();
  await quiet();
  expect(serialize(state())).toBe(before);

  const other = await turnDone(two);
  other.store.getState().passTurn();
  await untilAsked(other.store);
  const { decision, choose } = other.store.getState();
  await choose(randomPlayer('other')(decision as never));
  other.store.getState().lowerCurtain();
  expect(other.store.getState().takeBack).not.toBe(other.player);
});

test('what cannot be saved is not taken back: the turn is still done, and says why', async () => {
  const { store, state, before, watch } = await turnDone(two);
  const after = serialize(state());
  store.getState().passTurn();
  store.getState().offerBack();
  watch.fail = new Error('database is locked');
  store.getState().openCurtain();
  await quiet();
  expect(store.getState().fault).not.toBeNull();
  expect(store.getState().turnDone).not.toBeNull();
  expect(serialize(state())).toBe(after);
  watch.fail = null;
  expect(await store.getState().undoChoice()).toBe(true);
  expect(serialize(state())).toBe(before);
});

test('while a computer plays, all hands are down; who plays alone keeps theirs', async () => {
  for (const participants of [mixed, alone]) {
    const { keeper } = watchedKeeper();
    const store = newStore({ keeper, pace: 'normal' });
    const seen = new Set<number | null>();
    store.subscribe(({ holder, view, thinking }) => {
      if (thinking !== null || view?.current === 1) seen.add(holder);
    });
    await store.getState().startGame({ participants, seed: 'down' });
    for (let i = 0; i < 30; i++) {
      await untilAsked(store);
      const { decision, choose } = store.getState();
      if (decision === null) break;
      await choose(randomPlayer(`${i}`)(decision));
    }
    expect([...seen]).toEqual([participants === mixed ? null : 0]);
  }
});

test('in the background it is covered for the same person, and still done when they come back', async () => {
  const { store, player } = await turnDone(two);
  const done = store.getState().turnDone;
  store.getState().lowerCurtain();
  expect(store.getState()).toMatchObject({ curtain: { for: player }, turnDone: null });
  store.getState().openCurtain();
  expect(store.getState().turnDone).toEqual(done);
  expect(store.getState().undo.can).toBe(true);
});

test.each([
  ['alone', alone, 'holder'],
  ['with others', mixed, 'curtain'],
])(
  'killed before a computer is let play, it is the end of the same turn again: %s',
  async (_, participants) => {
    const { keeper, id, state, player, before } = await turnDone(participants);
    const relaunched = newStore({ keeper, passing: 'never' });
    await relaunched.getState().resumeGame(id);
    await quiet();
    if (participants === mixed) {
      expect(relaunched.getState().curtain).toEqual({ for: player });
      relaunched.getState().openCurtain();
    }
    expect(relaunched.getState().turnDone).toMatchObject({ player, next: state().current });
    expect(relaunched.getState().view?.current).toBe(player);
    expect(await relaunched.getState().undoChoice()).toBe(true);
    expect(serialize(state())).toBe(before);
  },
);

test('it passes by itself for who plays alone, or as the settings say', async () => {
  const byItself = async (participants: Participant[], passing: Passing) =>
    (await turnDone(participants, 'normal', passing)).store.getState().turnDone?.byItself;
  expect(await byItself(alone, 'alone')).toBe(true);
  expect(await byItself(alone, 'never')).toBe(false);
  expect(await byItself(two, 'alone')).toBe(false);
  expect(await byItself(two, 'always')).toBe(true);
  // With moves shown at once there is nothing to wait for.
  const store = newStore({ pace: 'instant', passing: 'alone' });
  let paused = false;
  store.subscribe((now) => (paused ||= now.turnDone !== null));
  await store.getState().startGame({ participants: alone, seed: 'at once' });
  const pick = randomPlayer('at once');
  for (let i = 0; i < 30; i++) {
    await untilAsked(store);
    const { decision, choose } = store.getState();
    if (decision === null) break;
    await choose(pick(decision));
  }
  expect(paused).toBe(false);
});

test('in the first game a turn waits for its button, though it passes by itself in any other', async () => {
  for (const isFirst of [false, true]) {
    const { game, learn } = startApp({
      keeper: memoryKeeper(),
      ai: randomAi,
      pace: () => 'normal',
      passing: () => 'alone',
    });
    const id = await game.getState().startGame({ participants: alone, seed: 'newcomer' });
    if (isFirst) learn.getState().coach(id ?? '');
    const pick = randomPlayer('newcomer');
    for (let i = 0; i < 60 && game.getState().turnDone === null; i++) {
      const { decision, pending, choose, finishSteps } = game.getState();
      if (pending.length > 0) finishSteps();
      else if (decision !== null) await choose(pick(decision));
      else await quiet();
    }
    expect(game.getState().turnDone).toMatchObject({ player: 0, byItself: !isFirst });
  }
});
