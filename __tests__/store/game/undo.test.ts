import type { Choice, Decision, GameState } from '@/engine';
import { apply, serialize, viewFor } from '@/engine';
import { nextInt, seededRng } from '@/engine/rng';
import type { GameStore } from '@/store/game';
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
 * An undoable choice tells its decider nothing: all worlds that looked the same to them before it
 * look the same after it.
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
    /** Undo never goes below this many choices: something was learnt by then. */
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
        // The AI has decided in between.
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
  const asked = new Map<number, { shown: GameStore; state: string; choice: Choice }>();
  for (let i = 0; i < 120; i++) {
    await untilAsked(store);
    const shown = store.getState();
    if (shown.decision === null) break;
    const chosen = pick(shown.decision);
    const stateNow = serialize(watch.state as GameState);
    asked.set(shown.choices, { shown, state: stateNow, choice: chosen });
    await shown.choose(chosen);
    const after = store.getState();
    if (!after.undo.can) continue;
    // A wing is undone with its work, and returned cards together.
    const first = asked.get(shown.choices + 1 - after.undo.choices);
    const { shown: before, state, choice } = first as NonNullable<typeof first>;
    expect(after.undo.choice).toEqual(choice);
    await after.undoChoice();
    if (store.getState().curtain !== null) {
      expect(store.getState().curtain).toEqual({ for: before.decision?.player });
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
    await now.redoChoice();
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
    // A choice that cannot be saved, the same or another, discards nothing.
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

test('redo is there again after a restart', async () => {
  const { keeper, watch } = watchedKeeper();
  const store = newStore({ keeper });
  const id = await store.getState().startGame({ participants: two, seed: 'redo' });
  const pick = randomPlayer('redo');
  for (let i = 0; i < 50 && store.getState().redo === null; i++) {
    await untilAsked(store);
    const { decision: asked, choose } = store.getState();
    await choose(pick(asked as Decision));
    const { undo, curtain, undoChoice } = store.getState();
    if (undo.can && curtain === null) await undoChoice();
  }
  const { redo, choices } = store.getState();
  expect(redo).not.toBeNull();
  const load = async (game: string) => ({ ...(await keeper.load(game)), redo: [redo as Choice] });
  const again = newStore({ keeper: { ...keeper, load } });
  await again.getState().resumeGame(id as string);
  await untilAsked(again);
  expect(again.getState()).toMatchObject({ redo, choices });
  expect(await again.getState().redoChoice()).toBe(true);
  expect(again.getState()).toMatchObject({ redo: null, choices: choices + 1 });
  expect(watch.fail).toBeNull();
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

test('choices made by one tap are undone and redone together', async () => {
  const { keeper, watch } = watchedKeeper();
  const store = newStore({ keeper });
  const id = (await store.getState().startGame({ participants: two, seed: 'lot' })) as string;
  const returnsIn = (s: ReturnType<typeof store.getState>) =>
    s.decision?.kind === 'handLimit' ? s.decision.choices.filter((c) => c.do === 'return') : [];
  const tooMany = (s: ReturnType<typeof store.getState>) => returnsIn(s).length - 5;
  for (let i = 0; i < 60; i++) {
    await untilAsked(store);
    const s = store.getState();
    if (tooMany(s) >= 2) break;
    // Ada draws for Ben's task and for having none: two cards a turn.
    const task = s.decision?.player === 0 ? 'pass' : 'task';
    const wanted = s.decision?.choices.find((c) => c.do === 'pray' || c.do === task);
    await s.choose(wanted ?? (s.decision?.choices[0] as Choice));
  }
  const asked = store.getState();
  expect(tooMany(asked)).toBeGreaterThanOrEqual(2);
  const before = serialize(watch.state as GameState);
  const returned = returnsIn(asked).slice(0, 2);
  // What is no longer legal is refused with a reason.
  expect(await asked.chooseAll([...returned, returned[0] as Choice])).toBe(2);
  const after = serialize(watch.state as GameState);
  expect(store.getState().choices).toBe(asked.choices + 2);
  expect(store.getState().undo).toMatchObject({ can: true, choice: returned[0], choices: 2 });
  await store.getState().undoChoice();
  expect(serialize(watch.state as GameState)).toBe(before);
  expect(serialize((await keeper.load(id)).state)).toBe(before);
  expect(store.getState().redo).toEqual(returned[0]);
  await store.getState().redoChoice();
  expect(serialize(watch.state as GameState)).toBe(after);
  expect(store.getState().undo).toMatchObject({ can: true, choices: 2 });
  expect(store.getState().redo).toBeNull();
});

test('one undo takes back the same after the game was closed and opened again', async () => {
  const together = new Set<string>();
  for (let round = 0; round < 8; round++) {
    const { keeper } = watchedKeeper();
    const store = newStore({ keeper });
    const seed = `again ${round}`;
    const id = (await store.getState().startGame({ participants: two, seed })) as string;
    const pick = randomPlayer(seed);
    for (let i = 0; i < 120; i++) {
      await untilAsked(store);
      const { decision, chooseAll } = store.getState();
      if (decision === null) break;
      const choice = pick(decision);
      const work = decision.choices.find((c) => ['smith', 'craft'].includes(c.do));
      await chooseAll(work === undefined ? [choice] : [work, { do: 'wing', wing: 'gallery' }]);
      const { undo } = store.getState();
      if (!undo.can || undo.choices === 1) continue;
      const again = newStore({ keeper });
      await again.getState().resumeGame(id);
      again.getState().openCurtain();
      await quiet();
      const { undo: later, holder } = again.getState();
      if (holder !== undo.player) continue;
      expect(later).toEqual(undo);
      together.add(undo.choice.do);
    }
  }
  expect([...together].sort()).toEqual(expect.arrayContaining(['return']));
  expect(together.size).toBeGreaterThan(1);
}, 60_000);
