import { brainFor, loadBrain } from '../../../engine/ai/brain';
import { Unpacking, unpackNet } from '../../../engine/ai/net';
import { WEIGHTS } from '../../../engine/ai/weights';

test('a net is unpacked in pieces, and they make the whole', () => {
  const packed = WEIGHTS[5].net;
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
