/** The progress bar of a long import, and Cancel. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { OpenShared } from '@/components/screens/saved/open-shared';
import { ThemeProvider } from '@/components/theme';
import type { SavesStore } from '@/store/saves/store';
import { useSaves } from '@/store/saves';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

/** A long code, read until it is done or stopped. */
function longImport() {
  let end: (result: Awaited<ReturnType<SavesStore['importCode']>>) => void = () => undefined;
  const stopImport = jest.fn(() => {
    useSaves.setState({ importing: null });
    end({ fault: 'stopped' });
  });
  useSaves.setState({
    importCode: () => new Promise((resolve) => (end = resolve)),
    stopImport,
  });
  return stopImport;
}

beforeEach(() => {
  useSaves.setState({ importing: null });
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <OpenShared titled onResume={jest.fn()} />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
});

test('without a long import there is no bar', () => {
  expect(screen.queryByTestId('shared-progress')).toBeNull();
  expect(screen.queryByTestId('shared-stop')).toBeNull();
});

test('a long import shows how far it is, and Cancel stops it in words', async () => {
  const stopImport = longImport();
  fireEvent.changeText(screen.getByTestId('shared-code'), 'MTN1.long');
  fireEvent.press(screen.getByTestId('shared-open'));
  for (const [part, percent] of [
    [0.1, 10],
    [0.42, 42],
    [0.994, 99],
  ] as const) {
    act(() => useSaves.setState({ importing: part }));
    const bar = screen.getByTestId('shared-progress');
    expect(bar).toHaveAccessibilityValue({ min: 0, max: 100, now: percent });
    expect(screen.getByText(`Reading the game … ${percent} %`)).toBeOnTheScreen();
  }
  expect(screen.getByTestId('shared-stop')).toHaveTextContent('Cancel');
  await act(async () => fireEvent.press(screen.getByTestId('shared-stop')));
  expect(stopImport).toHaveBeenCalledTimes(1);
  expect(screen.queryByTestId('shared-progress')).toBeNull();
  expect(screen.getByTestId('shared-told')).toHaveTextContent('Stopped. Nothing was opened.');
});
