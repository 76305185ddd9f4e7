import type { View } from 'react-native';

import { pointOf } from '@/components/ui/point';

const control = { getBoundingClientRect: () => ({ x: 100, y: 50 }) } as unknown as View;

test('a device says itself where in a control a finger is', () => {
  expect(pointOf({ locationX: 7, locationY: 9 }, null)).toEqual({ x: 7, y: 9 });
});

test('in a browser it follows from the place on the page, of a mouse or of the first finger', () => {
  const mouse = { clientX: 130, clientY: 60 };
  expect(pointOf(mouse, control)).toEqual({ x: 30, y: 10 });
  expect(pointOf({ touches: [mouse, { clientX: 0, clientY: 0 }] }, control)).toEqual({
    x: 30,
    y: 10,
  });
});

test('a key presses nowhere', () => {
  expect(pointOf({ key: 'Enter' }, control)).toBeNull();
});
