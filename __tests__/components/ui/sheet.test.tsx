import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { AccessibilityInfo, BackHandler } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { ThemeProvider, useTheme } from '@/components/theme';
import { Button, OverlayProvider, Sheet, Text } from '@/components/ui';

const metrics = {
  frame: { x: 0, y: 0, width: 375, height: 667 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

/** Android's Back asks the newest listener first; false if it would leave the app. */
type Listener = Parameters<typeof BackHandler.addEventListener>[1];
const listeners: Listener[] = [];
const pressed = {} as Parameters<Listener>[0];
const pressBack = () => [...listeners].reverse().some((listener) => listener(pressed) === true);

beforeEach(() => {
  jest.useFakeTimers();
  listeners.length = 0;
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_, listener) => {
    listeners.push(listener);
    return { remove: () => void listeners.splice(listeners.indexOf(listener), 1) };
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function show(ui: React.ReactElement) {
  return render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider scheme="light" light="noon">
        <OverlayProvider>{ui}</OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}

const hidden = { includeHiddenElements: true };

test('it closes by its button, by a tap outside, by Back and by the gesture of a screen reader', () => {
  const close = jest.fn();
  show(
    <Sheet open title="Licences" testID="s" onClose={close}>
      <Text>inside</Text>
    </Sheet>,
  );
  expect(screen.getByText('inside')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('s-close'));
  fireEvent(screen.getByTestId('s-outside', hidden), 'responderRelease');
  expect(pressBack()).toBe(true);
  fireEvent(screen.getByTestId('s'), 'accessibilityEscape');
  expect(close).toHaveBeenCalledTimes(4);
});

test('what is beneath is hidden from screen readers while it is open, and Back is free afterwards', () => {
  const page = (open: boolean) => (
    <>
      <Text testID="page">page</Text>
      <Sheet open={open} title="Licences" testID="s" onClose={jest.fn()}>
        <Text>inside</Text>
      </Sheet>
    </>
  );
  const { update } = show(page(true));
  const again = (open: boolean) =>
    update(
      <SafeAreaProvider initialMetrics={metrics}>
        <ThemeProvider scheme="light" light="noon">
          <OverlayProvider>{page(open)}</OverlayProvider>
        </ThemeProvider>
      </SafeAreaProvider>,
    );
  expect(screen.queryByTestId('page')).toBeNull();
  expect(screen.getByTestId('page', hidden)).toBeOnTheScreen();
  expect(screen.getByTestId('s').props).toMatchObject({
    role: 'dialog',
    'aria-modal': true,
    'aria-label': 'Licences',
  });
  again(false);
  // It is fading out and no longer counts.
  expect(screen.getByTestId('page')).toBeOnTheScreen();
  expect(screen.queryByTestId('s')).toBeNull();
  expect(screen.getByTestId('s', hidden)).toBeOnTheScreen();
  expect(pressBack()).toBe(false);
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByTestId('s', hidden)).toBeNull();
});

function Two() {
  const [open, setOpen] = useState<'menu' | 'more' | null>('menu');
  return (
    <>
      <Sheet open={open === 'menu'} title="Menu" testID="menu" onClose={() => setOpen(null)}>
        <Button label="More" testID="go" onPress={() => setOpen('more')} />
      </Sheet>
      <Sheet open={open === 'more'} title="More" testID="more" onClose={() => setOpen('menu')}>
        <Text>inside</Text>
      </Sheet>
    </>
  );
}

test('one that replaces another is the only one to be reached, and Back closes one at a time', () => {
  show(<Two />);
  fireEvent.press(screen.getByTestId('go'));
  expect(screen.getByTestId('more')).toBeOnTheScreen();
  expect(screen.queryByTestId('menu')).toBeNull();
  act(() => void expect(pressBack()).toBe(true));
  expect(screen.getByTestId('menu')).toBeOnTheScreen();
  act(() => void expect(pressBack()).toBe(true));
  expect(screen.queryByTestId('menu')).toBeNull();
  expect(pressBack()).toBe(false);
});

test('of two that are open, the last one is on top', () => {
  const close = jest.fn();
  show(
    <>
      <Sheet open title="One" testID="one" onClose={close}>
        <Text>one</Text>
      </Sheet>
      <Sheet open title="Two" testID="two" onClose={jest.fn()}>
        <Text>two</Text>
      </Sheet>
    </>,
  );
  expect(screen.getByTestId('two')).toBeOnTheScreen();
  expect(screen.queryByTestId('one')).toBeNull();
  pressBack();
  expect(close).not.toHaveBeenCalled();
});

test('it is gone at once with its owner', () => {
  const { rerender } = show(
    <Sheet open title="Licences" testID="s" onClose={jest.fn()}>
      <Text>inside</Text>
    </Sheet>,
  );
  rerender(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider scheme="light" light="noon">
        <OverlayProvider>
          <Text testID="page">page</Text>
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  expect(screen.queryByTestId('s', hidden)).toBeNull();
  expect(screen.getByTestId('page')).toBeOnTheScreen();
});

test('a device reads it from its title', () => {
  const moved = jest.spyOn(AccessibilityInfo, 'sendAccessibilityEvent');
  show(
    <Sheet open title="Licences" testID="s" onClose={jest.fn()}>
      <Text>inside</Text>
    </Sheet>,
  );
  act(() => jest.advanceTimersByTime(1_000));
  expect(moved).toHaveBeenCalledTimes(1);
  expect(moved.mock.calls[0]?.[1]).toBe('focus');
});

test('it has the light and the text size of where it was opened', () => {
  function Light() {
    const { light, text } = useTheme();
    return <Text testID="light">{`${light} ${text}`}</Text>;
  }
  show(
    <ThemeProvider light="night" text={1.5}>
      <Sheet open title="Licences" testID="s" onClose={jest.fn()}>
        <Light />
      </Sheet>
    </ThemeProvider>,
  );
  expect(screen.getByTestId('light')).toHaveTextContent('night 1.5');
});
