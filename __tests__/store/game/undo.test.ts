import type { Choice, GameState } from '@/engine';
import { apply, decision, serialize, viewFor } from '@/engine';
import { nextInt, seededRng } from '@/engine/rng';
import { isSealed } from '@/store/game/undo';
import { permuteUnseen } from '../../../scripts/fuzz/permute';
import { randomGame } from '../saves/support';
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

const two = [person('Ada'), person('Ben')];

/**
 * The heart of the rule: a choice that can be undone has told its decider nothing. In every other
 * world that looked the same to them before it, it looks the same after it too.
 */
test('a choice that can be undone shows the same in every world its decider thinks possible', () => {
  const rng = seededRng('worlds');
  let free = 0;
  let sealed = 0;
  for (let round = 0; round < 12; round++) {
    const game = randomGame(`undo ${round}`, 2 + (round % 4));
    game.choices.forEach((choice, i) => {
      const before = game.states[i] as GameState;
      const player = before.current;
      const { events } = apply(before, choice);
      if (isSealed(before, player, events)) {
        sealed++;
        return;
      }
      free++;
      const seen = viewFor(game.states[i + 1] as GameState, player);
      for (let world = 0; world < 2; world++) {
        const other = permuteUnseen(before, player, rng);
        const there = apply(other, choice);
        expect(viewFor(there.state, player)).toEqual(seen);
        expect(isSealed(other, player, there.events)).toBe(false);
      }
    });
  }
  expect(free).toBeGreaterThan(400);
  expect(sealed).toBeGreaterThan(400);
}, 60_000);

test('no sequence of undo and redo goes back behind something hidden that was seen', async () => {
  for (let round = 0; round < 6; round++) {
    const { keeper, watch } = watchedKeeper();
    const store = newStore({ keeper });
    await store
      .getState()
      .startGame({ participants: [person('Ada'), ai('Ren')], seed: `walk ${round}` });
    const rng = seededRng(`walk ${round}`);
    /** No fewer choices than this may ever stand again: up to here something was learnt. */
    let floor = 0;
    let undone = 0;
    for (let i = 0; i < 150; i++) {
      await untilAsked(store);
      const s = store.getState();
      if (s.decision === null) break;
      expect(s.choices).toBeGreaterThanOrEqual(floor);
      const before = watch.state as GameState;
      const dice = nextInt(rng, 4);
      if (dice === 0 && s.undo.can) {
        expect(await s.undoChoice()).toBe(true);
        undone++;
      } else if (dice === 1 && s.redo !== null) {
        await s.redoChoice();
      } else {
        const choice = s.decision.choices[nextInt(rng, s.decision.choices.length)] as Choice;
        const { events } = apply(before, choice);
        await s.choose(choice);
        if (isSealed(before, 0, events)) floor = s.choices + 1;
        await untilAsked(store);
        // The AI has decided meanwhile.
        if (store.getState().choices > s.choices + 1) floor = store.getState().choices;
      }
    }
    expect(undone).toBeGreaterThan(3);
  }
}, 60_000);

test('undo gives the very state and question of before, in the store and in the save', async () => {
  const { keeper, watch } = watchedKeeper();
  const store = newStore({ keeper });
  const id = (await store.getState().startGame({ participants: two, seed: 'very' })) as string;
  const pick = randomPlayer('very');
  let undone = 0;
  for (let i = 0; i < 120; i++) {
    await untilAsked(store);
    const before = store.getState();
    if (before.decision === null) break;
    const state = serialize(watch.state as GameState);
    const choice = pick(before.decision);
    await before.choose(choice);
    const after = store.getState();
    if (!after.undo.can) continue;
    expect(after.undo.choice).toEqual(choice);
    await after.undoChoice();
    if (store.getState().curtain !== null) {
      expect(store.getState().curtain).toEqual({ for: before.decision.player });
      store.getState().openCurtain();
    }
    undone++;
    const now = store.getState();
    expect(serialize(watch.state as GameState)).toBe(state);
    expect(serialize((await keeper.load(id)).state)).toBe(state);
    expect(now.decision).toEqual(before.decision);
    expect(now.view).toEqual(before.view);
    expect(now.log).toEqual(before.log);
    expect(now.choices).toBe(before.choices);
    await now.choose(choice);
  }
  expect(undone).toBeGreaterThan(10);
});

