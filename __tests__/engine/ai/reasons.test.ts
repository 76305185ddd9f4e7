import type { Choice, GameState } from '../../../engine';
import { legalChoices, viewFor } from '../../../engine';
import { REASON_KEYS, think } from '../../../engine/ai';
import { brainFor } from '../../../engine/ai/brain';
import type { Sparse } from '../../../engine/ai/sparse';
import { featureName, layoutFor } from '../../../engine/ai/layout';
import { compare } from '../../../engine/ai/reasons';
import { observe, sampleWorld } from '../../../engine/ai/sample';
import { TurnSearch } from '../../../engine/ai/search';
import { seededRng } from '../../../engine/rng';
import { reasons } from '../../../locales/en/reasons';
import { positions } from './positions';
import './nets';

test('every reason has a sentence for and a sentence against', () => {
  expect(Object.keys(reasons).sort()).toEqual([...REASON_KEYS].sort());
  for (const { up, down } of Object.values(reasons)) {
    for (const sentence of [up, down]) expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});

test('two moves are compared by their chances, with named reasons', () => {
  let explained = 0;
  let compared = 0;
  for (const g of positions('reasons', 60)) {
    const legal = legalChoices(g) as Choice[];
    const thought = think(viewFor(g, g.current), legal, { level: 'abbot', seed: 'why' });
    while (!thought.step(Infinity));
    const { choice, winChance, alternatives, reasons: why } = thought.best();
    expect(legal).toContainEqual(choice);
    for (const other of [winChance, ...alternatives.map((a) => a.winChance)]) {
      expect(other).toBeGreaterThanOrEqual(0);
      expect(other).toBeLessThanOrEqual(1);
    }
    const chances = alternatives.map((a) => a.winChance);
    expect(chances).toEqual(chances.slice().sort((a, b) => b - a));
    for (const { key, magnitude } of why) {
      expect(REASON_KEYS).toContain(key);
      expect(magnitude).toBeGreaterThan(0);
    }
    expect(why.length).toBeLessThanOrEqual(3);
    compared++;
    if (why.length > 0) explained++;
  }
  expect(explained).toBeGreaterThan(compared / 2);
});

/** The search's two best lines for a question, at the ends of their turns. */
function twoLeaves(g: GameState): [Sparse, Sparse] | null {
  const observed = observe(viewFor(g, g.current));
  const rng = seededRng('leaves');
  const search = new TurnSearch({
    me: g.current,
    worlds: 4,
    sample: () => sampleWorld(observed, rng),
    legal: legalChoices(g) as Choice[],
    seen: observed.seen,
    brain: brainFor(g.options),
    rng,
  });
  for (let i = 0; i < 60; i++) search.iterate();
  const [a, b] = search.root.edges
    .filter((edge) => edge.leaf !== null)
    .sort((x, y) => y.best - x.best);
  return a?.leaf && b?.leaf ? [a.leaf, b.leaf] : null;
}

/** A position with one feature of another. */
function withOne(x: Sparse, from: Sparse, at: number): Sparse {
  const changed = { count: 0, index: [] as number[], value: [] as number[] };
  const add = (source: Sparse, wanted: (index: number) => boolean) => {
    for (let i = 0; i < source.count; i++) {
      if (!wanted(source.index[i] as number)) continue;
      changed.index.push(source.index[i] as number);
      changed.value.push(source.value[i] as number);
      changed.count++;
    }
  };
  add(x, (index) => index !== at);
  add(from, (index) => index === at);
  return changed;
}

function valueOf(x: Sparse, at: number): number {
  let sum = 0;
  for (let i = 0; i < x.count; i++) if (x.index[i] === at) sum += x.value[i] as number;
  return sum;
}

test('a named reason is true: its features, each changed alone, move the judgement as it says', () => {
  let seen = 0;
  let named = 0;
  for (const g of positions('true reasons', 320, 7)) {
    const leaves = twoLeaves(g);
    if (leaves === null) continue;
    const [a, b] = leaves;
    const { players } = g.options;
    const layout = layoutFor(players);
    const { evaluate } = brainFor(g.options);
    const at = new Map(
      Array.from({ length: layout.size }, (_, i) => [featureName(layout, i), i] as const),
    );
    seen++;
    for (const { direction, features } of compare(evaluate, players, a, b)) {
      expect(features.length).toBeGreaterThan(0);
      for (const { name, by } of features) {
        const index = at.get(name) as number;
        expect(valueOf(a, index) - valueOf(b, index)).toBeCloseTo(by, 6);
        const without = evaluate(withOne(a, b, index));
        expect(evaluate(a) > without).toBe(direction === 'up');
        named++;
      }
    }
  }
  expect(seen).toBeGreaterThanOrEqual(200);
  expect(named).toBeGreaterThan(200);
});

test('what a reason says of an amount is so', () => {
  const layout = layoutFor(2);
  const names = Array.from({ length: layout.size }, (_, i) => featureName(layout, i));
  const draws = names.indexOf('own.unknown');
  const x = (cards: number): Sparse => ({ count: 1, index: [draws], value: [cards] });
  // A player who cares little for new cards does not name them as a reason.
  const dislikes = (s: Sparse) => 0.5 - 0.1 * valueOf(s, draws);
  const likes = (s: Sparse) => 0.5 + 0.1 * valueOf(s, draws);
  expect(compare(likes, 2, x(2), x(1))).toMatchObject([{ key: 'draws', direction: 'up' }]);
  expect(compare(likes, 2, x(1), x(2))).toMatchObject([{ key: 'draws', direction: 'down' }]);
  expect(compare(dislikes, 2, x(1), x(2))).toEqual([]);
});
