import { stepTime, weightOf } from '@/components/table/model/pace';
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
  at: { zone, player: 0 },
  reason: 'look',
  via: null,
});
const WORDS = 'Aiko collects Frog from the floor';

test('what others do stays long enough to be read', () => {
  const time = stepTime(collected, 'normal', false, WORDS);
  // Quick readers read about 25 letters a second after looking up.
  expect(time).toBeGreaterThanOrEqual((WORDS.length / 25) * 600);
  expect(time).toBeGreaterThan(stepTime(collected, 'normal', false, 'Aiko: prays'));
});

const drawn: GameEvent = {
  ...collected,
  card: -1,
  from: { zone: 'deck', player: -1 },
  to: { zone: 'waiting', player: 1 },
  reason: 'draw',
};
const completed: GameEvent = {
  ...collected,
  from: { zone: 'hand', player: 1 },
  to: { zone: 'gallery', player: 1 },
  reason: 'complete',
};
const stolen: GameEvent = { ...collected, from: { zone: 'helpers', player: 0 }, reason: 'hire' };
const obstructed: GameEvent = { type: 'taskSkipped', player: 1, owner: 0, material: 'clay' };
const ended: GameEvent = { type: 'end', player: 1, reason: 'works' };

test('draws and returns go together; a work, a theft, an obstruction and the end stay until they are read', () => {
  const time = (event: GameEvent) => stepTime(event, 'normal', false, WORDS);
  // Three draws take less time than collecting one card.
  expect(3 * time(drawn)).toBeLessThan(time(collected));
  expect(3 * time({ ...drawn, reason: 'return' })).toBeLessThan(time(collected));
  for (const event of [completed, stolen, obstructed, ended]) {
    expect(weightOf(event)).toBe('heavy');
    // About twenty letters a second, after looking up.
    expect(time(event)).toBeGreaterThanOrEqual((WORDS.length / 22) * 1000 + 500);
  }
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
