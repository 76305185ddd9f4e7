import { createLimiter, DAY_GAP, GAP } from '@/components/senses/limiter';

test('of one kind one is heard at a time, however many cards go', () => {
  const limit = createLimiter();
  const heard = Array.from({ length: 20 }, (_, i) => limit('slide', 1000 + i * 10));
  expect(heard.filter((gain) => gain > 0)).toHaveLength(Math.ceil(200 / GAP));
  expect(heard[0]).toBe(1);
});

test('other kinds are not in its way', () => {
  const limit = createLimiter();
  expect(limit('slide', 1000)).toBe(1);
  expect(limit('tuck', 1000)).toBe(1);
  expect(limit('clack', 1001)).toBe(1);
});

test('a long run of cards steps back, and is itself again after a pause', () => {
  const limit = createLimiter();
  const run = Array.from({ length: 12 }, (_, i) => limit('slide', 1000 + i * 70));
  expect(run.every((gain, i) => gain > 0 && (i === 0 || gain <= (run[i - 1] as number)))).toBe(
    true,
  );
  expect(run[11]).toBeLessThan(0.5);
  expect(limit('slide', 5000)).toBe(1);
});

test('in a quick turn one bowl rings for the whole day', () => {
  const limit = createLimiter();
  expect(limit('morning', 1000)).toBe(1);
  expect(limit('noon', 1000 + DAY_GAP / 3)).toBe(0);
  expect(limit('night', 1000 + DAY_GAP)).toBe(1);
});

test('a clock that is set back does not silence it', () => {
  const limit = createLimiter();
  limit('clack', 10_000);
  expect(limit('clack', 500)).toBe(1);
});
