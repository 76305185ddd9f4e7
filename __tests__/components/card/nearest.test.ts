import { nearest } from '@/components/card/nearest';

const card = (w: number) => ({ w, h: w * 1.4 });

test('of several sizes the nearest stands in, whether it is larger or smaller', () => {
  const made = [card(40), card(56), card(90)];
  expect(nearest(made, card(52))).toBe(made[1]);
  expect(nearest(made, card(44))).toBe(made[0]);
  expect(nearest(made, card(80))).toBe(made[2]);
});

test('nothing stands in that would be blurred, or show its parts in other places', () => {
  expect(nearest([card(40)], card(64))).toBeUndefined();
  expect(nearest([card(120)], card(60))).toBeUndefined();
  expect(nearest([], card(60))).toBeUndefined();
});

test('a picture of another shape does not stand in', () => {
  expect(nearest([{ w: 50, h: 60 }], { w: 50, h: 70 })).toBeUndefined();
  // Sizes are rounded to points, so the same shape may differ by one.
  expect(nearest([{ w: 50, h: 70 }], { w: 52, h: 72 })).toEqual({ w: 50, h: 70 });
});
