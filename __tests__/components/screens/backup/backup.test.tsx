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

test('the bar moves on, one thing is done at a time, and the end is told', async () => {
  let tell: (part: number) => void = () => undefined;
  let finish: (words: string | null) => void = () => undefined;
  const onMake = jest.fn<ReturnType<Work>, Parameters<Work>>((onPart) => {
    tell = onPart;
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
  act(() => tell(0.42));
  expect(screen.getByTestId('backup-bar')).toHaveTextContent('42 %');
  fireEvent.press(screen.getByTestId('backup-restore'));
  expect(onRestore).not.toHaveBeenCalled();
  await act(async () => finish('Saved as x.'));
  expect(screen.queryByTestId('backup-bar')).toBeNull();
  expect(screen.getByTestId('backup-told')).toHaveTextContent('Saved as x.');
  await act(async () => void fireEvent.press(screen.getByTestId('backup-restore')));
  expect(onRestore).toHaveBeenCalledTimes(1);
  expect(screen.queryByTestId('backup-told')).toBeNull();
});
