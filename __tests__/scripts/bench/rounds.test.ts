import { measure, median, quickest } from '../../../scripts/bench/rounds';

/** A clock on which the rounds of one candidate, the three to warm up first, take these milliseconds. */
function clockOf(rounds: readonly number[]): () => number {
  const readings = rounds.flatMap((length, i) => [1000 * i, 1000 * i + length]);
  return () => readings.shift() as number;
}

const work = [{ name: 'work', run: () => 10 }];

test('on a clock on the wall the round counts that others disturbed least', () => {
  const now = clockOf([1, 1, 1, 30, 20, 50]);
  expect(measure(work, 3, now, quickest)).toEqual([{ name: 'work', micros: 2000 }]);
});

test('on a clock of the processor the middle round counts', () => {
  const now = clockOf([1, 1, 1, 30, 20, 50]);
  expect(measure(work, 3, now, median)).toEqual([{ name: 'work', micros: 3000 }]);
});
