import { stepTime } from '@/components/table/model/pace';
import type { GameEvent, Zone } from '@/engine';

const collected: GameEvent = {
  type: 'move',
  player: 1,
  card: 3,
  from: { zone: 'floor', player: 0 },
  to: { zone: 'bench', player: 1 },
  reason: 'collect',
  via: null,
  seenBy: 3,
};
const revealed = (zone: Zone): GameEvent => ({
  type: 'reveal',
  player: 0,
  card: 3,
  place: { zone, player: 0 },
  reason: 'look',
  via: null,
});
const WORDS = 'Aiko: collected Frog from the floor';

test('what others do stays long enough to be read', () => {
  const time = stepTime(collected, 'normal', false, WORDS);
  // Quick readers take in some twenty-five letters a second, once they have looked.
  expect(time).toBeGreaterThanOrEqual((WORDS.length / 25) * 600);
  expect(time).toBeGreaterThan(stepTime(collected, 'normal', false, 'Aiko: prays'));
});

test('what was told just before is only seen to happen again', () => {
  expect(stepTime(collected, 'normal', false, null)).toBeLessThan(
    stepTime(collected, 'normal', false, WORDS),
  );
});

test('one’s own deeds are not waited for, but what comes from the deck is looked at', () => {
  expect(stepTime(collected, 'normal', true, WORDS)).toBe(
    stepTime(collected, 'normal', true, null),
  );
  expect(stepTime(revealed('deck'), 'normal', true)).toBeGreaterThan(
    2 * stepTime(revealed('hand'), 'normal', true),
  );
});

test('the pace holds for all of it, and at once is at once', () => {
  const normal = stepTime(collected, 'normal', false, WORDS);
  expect(stepTime(collected, 'slow', false, WORDS)).toBe(2 * normal);
  expect(stepTime(collected, 'fast', false, WORDS)).toBe(normal / 2);
  expect(stepTime(collected, 'instant', false, WORDS)).toBe(0);
});
