import { act, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { StartScreen } from '@/components/screens/start';
import { ThemeProvider } from '@/components/theme';

const nothing = () => undefined;
const METRICS = {
  frame: { x: 0, y: 0, width: 375, height: 667 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

function Start({ known }: { readonly known: boolean }) {
  return (
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <StartScreen
          continues={known ? 'Rainy evening · round 5' : null}
          saved={known ? 1 : 0}
          ready={known}
          known={known}
          newcomer={false}
          learned={false}
          onContinue={nothing}
          onQuick={nothing}
          onNew={nothing}
          onSaved={nothing}
          onDaily={nothing}
          onPuzzles={nothing}
          onFirst={nothing}
          onLearn={nothing}
          onRules={nothing}
          onCards={nothing}
          onStatistics={nothing}
          onSettings={nothing}
          onAbout={nothing}
        />
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('until the games are known nothing can be pressed that an offer would move', () => {
  const start = render(<Start known={false} />);
  expect(screen.getByTestId('start-title')).toBeOnTheScreen();
  expect(screen.queryByTestId('start-quick')).toBeNull();
  start.rerender(<Start known />);
  expect(screen.getByTestId('start-quick')).toBeOnTheScreen();
  expect(screen.getByTestId('start-continue')).toBeOnTheScreen();
});

test('a storage that is slow keeps nobody from playing', () => {
  render(<Start known={false} />);
  act(() => jest.advanceTimersByTime(1_400));
  expect(screen.queryByTestId('start-quick')).toBeNull();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByTestId('start-quick')).toBeOnTheScreen();
});
