import type { GameState, View } from '../../../engine';
import { legalChoices, sameChoice, viewFor } from '../../../engine';
import { forget, observe, sampleWorld } from '../../../engine/ai/sample';
import { seededRng } from '../../../engine/rng';
import { findBrokenInvariant } from '../../../scripts/fuzz/invariants';
import { table } from '../support/table';
import { positions } from './positions';

const rng = seededRng('sample');
const sampled = (g: GameState) => sampleWorld(observe(viewFor(g, g.current)), rng);

/** A hand has no order, so lists made from it are compared without order. */
function unordered(view: View): View {
  const { decision } = view;
  if (decision === null) return view;
  const sorted = <T>(list: readonly T[]) =>
    list.slice().sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const { choices, blocked } = decision;
  return {
    ...view,
    decision: { ...decision, choices: sorted(choices), blocked: sorted(blocked) },
  };
}

test('a sampled world looks to its player exactly as the real one does', () => {
  for (const g of positions('same', 400)) {
    const world = sampled(g);
    expect(unordered(viewFor(world, g.current))).toEqual(unordered(viewFor(g, g.current)));
    expect(findBrokenInvariant(world)).toBeNull();
  }
});

test('sampled worlds differ from each other, and know nothing of the seed', () => {
  let different = 0;
  let positionsSeen = 0;
  for (const g of positions('differ', 200)) {
    const [one, two] = [sampled(g), sampled(g)];
    positionsSeen++;
    if (JSON.stringify(one) !== JSON.stringify(two)) different++;
    expect(one.options.seed).toBe('');
  }
  expect(different).toBe(positionsSeen);
});

test('every unseen card can lie everywhere', () => {
  const t = table({ you: { hand: ['Crane'] }, left: { hand: ['Vase', 'Bell'] }, at: 'newTask' });
  const tops = new Set<number>();
  const hands = new Set<number>();
  for (let i = 0; i < 2000; i++) {
    const world = sampled(t.state);
    tops.add(world.deck[world.deck.length - 1] as number);
    (world.players[1] as GameState['players'][0]).hand.forEach((card) => hands.add(card));
  }
  expect(tops.size).toBe(53);
  expect(hands.size).toBe(53);
});

test('what a player knows stays in its place', () => {
  const t = table({
    you: { hand: ['Crane', 'Sketch', 'Frog'], task: ['Flag'] },
    left: { hand: ['Vase', 'Bell'] },
  });
  t.tailor().returnCard('Frog');
  for (let i = 0; i < 50; i++) {
    const world = sampled(t.state);
    expect(world.deck[0]).toBe(t.state.deck[0]);
  }
});

test('whoever forgets loses what is out of sight, and can still go on', () => {
  for (const g of positions('forget', 200)) {
    const view = forget(viewFor(g, g.current), rng, 1);
    expect(view.deck.slice(0, -3).every((card) => card === null)).toBe(true);
    const world = sampleWorld(observe(view), rng);
    expect(findBrokenInvariant(world)).toBeNull();
    const choices = legalChoices(world) ?? [];
    for (const choice of legalChoices(g) ?? []) {
      expect(choices.some((other) => sameChoice(other, choice))).toBe(true);
    }
  }
});
