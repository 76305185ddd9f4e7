/** The daily deal: what is offered, what is told, and what can be sent. */
import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import type { DailyScreenProps } from '@/components/screens/daily';
import { DailyScreen } from '@/components/screens/daily';
import { resultText } from '@/components/screens/daily/words';
import { ThemeProvider } from '@/components/theme';

const METRICS = {
  frame: { x: 0, y: 0, width: 375, height: 667 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};
const TODAY = '2026-11-18';
const entry = (won: boolean) => ({
  game: 'g',
  result: { won, points: [31, 24] as const, rounds: 9 },
});

function show(days: DailyScreenProps['days']) {
  const onPlay = jest.fn(async () => true);
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <DailyScreen days={days} today={TODAY} onPlay={onPlay} onBack={() => undefined} />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  return onPlay;
}

test('a new day is offered, with nothing to send', async () => {
  const onPlay = show({});
  expect(screen.getByTestId('daily-play')).toHaveTextContent('Play today’s deal');
  expect(screen.queryByTestId('daily-copy')).toBeNull();
  fireEvent.press(screen.getByTestId('daily-play'));
  expect(onPlay).toHaveBeenCalledTimes(1);
  expect(await screen.findByTestId('daily-streak')).toHaveTextContent(/^Play today to begin/);
});

test('a day that was begun goes on', () => {
  show({ [TODAY]: { game: 'g', result: null } });
  expect(screen.getByTestId('daily-play')).toHaveTextContent('Go on with today’s deal');
  expect(screen.getByLabelText('November 18, 2026: not finished')).toBeTruthy();
});

test('a finished day tells its result, the streak and how other days went', () => {
  show({ '2026-11-16': entry(false), '2026-11-17': entry(false), [TODAY]: entry(true) });
  expect(screen.getByTestId('daily-result')).toHaveTextContent('You won, 31 to 24.');
  expect(screen.getByTestId('daily-streak')).toHaveTextContent('3 days in a row');
  expect(screen.getByLabelText('November 17, 2026: lost, 31 to 24')).toBeTruthy();
  expect(screen.getByLabelText('November 18, 2026: won, 31 to 24')).toBeTruthy();
  expect(screen.getByLabelText('November 19, 2026: not played')).toBeTruthy();
});

test('the calendar goes back, and no further than this month', () => {
  show({ '2026-10-31': entry(true) });
  expect(screen.queryByTestId('daily-after')).toBeNull();
  fireEvent.press(screen.getByTestId('daily-before'));
  expect(screen.getByTestId('daily-month')).toHaveTextContent('October 2026');
  expect(screen.getByLabelText('October 31, 2026: won, 31 to 24')).toBeTruthy();
  fireEvent.press(screen.getByTestId('daily-after'));
  expect(screen.getByTestId('daily-month')).toHaveTextContent('November 2026');
});

test('how days look is explained, for what there is', () => {
  show({ '2026-11-16': entry(false), '2026-11-17': entry(true) });
  const legend = () => screen.getByTestId('daily-legend', { includeHiddenElements: true });
  expect(legend()).toHaveTextContent('WonLost');
  screen.unmount();
  show({ [TODAY]: { game: 'g', result: null } });
  expect(legend()).toHaveTextContent('Not finished');
});

test('what can be sent says how it went, and nothing of the cards', () => {
  expect(resultText(TODAY, entry(true), 3)).toBe(
    'Mottainai daily deal, November 18, 2026\nWon 31 : 24 in 9 rounds\n3 days in a row',
  );
  expect(resultText(TODAY, { game: 'g', result: null }, 0)).toBeNull();
});
