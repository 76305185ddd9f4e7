import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { StatisticsScreen } from '@/components/screens/statistics';
import { ThemeProvider } from '@/components/theme';
import { useStatistics } from '@/store/statistics';
import type { Finished } from '@/store/statistics/count';
import { countGames } from '@/store/statistics/count';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

const game = (id: number, winner: number, more: Partial<Finished> = {}): Finished => ({
  id: `${id}`,
  participants: [
    { name: 'Ana', kind: 'person', colour: 0 },
    { name: 'Bruno', kind: 'person', colour: 1 },
    { name: 'Ren', kind: 'ai', level: 'prior', colour: 2 },
  ],
  teams: false,
  deal: `${id}`,
  origin: 'played',
  hints: 0,
  createdAt: id,
  playedAt: id,
  facts: {
    points: [
      [6, 4, 1, 0],
      [3, 0, 0, 2],
      [1, 1, 1, 1],
    ],
    winners: [winner],
    end: { reason: 'works', player: winner },
    rounds: 7,
    completed: [[0, 0, 5], [1], []],
  },
  ...more,
});

function show(
  games: readonly Finished[],
  more: Partial<ReturnType<typeof useStatistics.getState>> = {},
) {
  const statistics = countGames(games, { which: 'own', since: 0 });
  const open = jest.fn(async () => undefined);
  useStatistics.setState({ status: 'ready', statistics, since: 0, before: 0, open, ...more });
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <StatisticsScreen onBack={() => undefined} />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  return { open };
}

const FIVE = [game(1, 0), game(2, 0), game(3, 1), game(4, 1), game(5, 0), game(6, 2)];

test('with no finished game a friendly sentence stands there, and nothing to clear', () => {
  show([]);
  expect(screen.getByTestId('statistics-empty')).toHaveTextContent(/Play one to the end/);
  expect(screen.queryByTestId('statistics-clear')).toBeNull();
  expect(screen.queryByTestId('which-own')).toBeNull();
});

test('the series stands as "Ana 3 : 2 Bruno", and is read out in words', () => {
  show(FIVE);
  // As three texts: a name may end in a figure itself ("Player 1").
  const texts = within(screen.getByTestId('series')).getAllByText(/./);
  expect(texts.map(({ props }) => props.children)).toEqual([
    'Ana',
    '3 : 2',
    'Bruno',
    '6 games · computers won 1',
  ]);
  expect(
    screen.getByLabelText('Ana: 3 wins, Bruno: 2 wins. 6 games · computers won 1'),
  ).toBeTruthy();
});

test('every figure and every bar says in words what it shows; another person is a tap away', () => {
  show(FIVE);
  expect(screen.getByTestId('person-summary')).toHaveTextContent('Ana: 6 games, 3 wins');
  expect(screen.getByTestId('figure-wins').props['aria-label']).toBe('3 wins · 50 %');
  expect(screen.getByTestId('figure-average').props['aria-label']).toBe('11.0 points a game');
  expect(screen.getByTestId('levels-prior').props['aria-label']).toBe('Prior: won 3 of 6');
  expect(screen.getByTestId('parts-works').props['aria-label']).toBe('Works: 6.0 points a game');
  expect(screen.getByTestId('ends-works').props['aria-label']).toBe('A wing was full: 6 times');
  expect(screen.getByTestId('works-0').props['aria-label']).toMatch(/, completed 12 times$/);
  expect(screen.getByTestId('course').props['aria-label']).toBe(
    'Points, the oldest first: 11, won; 11, won; 11; 11; 11, won; 11',
  );
  fireEvent.press(screen.getByTestId('person-1'));
  expect(screen.getByTestId('person-summary')).toHaveTextContent('Bruno: 6 games, 2 wins');
});

test('one of each kind: both are offered', () => {
  show([game(1, 0), game(2, 1, { origin: 'shared' })]);
  // These may be anybody's figures.
  expect(screen.getByText('The last game')).toBeTruthy();
  expect(screen.getByLabelText('Played here · 1')).toBeTruthy();
  expect(screen.getByLabelText('From a code · 1')).toBeTruthy();
  expect(screen.queryByTestId('which-played')).toBeNull();
});

test('other kinds of games are offered only where there are some', () => {
  const shown = jest.fn();
  show([...FIVE, game(7, 0, { origin: 'continued' }), game(8, 0, { hints: 2 })], { show: shown });
  expect(screen.getByLabelText('Played here · 7')).toBeTruthy();
  expect(screen.getByLabelText('Without hints · 6')).toBeTruthy();
  expect(screen.getByLabelText('With hints · 1')).toBeTruthy();
  expect(screen.queryByTestId('which-shared')).toBeNull();
  fireEvent.press(screen.getByTestId('which-continued'));
  expect(shown).toHaveBeenCalledWith('continued');
});

test('clearing is one tap, and so is taking it back', () => {
  const clear = jest.fn(async () => true);
  const unclear = jest.fn(async () => true);
  show(FIVE, { clear, unclear });
  fireEvent.press(screen.getByTestId('statistics-clear'));
  expect(clear).toHaveBeenCalledTimes(1);
  act(() => {
    const statistics = countGames(FIVE, { which: 'own', since: 9 });
    useStatistics.setState({ statistics, since: 9, before: 6 });
  });
  expect(screen.getByTestId('statistics-cleared')).toHaveTextContent(/6 earlier games/);
  expect(screen.queryByTestId('statistics-clear')).toBeNull();
  // There are finished games, though none of them counts.
  expect(screen.queryByTestId('statistics-empty')).toBeNull();
  fireEvent.press(screen.getByTestId('statistics-unclear'));
  expect(unclear).toHaveBeenCalledTimes(1);
});

test('says how far it is, and offers another try if it failed', () => {
  const { open } = show([], { status: 'counting', part: 0.42 });
  expect(screen.getByTestId('counting').props['aria-valuenow']).toBe(42);
  act(() => useStatistics.setState({ status: 'failed' }));
  fireEvent.press(screen.getByTestId('statistics-retry'));
  expect(open).toHaveBeenCalledTimes(1);
});