test('redo brings the undone choices back, until something else is chosen', async () => {
  const { keeper, watch } = watchedKeeper();
  const store = newStore({ keeper });
  await store.getState().startGame({ participants: two, seed: 'redo' });
  const pick = randomPlayer('redo');
  let redone = 0;
  for (let i = 0; i < 100 && redone < 5; i++) {
    await untilAsked(store);
    const before = store.getState();
    if (before.decision === null) break;
    await before.choose(pick(before.decision));
    const after = serialize(watch.state as GameState);
    const s = store.getState();
    if (!s.undo.can || s.curtain !== null) continue;
    expect(s.redo).toBeNull();
    await s.undoChoice();
    expect(store.getState().redo).toEqual(s.undo.choice);
    // What cannot be saved, be it the same or another choice, takes nothing away.
    watch.fail = new Error('database is locked');
    const asked = store.getState().decision;
    expect(await store.getState().choose(asked?.choices[0] as Choice)).toBe(false);
    expect(await store.getState().redoChoice()).toBe(false);
    watch.fail = null;
    store.getState().dismissFault();
    expect(store.getState().redo).toEqual(s.undo.choice);
    expect(await store.getState().redoChoice()).toBe(true);
    expect(serialize(watch.state as GameState)).toBe(after);
    expect(store.getState().redo).toBeNull();
    redone++;
  }
  expect(redone).toBe(5);
});

test('says why it cannot: nothing chosen yet, something hidden seen, another player decided', async () => {
  const store = newStore();
  await store.getState().startGame({ participants: two, seed: 'why' });
  expect(store.getState().undo).toEqual({ can: false, why: 'nothing' });
  await store.getState().startGame({ participants: [person('Ada'), ai('Ren')], seed: 'why' });
  const reasons = new Set<string>();
  const note = () => {
    const { undo, decision: asked } = store.getState();
    if (asked !== null) reasons.add(undo.can ? 'can' : undo.why);
  };
  const pick = randomPlayer('why');
  await playOn(
    store,
    (asked) => {
      note();
      return pick(asked);
    },
    () => store.getState().choices > 60,
  );
  expect([...reasons].sort()).toEqual(['can', 'hidden', 'otherPlayer']);
});

test('a player whose turn is over can take it back only until another has looked', async () => {
  const { keeper, watch } = watchedKeeper();
  let found = false;
  for (let seed = 0; seed < 30 && !found; seed++) {
    const store = newStore({ keeper });
    const { startGame } = store.getState();
    const id = (await startGame({ participants: two, seed: `over ${seed}` })) as string;
    const pick = randomPlayer(`over ${seed}`);
    for (let i = 0; i < 80 && !found; i++) {
      const s = store.getState();
      if (s.curtain === null) {
        if (s.decision === null) break;
        const { player } = s.decision;
        const before = serialize(watch.state as GameState);
        await s.choose(pick(s.decision));
        const { curtain, undo } = store.getState();
        if (curtain === null || !undo.can) continue;
        found = true;
        // Another looks: too late.
        const again = store.getState();
        again.openCurtain();
        expect(store.getState().undo).toEqual({ can: false, why: 'otherPlayer' });
        again.lowerCurtain();
        expect(store.getState().undo).toEqual({ can: false, why: 'otherPlayer' });
        expect(await again.undoChoice()).toBe(false);
        expect(serialize(watch.state as GameState)).not.toBe(before);
        expect(decision(watch.state as GameState)?.player).not.toBe(player);
        // Nor is there a way round it by closing the app.
        const relaunched = newStore({ keeper });
        await relaunched.getState().resumeGame(id);
        await quiet();
        expect(relaunched.getState().curtain).toEqual(curtain);
        expect(relaunched.getState().undo).toEqual({ can: false, why: 'otherPlayer' });
        expect(await relaunched.getState().undoChoice()).toBe(false);
      } else {
        s.openCurtain();
      }
    }
  }
  expect(found).toBe(true);
});
