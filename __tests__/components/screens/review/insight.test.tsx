/**
 * Insight into a finished game: the chart in words and by keys, and a question before each answer.
 */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { InsightSheet } from '@/components/screens/review/insight';
import { ThemeProvider } from '@/components/theme';
import { OverlayProvider } from '@/components/ui';
import { legalChoices, newGame, viewFor, decision } from '@/engine';
import type { Choice } from '@/engine';
import { completeOptions } from '@/engine/setup';
import { useInsight, type JudgedMove } from '@/store/insight';
import { useReview } from '@/store/review';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

const g = newGame(completeOptions({ players: 2, seed: 'insight' }));
const [first, second] = legalChoices(g) as [Choice, Choice];
const asked = decision(g);
const move = (more: Partial<JudgedMove>): JudgedMove => ({
  at: 0,
  player: g.current,
  turn: 1,
  chance: 0.4,
  best: 0.6,
  better: second,
  lead: 0,
  reasons: ['win'],
  options: [
    { choice: first, chance: 0.4 },
    { choice: second, chance: 0.6 },
  ],
  ...more,
});

const go = jest.fn();
const lookAs = jest.fn();
const continueHere = jest.fn(async () => 'new');
const onPlayOn = jest.fn();

function show(state: Partial<ReturnType<typeof useInsight.getState>>): void {
  const participants = ['Ana', 'Bruno'].map((name, colour) => ({
    name,
    kind: 'person' as const,
    colour,
  }));
  const { seed: _, ...options } = g.options;
  useReview.setState({
    status: 'ready',
    at: 0,
    game: { id: 'x', name: 'Rain', participants, options, hints: false },
    go,
    lookAs,
    continueHere,
    choiceAt: () => first,
  });
  useInsight.setState({
    status: 'ready',
    part: 1,
    course: [
      { at: 0, turn: 0, chances: [0.5, 0.5] },
      { at: 7, turn: 1, chances: [0.62, 0.38] },
      { at: 12, turn: 2, chances: [1, 0] },
    ],
    points: [move({})],
    questionAt: () => (asked === null ? null : { view: viewFor(g, g.current), decision: asked }),
    ...state,
  });
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <OverlayProvider>
          <InsightSheet open onClose={() => undefined} onPlayOn={onPlayOn} />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}

test('it is offered, says how far it is, and can be stopped and gone on with', () => {
  const look = jest.fn(async () => true);
  const cancel = jest.fn();
  show({ status: 'open', part: 0, look, cancel });
  fireEvent.press(screen.getByTestId('insight-begin'));
  expect(look).toHaveBeenCalledTimes(1);
  act(() => useInsight.setState({ status: 'looking', part: 0.42 }));
  expect(screen.getByTestId('insight-progress').props['aria-valuenow']).toBe(42);
  fireEvent.press(screen.getByTestId('insight-cancel'));
  expect(cancel).toHaveBeenCalledTimes(1);
  act(() => useInsight.setState({ status: 'open' }));
  expect(screen.getByLabelText('Go on looking · 42\u00A0% done')).toBeTruthy();
  expect(screen.queryByTestId('insight-lost')).toBeNull();
  act(() => useInsight.setState({ isLost: true }));
  expect(screen.getByTestId('insight-lost')).toHaveTextContent(/did not load.*try again/);
});

test('the chart says where it stands, and a screen reader goes along it', () => {
  show({});
  const chart = screen.getByTestId('insight-chart');
  expect(chart.props['aria-valuetext']).toBe(
    'Before the first turn · Ana: 50\u00A0%, Bruno: 50\u00A0%',
  );
  fireEvent(chart, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  expect(go).toHaveBeenLastCalledWith(7);
  act(() => useReview.setState({ at: 9 }));
  expect(screen.getByTestId('insight-here')).toHaveTextContent(
    'After turn 1 · Ana: 62\u00A0%, Bruno: 38\u00A0%',
  );
  fireEvent(chart, 'layout', { nativeEvent: { layout: { width: 222 } } });
  fireEvent(chart, 'responderGrant', { nativeEvent: { locationX: 211 } });
  expect(go).toHaveBeenLastCalledWith(12);
  fireEvent(chart, 'responderMove', { nativeEvent: { locationX: 111 } });
  expect(go).toHaveBeenLastCalledWith(7);
  expect(screen.getByText('Drag along it to go through the game.')).toBeTruthy();
});

test('a turning point asks before it tells what was better, why, and by how much', async () => {
  show({});
  const row = screen.getByTestId('insight-point-0');
  expect(row.props.accessibilityLabel).toMatch(/What would you have done\?$/);
  fireEvent.press(row);
  expect(go).toHaveBeenLastCalledWith(0);
  expect(lookAs).toHaveBeenLastCalledWith(g.current);
  expect(screen.queryByTestId('insight-told')).toBeNull();
  expect(screen.queryByText(/60\u00A0%/)).toBeNull();
  fireEvent.press(screen.getByTestId('insight-option-0'));
  expect(screen.getByText('As it was played, and there was better.')).toBeTruthy();
  expect(screen.getByTestId('insight-better')).toHaveTextContent(/60\s% instead of 40\s%/);
  expect(screen.getByTestId('insight-why')).toHaveTextContent(/^Why: ./);
  await act(async () => fireEvent.press(screen.getByTestId('insight-play')));
  expect(onPlayOn).toHaveBeenCalledWith('new');
  fireEvent.press(screen.getByTestId('insight-list'));
  expect(screen.getByTestId('insight-point-0').props.accessibilityLabel).toMatch(
    /There was better: 20\s% more$/,
  );
});

test('where no task was better, the reason speaks of none', () => {
  const [task, pass] = [first, legalChoices(g)?.find(({ do: act }) => act === 'pass')] as Choice[];
  const options = [task, pass].map((choice) => ({ choice: choice as Choice, chance: 0.5 }));
  show({ points: [move({ better: pass, options, reasons: ['task'] })] });
  fireEvent.press(screen.getByTestId('insight-point-0'));
  fireEvent.press(screen.getByTestId('insight-option-0'));
  expect(screen.getByTestId('insight-why')).toHaveTextContent(
    /^Why: (Ana|Bruno) gets nothing from you; you draw a card\.$/,
  );
});

test('who plays alone without a name is not told to be "You"', () => {
  const participants = ['You', 'Aiko'].map((name, colour) => ({
    name,
    kind: 'person' as const,
    colour,
  }));
  const { seed: _, ...options } = g.options;
  show({ points: [move({ player: 0 })] });
  act(() =>
    useReview.setState({ game: { id: 'x', name: 'Rain', participants, options, hints: false } }),
  );
  fireEvent.press(screen.getByTestId('insight-point-0'));
  expect(screen.getByText('What would you do?')).toBeTruthy();
  expect(screen.queryByText(/You are/)).toBeNull();
});

test('a find is told as one, and a game without any says so', () => {
  show({ points: [move({ better: null, lead: 0.3, chance: 0.6 })] });
  fireEvent.press(screen.getByTestId('insight-point-0'));
  fireEvent.press(screen.getByTestId('insight-option-0'));
  expect(screen.getByText('That is the best choice.')).toBeTruthy();
  expect(screen.getByTestId('insight-better')).toHaveTextContent(/would have cost 30\s%/);
  fireEvent.press(screen.getByTestId('insight-list'));
  act(() => useInsight.setState({ points: [] }));
  expect(screen.getByTestId('insight-points')).toHaveTextContent(/a well played game/);
});
