import type { Choice, GameState } from '../../../engine';
import { legalChoices, viewFor } from '../../../engine';
import type { ThinkOptions } from '../../../engine/ai';
import { LEVELS, think } from '../../../engine/ai';
import { Unpacking } from '../../../engine/ai/net';
import { Proofs } from '../../../engine/ai/proof';
import { TurnSearch } from '../../../engine/ai/search';
import { positions } from './positions';
import './nets';

const [g] = positions('think', 1, 23) as unknown as [GameState];
const position = [...positions('think', 12, 7)];

function start(state: GameState, options: Partial<ThinkOptions> = {}) {
  const legal = legalChoices(state) as Choice[];
  return think(viewFor(state, state.current), legal, { level: 'prior', seed: 'x', ...options });
}

/** A clock that moves on with each look. */
function clock(tick: number): () => number {
  let time = 0;
  return () => (time += tick);
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('the slices do not change the answer', () => {
  for (const state of position) {
    const whole = start(state, { now: clock(1) });
    while (!whole.step(1e9));
    const sliced = start(state, { now: clock(1) });
    let steps = 0;
    while (!sliced.step(3)) {
      sliced.best();
      steps++;
    }
    expect(steps).toBeGreaterThan(3);
    expect(sliced.best()).toEqual(whole.best());
  }
});

test('another order of the same choices does not change the answer', () => {
  for (const state of position) {
    const legal = legalChoices(state) as Choice[];
    const view = viewFor(state, state.current);
    const answers = [legal, legal.slice().reverse()].map((list) => {
      const thought = think(view, list, { level: 'novice', seed: 'order' });
      while (!thought.step(1));
      return thought.best();
    });
    expect(answers[0]).toEqual(answers[1]);
  }
});

test('an answer is there at any time, from before the first step', () => {
  for (const level of LEVELS) {
    const thought = start(position[3] as GameState, { level });
    const legal = legalChoices(position[3] as GameState) as Choice[];
    expect(legal).toContainEqual(thought.best().choice);
    thought.step(1);
    expect(legal).toContainEqual(thought.best().choice);
  }
});

test('a cancelled thought stops', () => {
  const thought = start(position[4] as GameState);
  thought.step(1);
  thought.cancel();
  const answer = thought.best();
  expect(thought.done).toBe(true);
  expect(thought.step(1000)).toBe(true);
  expect(thought.best()).toEqual(answer);
});

test('the ceiling in milliseconds holds over all steps', () => {
  const thought = start(position[5] as GameState, {
    now: clock(1),
    budget: { ms: 20, lines: 1e9 },
  });
  let steps = 0;
  while (!thought.step(5)) steps++;
  expect(steps).toBeLessThan(12);
});

test('the clock is looked at after every small piece of work, the net included', () => {
  const state = position[7] as GameState;
  const thought = start(state, { now: clock(1), budget: { lines: 100 } });
  const unpacked = jest.spyOn(Unpacking.prototype, 'step');
  const played = jest.spyOn(TurnSearch.prototype, 'iterate');
  const proved = jest.spyOn(Proofs.prototype, 'step');
  let pieces = 0;
  for (let done = false; !done; pieces++) {
    const before = [unpacked, played, proved].map((spy) => spy.mock.calls.length);
    done = thought.step(0);
    const after = [unpacked, played, proved].map((spy) => spy.mock.calls.length);
    const work = after.reduce((sum, calls, i) => sum + calls - (before[i] as number), 0);
    expect(work).toBeLessThanOrEqual(1);
  }
  expect(pieces).toBeGreaterThan(100);
});

test('when thinking is through, nothing is left to do for the answer', () => {
  for (const state of position) {
    const thought = start(state, { level: 'abbot' });
    while (!thought.step(1));
    const played = jest.spyOn(TurnSearch.prototype, 'iterate');
    const proved = jest.spyOn(Proofs.prototype, 'step');
    thought.best();
    expect(played).not.toHaveBeenCalled();
    expect(proved.mock.results.filter((result) => result.value === true)).toHaveLength(0);
    jest.restoreAllMocks();
  }
});

test('a single choice takes no thought', () => {
  const view = viewFor(g, g.current);
  const one = [(legalChoices(g) as Choice[])[0] as Choice];
  const thought = think(view, one, { level: 'abbot', seed: 'x' });
  let steps = 0;
  while (!thought.step(1)) steps++;
  expect(steps).toBeLessThan(3);
  expect(thought.best().choice).toEqual(one[0]);
});

test('only the player who decides can think', () => {
  const other = (g.current + 1) % g.players.length;
  const legal = legalChoices(g) as Choice[];
  expect(() => think(viewFor(g, other), legal, { level: 'prior', seed: 'x' })).toThrow();
  expect(() => think(viewFor(g, g.current), [], { level: 'prior', seed: 'x' })).toThrow();
});
