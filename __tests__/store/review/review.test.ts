import type { GameState } from '@/engine';
import { apply, eventFor, replay, score, SPECTATOR, viewFor } from '@/engine';
import type { LoadedGame, Participant } from '@/store/game';
import { frameScheduler } from '@/store/game/slices';
import { createReviewStore } from '@/store/review/store';
import { SaveError } from '@/store/saves/faults';
import { randomGame, participantsFor } from '../saves/support';

const game = randomGame('review', 3);

function loaded(made: number, kinds: readonly Participant['kind'][] = []): LoadedGame {
  const choices = game.choices.slice(0, made);
  const { options } = game;
  const state = replay(options, choices);
  return {
    id: 'x',
    name: 'x',
    participants: participantsFor(3).map((participant, i) => ({
      ...participant,
      kind: kinds[i] ?? participant.kind,
    })),
    options,
    base: null,
    choices,
    state,
    notice: null,
  };
}

async function reviewOf(made: number, kinds?: readonly Participant['kind'][]) {
  const continued: [string, number, string][] = [];
  const store = createReviewStore({
    scheduler: frameScheduler,
    load: async () => loaded(made, kinds),
    continueFrom: async (...all) => {
      continued.push(all);
      return 'new';
    },
  });
  await store.getState().open('x');
  return { store, continued };
}

const still = (g: GameState) => ({ ...g, stack: [] });

test('every move of a finished game can be looked at, as each player saw it', async () => {
  const { store } = await reviewOf(game.choices.length);
  expect(store.getState()).toMatchObject({
    status: 'ready',
    over: true,
    at: game.choices.length,
    length: game.choices.length,
  });
  for (let at = 0; at <= game.choices.length; at += 7) {
    store.getState().go(at);
    for (const player of [0, 1, 2]) {
      store.getState().lookAs(player);
      const { view, events, choice } = store.getState();
      expect(view).toEqual(viewFor(still(game.states[at] as GameState), player));
      if (at === 0) continue;
      const before = game.states[at - 1] as GameState;
      const made = game.choices[at - 1] as (typeof game.choices)[0];
      expect(choice).toEqual(made);
      expect(events).toEqual(apply(before, made).events.map((event) => eventFor(event, player)));
    }
  }
});

test('with all hands open every hand is there, and the scores are those of the end', async () => {
  const { store } = await reviewOf(game.choices.length);
  const { view, scores } = store.getState();
  for (const p of view?.players ?? []) expect(p.hand.known).toHaveLength(p.hand.count);
  const end = game.states[game.choices.length] as GameState;
  expect(scores).toEqual(score(end).players);
  expect(view?.deck).toEqual(viewFor(end, SPECTATOR).deck);
});

test('a game of several that is not over shows no hand, whoever asks', async () => {
  const { store } = await reviewOf(30);
  store.getState().go(21);
  store.getState().lookAs(0);
  store.getState().lookAs('all');
  const { view, choice, viewer, viewers, log } = store.getState();
  expect(viewers).toEqual(['open']);
  expect(viewer).toBe('open');
  for (const { event } of log) expect(event).toEqual(eventFor(event, SPECTATOR));
  expect(choice).toBeNull();
  expect(view).toEqual(viewFor(still(game.states[21] as GameState), SPECTATOR));
});

test('who plays alone against the computer sees in a game that goes on what they saw', async () => {
  const { store } = await reviewOf(30, ['ai', 'person', 'ai']);
  store.getState().go(21);
  for (const other of [0, 2, 'all', 'open'] as const) {
    store.getState().lookAs(other);
    expect(store.getState().viewer).toBe(1);
  }
  expect(store.getState().view).toEqual(viewFor(still(game.states[21] as GameState), 1));
});

test('the log tells of every move what happened in it, as the one sees it who looks', async () => {
  const { store } = await reviewOf(game.choices.length);
  const ofMove = (at: number) =>
    store
      .getState()
      .log.filter((entry) => entry.choice === at)
      .map((entry) => entry.event);
  for (let at = 1; at <= game.choices.length; at += 5) {
    const before = game.states[at - 1] as GameState;
    const { events } = apply(before, game.choices[at - 1] as (typeof game.choices)[0]);
    store.getState().lookAs('all');
    expect(ofMove(at)).toEqual(events);
    store.getState().lookAs(2);
    expect(ofMove(at)).toEqual(events.map((event) => eventFor(event, 2)));
  }
});

test('from turn to turn: each stop is the first moment of a turn, then the end, and back', async () => {
  const { store } = await reviewOf(game.choices.length);
  store.getState().go(0);
  const stops: number[] = [];
  while (store.getState().at < game.choices.length) {
    store.getState().goTurn(1);
    stops.push(store.getState().at);
  }
  const turnAt = (at: number) => (game.states[at] as GameState).turn;
  const begins = game.choices.flatMap((_, i) => (turnAt(i + 1) === turnAt(i) ? [] : [i + 1]));
  expect(stops).toEqual([...begins.filter((at) => at < game.choices.length), game.choices.length]);
  const back: number[] = [];
  while (store.getState().at > 0) {
    store.getState().goTurn(-1);
    back.push(store.getState().at);
  }
  expect(back).toEqual([...stops.slice(0, -1).reverse(), 0]);
});

test('a game closed while it is being read does not come back', async () => {
  const store = createReviewStore({
    scheduler: frameScheduler,
    load: async () => loaded(game.choices.length),
    continueFrom: async () => null,
  });
  const opening = store.getState().open('x');
  store.getState().close();
  expect(await opening).toBe(false);
  expect(store.getState()).toMatchObject({ status: 'none', view: null });
});

test('the slider stays within the game, and a new game can begin anywhere', async () => {
  const { store, continued } = await reviewOf(40);
  store.getState().go(-5);
  expect(store.getState().at).toBe(0);
  store.getState().go(400);
  expect(store.getState().at).toBe(40);
  store.getState().go(12.4);
  expect(await store.getState().continueHere('From here')).toBe('new');
  expect(continued).toEqual([['x', 12, 'From here']]);
  store.getState().close();
  expect(store.getState()).toMatchObject({ status: 'none', view: null });
});

test('a game whose past is lost says why there is nothing to look back on', async () => {
  const state = game.states[20] as GameState;
  const notice = { code: 'olderRules', lost: 2 } as const;
  const store = createReviewStore({
    scheduler: frameScheduler,
    load: async () => ({ ...loaded(0), base: state, state, notice }),
    continueFrom: async () => null,
  });
  await store.getState().open('x');
  expect(store.getState()).toMatchObject({ status: 'ready', length: 0, notice });
  store.getState().dismissNotice();
  expect(store.getState().notice).toBeNull();
});

test('a game that cannot be read says so', async () => {
  const store = createReviewStore({
    scheduler: frameScheduler,
    load: async () => {
      throw new SaveError('gameMissing', 'x');
    },
    continueFrom: async () => null,
  });
  expect(await store.getState().open('x')).toBe(false);
  expect(store.getState()).toMatchObject({ status: 'failed', fault: { code: 'gameMissing' } });
});
