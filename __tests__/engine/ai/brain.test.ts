import type { Personality } from '../../../engine/ai';
import { brainFor, loadBrain, withTaste } from '../../../engine/ai/brain';
import { extract } from '../../../engine/ai/features';
import { Unpacking, unpackNet } from '../../../engine/ai/net';
import { ALL_WEIGHTS } from '../../../engine/ai/weights/all';
import type { Situation } from '../support/table';
import { table } from '../support/table';
import './nets';

test('a net is unpacked in pieces, and they make the whole', () => {
  const packed = ALL_WEIGHTS[5].net;
  const whole = unpackNet(packed);
  const unpacking = new Unpacking(packed);
  let pieces = 0;
  for (; !unpacking.done; pieces++) unpacking.step();
  expect(packed.first.length / pieces).toBeLessThan(2500);
  expect(unpacking.net.first).toEqual(whole.first);
  expect(whole.first.slice(-64).some((weight) => weight !== 0)).toBe(true);
});

test('the brain of a table comes when its net is whole, and stays', () => {
  const table = { players: 4, teams: true };
  let pieces = 1;
  for (; loadBrain(table) === null; pieces++);
  expect(pieces).toBeGreaterThan(5);
  expect(loadBrain(table)).toBe(brainFor(table));
});

/** What a personality thinks of a table that is even to everybody else. */
function liking(personality: Personality | null, you: Situation['you']): number {
  const { state } = table({ you, left: { hand: ['Bell'] } });
  const seen = state.known.map((bits) => bits & 1);
  return withTaste(() => 0.5, 2, personality)(extract(state, 0, seen));
}

const TASTES: readonly (readonly [Personality, Situation['you']])[] = [
  ['builder', { gallery: ['Vase'] }],
  ['merchant', { sales: ['Vase'] }],
  ['host', { helpers: ['Vase'] }],
  ['rusher', { gallery: ['Crane', 'Doll', 'Fan'] }],
];

test.each(TASTES)('a %s likes what is to its taste, and nobody else is swayed', (who, you) => {
  expect(liking(who, you)).toBeGreaterThan(liking(who, {}));
  expect(liking(null, you)).toBe(0.5);
});
