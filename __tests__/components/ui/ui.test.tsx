import { fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import Svg from 'react-native-svg';

import { OnGround, ThemeProvider } from '@/components/theme';
import { TOKENS } from '@/components/theme/tokens';
import { Button, HoldButton, IconButton, Text } from '@/components/ui';
import { Icon as IconInBrowsers } from '@/components/ui/icon.web';

const metrics = {
  frame: { x: 0, y: 0, width: 375, height: 667 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};
const show = (ui: React.ReactElement) =>
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider scheme="light" light="noon">
        {ui}
      </ThemeProvider>
    </SafeAreaProvider>,
  );
const styleOf = (testID: string) => StyleSheet.flatten(screen.getByTestId(testID).props.style);

describe('HoldButton', () => {
  const finger = { nativeEvent: { pageX: 1, pageY: 1 } };

  test('acts when it is held, and not by a short touch', () => {
    const act = jest.fn();
    show(<HoldButton label="Show my hand" hint="Press and hold" testID="h" onHold={act} />);
    const button = screen.getByRole('button', { name: 'Show my hand' });
    fireEvent(button, 'pressIn', finger);
    fireEvent(button, 'pressOut', finger);
    fireEvent.press(button);
    expect(act).not.toHaveBeenCalled();
    fireEvent(button, 'pressIn', finger);
    fireEvent(button, 'longPress', finger);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('a screen reader and a key, which cannot hold, act at once', () => {
    const act = jest.fn();
    show(<HoldButton label="Show my hand" hint="Press and hold" testID="h" onHold={act} />);
    const button = screen.getByTestId('h');
    fireEvent(button, 'accessibilityAction', { nativeEvent: { actionName: 'activate' } });
    expect(act).toHaveBeenCalledTimes(1);
    fireEvent(button, 'pressIn', { nativeEvent: { key: 'Enter' } });
    fireEvent.press(button);
    expect(act).toHaveBeenCalledTimes(2);
  });
});

describe('Button', () => {
  test('is a labelled button of at least 44 pt that does its act', () => {
    const act = jest.fn();
    show(<Button label="Return it" testID="b" onPress={act} />);
    fireEvent.press(screen.getByRole('button', { name: 'Return it' }));
    expect(act).toHaveBeenCalledTimes(1);
    expect(styleOf('b').minHeight).toBeGreaterThanOrEqual(44);
  });

  test('tells what exactly it is about in a line of its own, and is called by both', () => {
    const told = { detail: 'You, Aiko · round 4', hint: 'Opens the table' };
    show(<Button label="Continue" {...told} testID="b" onPress={jest.fn()} />);
    expect(screen.getByText('You, Aiko · round 4')).toBeOnTheScreen();
    const button = screen.getByRole('button', { name: 'Continue, You, Aiko · round 4' });
    expect(button.props.accessibilityHint).toBe('Opens the table');
  });

  test('does nothing and says so when disabled', () => {
    const act = jest.fn();
    show(<Button label="Return it" testID="b" onPress={act} disabled />);
    fireEvent.press(screen.getByTestId('b'));
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByTestId('b')).toBeDisabled();
  });

  test('shows where the keyboard is', () => {
    show(<Button label="Return it" testID="b" onPress={jest.fn()} />);
    fireEvent(screen.getByTestId('b'), 'focus');
    expect(styleOf('b')).toMatchObject({ outlineWidth: 3, outlineStyle: 'solid' });
    fireEvent(screen.getByTestId('b'), 'blur');
    expect(styleOf('b').outlineWidth).toBe(0);
  });
});

test('beside a long word an icon keeps its size in a browser', () => {
  show(<IconInBrowsers name="undo" />);
  const { style } = screen.UNSAFE_getByType(Svg).props;
  expect(StyleSheet.flatten(style)).toMatchObject({ flexShrink: 0 });
});

test('an icon button is named and of at least 44 pt', () => {
  const act = jest.fn();
  show(<IconButton icon="undo" label="Undo the sale" testID="i" onPress={act} />);
  fireEvent.press(screen.getByRole('button', { name: 'Undo the sale' }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(styleOf('i')).toMatchObject({ width: 44, height: 44 });
});

test('text takes the colour made for what it stands on', () => {
  show(
    <>
      <Text testID="table">a</Text>
      <OnGround name="mat">
        <Text testID="mat">b</Text>
      </OnGround>
    </>,
  );
  expect(styleOf('table').color).toBe(TOKENS.light.noon.table.text);
  expect(styleOf('mat').color).toBe(TOKENS.light.noon.mat.text);
});

test('the table by night is dark even in the light scheme', () => {
  show(
    <ThemeProvider light="night">
      <Text testID="t">a</Text>
    </ThemeProvider>,
  );
  expect(styleOf('t').color).toBe(TOKENS.light.night.table.text);
});
