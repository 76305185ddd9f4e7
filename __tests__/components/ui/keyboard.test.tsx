import { act, render, screen } from '@testing-library/react-native';
import { Dimensions, Keyboard, Platform, StyleSheet } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { ThemeProvider } from '@/components/theme';
import { OverlayProvider, Screen, Sheet, Text } from '@/components/ui';

import { turnTo } from '../table/support/at-table';

const metrics = {
  frame: { x: 0, y: 0, width: 750, height: 1334 },
  insets: { top: 24, left: 0, right: 0, bottom: 20 },
};

type Shown = Parameters<Parameters<typeof Keyboard.addListener>[1]>[0];
const listeners = new Map<string, Set<(event: Shown) => void>>();

beforeEach(() => {
  listeners.clear();
  jest.spyOn(Keyboard, 'addListener').mockImplementation(((
    type: string,
    listener: (event: Shown) => void,
  ) => {
    const all = listeners.get(type) ?? new Set();
    listeners.set(type, all.add(listener));
    return { remove: () => void all.delete(listener) };
  }) as typeof Keyboard.addListener);
});
afterEach(() => jest.restoreAllMocks());

const say = (type: string, height: number) =>
  act(() => {
    const { width, height: whole } = Dimensions.get('window');
    const endCoordinates = { screenX: 0, screenY: whole - height, width, height };
    for (const listener of listeners.get(type) ?? []) listener({ endCoordinates } as Shown);
  });
const ON_IOS = Platform.OS === 'ios';
const up = (height = 300) => say(ON_IOS ? 'keyboardWillShow' : 'keyboardDidShow', height);
const down = () => say(ON_IOS ? 'keyboardWillHide' : 'keyboardDidHide', 0);
/** Android counts from the navigation bar up. */
const COVERED = ON_IOS ? 300 : 320;

const show = (ui: React.ReactElement) =>
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider scheme="light" light="noon">
        <OverlayProvider>{ui}</OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>,
  );
const bottomOf = (testID: string): unknown =>
  StyleSheet.flatten(screen.getByTestId(testID).props.style).paddingBottom;

test('a page and its footer make room for the keyboard, and take it back', () => {
  show(
    <Screen testID="page" footer={<Text>Start</Text>}>
      <Text>inside</Text>
    </Screen>,
  );
  expect(bottomOf('page')).toBe(0);
  up();
  expect(bottomOf('page')).toBe(COVERED);
  down();
  expect(bottomOf('page')).toBe(0);
});

test('a sheet goes above the keyboard', () => {
  show(
    <Sheet open title="Saved games" testID="s" onClose={jest.fn()}>
      <Text>inside</Text>
    </Sheet>,
  );
  const room = () => {
    const found: unknown[] = [];
    for (let at = screen.getByTestId('s').parent; at !== null; at = at.parent) {
      found.push(StyleSheet.flatten(at.props.style)?.paddingBottom);
    }
    return found;
  };
  expect(room()).not.toContain(COVERED);
  up();
  expect(room()).toContain(COVERED);
  expect(StyleSheet.flatten(screen.getByTestId('s').props.style).maxHeight).toBe('100%');
});

test('on a phone in landscape the title leaves its room to the field while one types', () => {
  const sheet = (
    <Sheet open title="Saved games" testID="s" onClose={jest.fn()}>
      <Text>inside</Text>
    </Sheet>
  );
  turnTo(667, 375);
  show(sheet);
  expect(screen.getByText('Saved games')).toBeOnTheScreen();
  up(206);
  expect(screen.queryByText('Saved games')).toBeNull();
  expect(screen.getByText('inside')).toBeOnTheScreen();
  down();
  expect(screen.getByText('Saved games')).toBeOnTheScreen();
  turnTo(750, 1334);
});
