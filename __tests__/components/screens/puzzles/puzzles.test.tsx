/** Puzzles: the list, and one of them on the app's own table: missed, helped with, solved. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { LessonScreen } from '@/components/screens/lesson';
import { PuzzlesScreen } from '@/components/screens/puzzles';
import { ThemeProvider } from '@/components/theme';
import { startApp } from '@/store/app';
import { puzzleLessonId, useLearn } from '@/store/learn';
import { fits } from '@/store/learn/lesson';
import { restingChoice } from '@/store/learn/run';
import { PUZZLES } from '@/store/puzzles/book';
import type { Goal } from '@/store/puzzles/puzzle';
import { memoryKeeper } from '@/store/saves/memory';
import { useSettings } from '@/store/settings';

const METRICS = {
  frame: { x: 0, y: 0, width: 375, height: 667 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};
const nowhere = () => undefined;
const firstOf = (type: Goal['type']) =>
  PUZZLES.find(({ goal }) => goal.type === type) as (typeof PUZZLES)[number];
const FIRST = firstOf('score');
const ID = puzzleLessonId(FIRST.id);

function Puzzle() {
  const now = useLearn((s) => s.now);
  const props = { inView: true, onLeave: nowhere, onSettings: nowhere, onRules: nowhere };
  return now === null ? null : <LessonScreen now={now} {...props} onCards={nowhere} />;
}

const dressed = (what: React.ReactElement) => (
  <SafeAreaProvider initialMetrics={METRICS}>
    <ThemeProvider>{what}</ThemeProvider>
  </SafeAreaProvider>
);

async function openFirst(id = ID): Promise<void> {
  startApp({ keeper: memoryKeeper(), pace: () => 'instant' });
  useSettings.setState({ pace: 'instant' });
  expect(await useLearn.getState().begin(id)).toBe(true);
  render(dressed(<Puzzle />));
  await act(async () => undefined);
}

const table = () => useLearn.getState().table?.getState();
const status = () => useLearn.getState().now?.status;
const press = (id: string) => act(async () => void fireEvent.press(screen.getByTestId(id)));

/** Plays to the end of the turn without reaching the goal. */
async function rest(): Promise<void> {
  for (let i = 0; i < 30 && status() === 'asking'; i++) {
    const choice = restingChoice(table()?.decision?.choices ?? []);
    await act(async () => void (await table()?.choose(choice)));
  }
}

async function solve({ solution } = FIRST): Promise<void> {
  for (const move of solution) {
    const choice = table()?.decision?.choices.find((each) => fits(each, move));
    if (choice === undefined) throw new Error(`${move.do} is not possible`);
    await act(async () => void (await table()?.choose(choice)));
  }
}

test('the list counts what is solved, by grade', () => {
  const onOpen = jest.fn();
  const puzzles = [
    { id: 'a', grade: 1, kind: 'win', goal: 'Win this turn.', solved: true },
    { id: 'b', grade: 1, kind: 'score', goal: 'Score 7 more this turn.', solved: false },
    { id: 'c', grade: 3, kind: 'win', goal: 'Win this turn.', solved: false },
  ] as const;
  render(dressed(<PuzzlesScreen puzzles={puzzles} onOpen={onOpen} onBack={nowhere} />));
  expect(screen.getByTestId('grade-1-solved')).toHaveTextContent('1 of 2 solved');
  expect(screen.getByTestId('grade-3-solved')).toHaveTextContent('0 of 1 solved');
  // Puzzles for points come first, and each kind has its heading.
  expect(screen.getAllByText('Win this turn')).toHaveLength(2);
  expect(screen.getAllByText('Score this turn')).toHaveLength(1);
  expect(screen.getByLabelText('Puzzle 2: Win this turn. Solved.')).toBeTruthy();
  fireEvent.press(screen.getByLabelText('Puzzle 1: Score 7 more this turn.'));
  expect(onOpen).toHaveBeenCalledWith('b');
});

test('solved, it is kept, and a lesson that was open stays open', async () => {
  await openFirst();
  expect(screen.getByTestId('question-detail')).toHaveTextContent(/more this turn/);
  await solve();
  expect(status()).toBe('reached');
  expect(screen.getByTestId('question')).toHaveTextContent('Solved!');
  expect(useLearn.getState().done).toContain(ID);
  expect(useLearn.getState().open).toBeNull();
});

test('a try in vain is told why, and can be made again', async () => {
  await openFirst();
  await rest();
  expect(status()).toBe('missed');
  expect(screen.getByTestId('question-detail')).toHaveTextContent(/You made 0 of the \d moves/);
  await press('act-lesson-next');
  expect(status()).toBe('asking');
  expect(useLearn.getState().done).not.toContain(ID);
});

test.each([
  ['win', /Win this turn/, /the game goes on/],
  ['stop', /can end the game and win next turn/, /can still end the game and win/],
] as const)(
  'to %s: missed by doing nothing, and reached by its way',
  async (type, goal, missed) => {
    const puzzle = firstOf(type);
    await openFirst(puzzleLessonId(puzzle.id));
    expect(screen.getByTestId('question-detail')).toHaveTextContent(goal);
    await rest();
    expect(status()).toBe('missed');
    expect(screen.getByTestId('question-detail')).toHaveTextContent(missed);
    await press('act-lesson-next');
    await solve(puzzle);
    expect(status()).toBe('reached');
  },
);

test('a hint names a card; after that the solution plays itself, which does not count', async () => {
  jest.useFakeTimers();
  await openFirst();
  await press('act-lesson-help');
  expect(screen.getByTestId('why-not')).toHaveTextContent(/Think of .+ to go/);
  await press('act-lesson-help');
  for (let i = 0; i < 60 && status() === 'asking'; i++) {
    await act(async () => void (await jest.advanceTimersByTimeAsync(500)));
  }
  expect(screen.getByTestId('question')).toHaveTextContent(/That was the way/);
  expect(useLearn.getState().done).not.toContain(ID);
  await press('act-lesson-next');
  expect(status()).toBe('asking');
  jest.useRealTimers();
});
