import { act, renderHook } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { useStillness } from '@/components/ui';
import { DEFAULT_SETTINGS, useSettings } from '@/store/settings';

/** The device's reduced-motion switch. */
let turn: (reduced: boolean) => void;

beforeAll(() => {
  jest.spyOn(AccessibilityInfo, 'addEventListener').mockImplementation(((
    _: string,
    handler: (reduced: boolean) => void,
  ) => {
    turn = handler;
    return { remove: () => undefined };
  }) as typeof AccessibilityInfo.addEventListener);
  jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(true);
});

afterEach(() => useSettings.setState(DEFAULT_SETTINGS));

const wish = (motion: 'system' | 'full' | 'reduced') => useSettings.setState({ motion });

test('nothing glides where the device asks for less motion, until it no longer does', async () => {
  const { result } = renderHook(useStillness);
  await act(async () => undefined);
  expect(result.current).toBe(true);
  act(() => turn(false));
  expect(result.current).toBe(false);
  act(() => turn(true));
  expect(result.current).toBe(true);
});

test("the player's own wish comes before the device's", () => {
  const { result } = renderHook(useStillness);
  act(() => turn(true));
  act(() => wish('full'));
  expect(result.current).toBe(false);
  act(() => turn(false));
  act(() => wish('reduced'));
  expect(result.current).toBe(true);
});
