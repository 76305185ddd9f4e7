import { render, screen } from '@testing-library/react-native';
import { useLayoutEffect, type ReactNode } from 'react';

import { Glider } from '@/components/table/board/glider';
import type { GliderProps } from '@/components/table/board/motion';

/** In order: each value set for the UI thread, and each commit. */
const mockDone: string[] = [];

jest.mock('react-native-reanimated', () => {
  const { useState } = jest.requireActual<typeof import('react')>('react');
  const { View } = jest.requireActual<typeof import('react-native')>('react-native');
  const { Easing, ReduceMotion } =
    jest.requireActual<typeof import('react-native-reanimated')>('react-native-reanimated');
  const ending = (end: unknown) => ({ glidesTo: end });
  const told = (value: unknown) => mockDone.push(JSON.stringify(value));
  return {
    __esModule: true,
    default: { View },
    Easing,
    ReduceMotion,
    withTiming: ending,
    withDelay: (_: number, then: unknown) => then,
    useSharedValue: (first: unknown) =>
      useState(() => {
        let now = first;
        return {
          get value() {
            return now;
          },
          set value(next: unknown) {
            told(next);
            now = next;
          },
        };
      })[0],
    useAnimatedStyle: (style: () => object) => style(),
  };
});

/** Its layout effect runs after the glider's, and before any other effect. */
function Committed({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => void mockDone.push('commit'));
  return children;
}

const HERE = { x: 10, y: 20, w: 40, h: 60 };
const still: GliderProps = {
  to: HERE,
  from: null,
  w: 40,
  h: 60,
  z: 1,
  duration: 300,
  away: false,
  raised: false,
  back: false,
};

const card = (changes: Partial<GliderProps> = {}) => (
  <Committed>
    <Glider {...still} {...changes}>
      {null}
    </Glider>
  </Committed>
);

const glide = (end: number) => JSON.stringify({ glidesTo: end });

/** The effects of a change of props alone. */
function doneBy(before: Partial<GliderProps>, after: Partial<GliderProps>): string[] {
  render(card(before));
  mockDone.length = 0;
  screen.rerender(card(after));
  return [...mockDone];
}

test('a card that appears in its place sets nothing in motion', () => {
  mockDone.length = 0;
  render(card());
  expect(mockDone).toEqual(['commit']);
});

test('a card that appears elsewhere glides to its place, and only along the sides that differ', () => {
  mockDone.length = 0;
  render(card({ from: { ...HERE, x: 0, w: 20 } }));
  expect(mockDone).toEqual([glide(10), glide(40), 'commit']);
});

describe('with the commit that draws it anew, never after it', () => {
  test('a card of another size has its new scale', () => {
    const size = JSON.stringify({ w: 80, h: 120 });
    expect(doneBy({}, { w: 80, h: 120 })).toEqual([size, 'commit']);
  });

  test('a card with another face stands edge-on', () => {
    expect(doneBy({}, { back: true })).toEqual(['90', glide(0), 'commit']);
  });

  test('a card that nothing may move is where it should be', () => {
    const there = { ...HERE, y: 50 };
    expect(doneBy({ duration: 0 }, { duration: 0, to: there })).toEqual(['50', 'commit']);
  });

  test('a card that leaves begins to fade, and one that is chosen to rise', () => {
    expect(doneBy({}, { away: true })).toEqual([glide(0), 'commit']);
    expect(doneBy({}, { raised: true })).toEqual([glide(-6), 'commit']);
  });
});

test('another speed alone moves nothing', () => {
  expect(doneBy({}, { duration: 100 })).toEqual(['commit']);
});
