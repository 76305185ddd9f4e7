/** The backup page: a bar while it works, then what came of it. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import type { Work } from '@/components/screens/backup';
import { BackupScreen } from '@/components/screens/backup';
import { ThemeProvider } from '@/components/theme';

const METRICS = {
  frame: { x: 0, y: 0, width: 375, height: 667 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

test('the bar moves on, one thing is done at a time, it can be cancelled, and the end is told', async () => {
  let watch: Parameters<Work>[0] | undefined;
  let finish: (words: string | null) => void = () => undefined;
  const onMake = jest.fn<ReturnType<Work>, Parameters<Work>>((given) => {
    watch = given;
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  const onRestore = jest.fn(async () => null);
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <BackupScreen onMake={onMake} onRestore={onRestore} onBack={() => undefined} />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  fireEvent.press(screen.getByTestId('backup-make'));
  act(() => watch?.onPart(0.42));
  expect(screen.getByTestId('backup-bar')).toHaveProp('aria-valuenow', 42);
  expect(screen.getByText('42 %')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('backup-restore'));
  expect(onRestore).not.toHaveBeenCalled();
  expect(watch?.isWanted()).toBe(true);
  fireEvent.press(screen.getByTestId('backup-cancel'));
  expect(watch?.isWanted()).toBe(false);
  await act(async () => finish('Saved as x.'));
  expect(screen.queryByTestId('backup-bar')).toBeNull();
  expect(screen.getByTestId('backup-told')).toHaveTextContent('Saved as x.');
  await act(async () => void fireEvent.press(screen.getByTestId('backup-restore')));
  expect(onRestore).toHaveBeenCalledTimes(1);
  expect(screen.queryByTestId('backup-told')).toBeNull();
});
