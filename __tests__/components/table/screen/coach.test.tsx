/** Coach marks in a real game: at their moment, once, and only if wanted. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { SettingsScreen } from '@/components/screens/settings';
import type { Mark } from '@/components/table/model/coach';
import { MARKS } from '@/components/table/model/coach';
import { ThemeProvider } from '@/components/theme';
import { cardNamed } from '@/engine';
import { t } from '@/locales';
import { useGame } from '@/store/game';
import { useLearn } from '@/store/learn';
import { useSettings } from '@/store/settings';

import { asked, choose, machine, person, playUntil, sitDown } from '../support/at-table';
import { MOMENTS } from '../support/coach-moments';

const SEATS = [person('Ada'), machine('Ren')];
const isTaskQuestion = () => useGame.getState().decision?.kind === 'newTask';
const words = () => screen.queryByTestId('coach');

afterEach(() => useSettings.setState({ marks: true }));

function said(mark: Mark): string {
  if (mark === 'end') return t('coach.end', { n: 5 });
  if (mark !== 'rivalEnd') return t(`coach.${mark}`);
  return t('coach.rivalEnd', { name: 'Ren', wing: 'giftShop', works: 3, n: 5 });
}

/** At the table as it was laid out: up to the moment of the mark. */
async function comeTo(mark: Mark): Promise<void> {
  const [, { read, next = () => null } = {}] = MOMENTS[mark];
  const wanted = () => {
    const { decision: asking, view } = useGame.getState();
    return next(asking?.choices ?? [], view?.turn ?? 0);
  };
  for (let choice = wanted(); choice !== null; choice = wanted()) {
    const made = choice;
    await choose(() => made);
  }
  if (read !== undefined) fireEvent.press(screen.getByTestId(`card-${cardNamed(read)}`));
}

test.each(MARKS.map((mark) => [mark]))(
  '%s is seen when its moment comes, and is not seen when it comes again',
  async (mark) => {
    const [laid] = MOMENTS[mark];
    await sitDown({ participants: SEATS, seed: 'moment', laid, marks: true });
    act(() => useLearn.setState({ seen: MARKS.filter((each) => each !== mark) }));
    await comeTo(mark);
    expect(words()).toHaveTextContent(said(mark), { exact: false });
    fireEvent.press(screen.getByTestId('coach-done'));
    expect(words()).toBeNull();
    await act(() => useGame.getState().resumeGame('laid'));
    await asked();
    await comeTo(mark);
    expect(useGame.getState().decision).not.toBeNull();
    expect(words()).toBeNull();
  },
);

test('a game like any other shows them, one at a question, and none twice', async () => {
  await sitDown({ participants: SEATS, seed: 'marks', marks: true, when: isTaskQuestion });
  expect(screen.getByText(/^Choose a card as your task/)).toBeOnTheScreen();
  // It does not block the question under it.
  expect(screen.getAllByTestId(/^act-/).length).toBeGreaterThan(0);
  fireEvent.press(screen.getByTestId('coach-done'));
  expect(words()).toBeNull();
  expect(useLearn.getState().seen).toContain('tasks');
  await choose((choices) => choices[0]);
  await playUntil(isTaskQuestion);
  expect(screen.queryByText(/^Choose a card as your task/)).toBeNull();
});

test('while one is shown, the "Why?" is its own; then it is the question’s', async () => {
  await sitDown({ participants: SEATS, seed: 'marks', marks: true, when: isTaskQuestion });
  expect(screen.getByTestId('coach-why')).toBeOnTheScreen();
  expect(screen.queryByTestId('why')).toBeNull();
  fireEvent.press(screen.getByTestId('coach-done'));
  expect(screen.getByTestId('why')).toBeOnTheScreen();
});

test('whoever comes back is told first where the game stands', async () => {
  const secondTurn = () => isTaskQuestion() && (useGame.getState().view?.round ?? 0) > 1;
  await sitDown({ participants: SEATS, seed: 'marks', when: secondTurn });
  act(() => useGame.setState({ returned: true }));
  act(() => useSettings.setState({ marks: true }));
  expect(words()).toBeNull();
  expect(useLearn.getState().seen).toEqual([]);
  fireEvent.press(screen.getByTestId('return-go'));
  expect(words()).toBeOnTheScreen();
});

test('one that was not tapped away is not shown again either', async () => {
  await sitDown({ participants: SEATS, seed: 'marks', marks: true, when: isTaskQuestion });
  expect(words()).toBeOnTheScreen();
  await choose((choices) => choices[0]);
  expect(useLearn.getState().seen).toContain('tasks');
});

test('switched off there are none, and all of them can be had again', async () => {
  await sitDown({ participants: SEATS, seed: 'marks', marks: false, when: isTaskQuestion });
  expect(words()).toBeNull();
  act(() => useLearn.setState({ seen: [...MARKS] }));
  act(() => useSettings.setState({ marks: true }));
  expect(words()).toBeNull();
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  const frame = { x: 0, y: 0, width: 390, height: 844 };
  render(
    <SafeAreaProvider initialMetrics={{ frame, insets }}>
      <ThemeProvider>
        <SettingsScreen onBack={() => undefined} onBackup={() => undefined} />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  fireEvent.press(screen.getByText('Show all tips again'));
  expect(useLearn.getState().seen).toEqual([]);
});

test('two people meet each of them once, on the device that they share', async () => {
  await sitDown({
    participants: [person('Ada'), person('Ben', 2)],
    seed: 'marks two',
    marks: true,
  });
  expect(words()).toBeNull();
  const shown: string[] = [];
  for (let i = 0; i < 60 && useGame.getState().status === 'playing'; i++) {
    const { curtain, openCurtain } = useGame.getState();
    if (curtain !== null) {
      // Nothing points into a hand before the curtain opens.
      expect(words()).toBeNull();
      act(openCurtain);
    }
    const mark = screen.queryByTestId('coach-done');
    if (mark !== null) {
      const before = useLearn.getState().seen;
      fireEvent.press(mark);
      shown.push(...useLearn.getState().seen.filter((each) => !before.includes(each)));
    }
    if (useGame.getState().decision !== null)
      await choose((choices) => choices[i % choices.length]);
  }
  expect(shown.length).toBeGreaterThan(2);
  expect(new Set(shown).size).toBe(shown.length);
});
