/** Setting up a table: nothing typed is lost, seats move, partners are chosen. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { NewGameScreen } from '@/components/screens/new';
import { placeAfter, shiftOf } from '@/components/screens/new/use-seat-drag';
import { ThemeProvider } from '@/components/theme';
import { startApp } from '@/store/app';
import type { GameSetup } from '@/store/game';
import { usePeople } from '@/store/people';

let started: GameSetup[] = [];
const metrics = {
  frame: { x: 0, y: 0, width: 375, height: 667 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};
const open = () =>
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>
        <NewGameScreen onStart={(setup) => started.push(setup)} onBack={() => undefined} />
      </ThemeProvider>
    </SafeAreaProvider>,
  );

beforeEach(() => {
  startApp();
  started = [];
});

const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const type = (seat: number, name: string) =>
  fireEvent.changeText(screen.getByTestId(`new-name-${seat}`), name);
const nameOf = (seat: number): string =>
  screen.getByTestId(`new-name-${seat}`).props.value as string;
const names = () => screen.getAllByTestId(/^new-name-/).map((field) => field.props.value as string);

test('a typed name survives a computer in its seat, fewer seats, and leaving the screen', () => {
  const page = open();
  press('new-plays-1-person');
  type(1, 'Bruno');
  press('new-plays-1-abbot');
  expect(nameOf(1)).not.toBe('Bruno');
  press('new-plays-1-person');
  expect(nameOf(1)).toBe('Bruno');
  press('new-add');
  press('new-remove-1');
  expect(names()).not.toContain('Bruno');
  press('new-add');
  expect(names()).toContain('Bruno');
  page.unmount();
  open();
  expect(names()).toContain('Bruno');
});

test('the only person is called You, several are numbered until they have names', () => {
  open();
  expect(nameOf(0)).toBe('You');
  press('new-plays-1-person');
  expect(names()).toEqual(['Player 1', 'Player 2']);
});

test('who played is known the next time, one tap each, and can be forgotten', () => {
  const page = open();
  press('new-plays-1-person');
  type(0, ' Ana ');
  type(1, 'Ben');
  press('new-start');
  expect(started[0]?.participants.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  page.unmount();
  act(() => usePeople.setState({ table: null }));
  open();
  press('new-known-1');
  expect(names()).toEqual(['Ben', 'Aiko']);
  press('new-known-0');
  expect(names()).toEqual(['Ben', 'Aiko', 'Ana']);
  expect(screen.queryByTestId('new-known-0')).toBeNull();
  press('new-forgetting');
  press('new-known-0');
  expect(screen.getByTestId('new-forgot')).toHaveTextContent('Ana is forgotten.');
  expect(usePeople.getState().known.map(({ name }) => name)).toEqual(['Ben']);
  press('new-unforget');
  expect(usePeople.getState().known.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
});

test('a known person who takes a computer’s seat loses no name typed there before', () => {
  act(() => usePeople.getState().meet([{ name: 'Cleo', colour: 3 }]));
  open();
  for (let i = 0; i < 3; i++) press('new-add');
  for (let i = 0; i < 5; i++) {
    press(`new-plays-${i}-person`);
    type(i, `Guest ${i + 1}`);
  }
  expect(screen.getByTestId('new-known-0')).toBeDisabled();
  press('new-plays-4-novice');
  press('new-known-0');
  expect(nameOf(4)).toBe('Cleo');
  expect(usePeople.getState().known.map(({ name }) => name)).toContain('Guest 5');
});

test('names that look the same, empty or endless ones are refused, and another is offered', () => {
  open();
  press('new-plays-1-person');
  type(0, 'Ana');
  type(1, 'ana ');
  expect(screen.getByTestId('new-problem')).toHaveTextContent('Ana and ana look the same.');
  expect(screen.getByTestId('new-start')).toBeDisabled();
  press('new-fix');
  expect(nameOf(1)).toBe('ana 2');
  expect(screen.getByTestId('new-start')).toBeEnabled();
  type(1, '\u200B ');
  expect(screen.getByTestId('new-problem')).toHaveTextContent('Player 2 needs a name.');
  press('new-fix');
  expect(nameOf(1)).toBe('Player 2');
  type(1, 'M'.repeat(40));
  expect(screen.getByTestId('new-problem')).toHaveTextContent(/24 characters at most/);
  expect(nameOf(1)).toBe('M'.repeat(40));
  type(1, '\u202E👨‍👩‍👧 \u200Bדוד');
  press('new-start');
  expect(started[0]?.participants[1]?.name).toBe('👨‍👩‍👧 דוד');
});

test('seats move by buttons, by a screen reader, and each keeps its colour', () => {
  open();
  press('new-add');
  const before = names();
  press('new-down-0');
  expect(names()).toEqual([before[1], before[0], before[2]]);
  const grip = screen.getByTestId('new-grip-2');
  expect(grip.props.accessibilityActions).toEqual([{ name: 'up', label: `Move ${before[2]} up` }]);
  fireEvent(grip, 'accessibilityAction', { nativeEvent: { actionName: 'up' } });
  expect(names()).toEqual([before[1], before[2], before[0]]);
  press('new-start');
  expect(started[0]?.participants.map(({ colour }) => colour)).toEqual([1, 2, 0]);
});

test('a dragged seat lands where it was dropped, and the others make room', () => {
  const heights = [100, 150, 100];
  expect([0, 60, 130, 400].map((dy) => placeAfter(heights, 0, dy))).toEqual([0, 0, 1, 2]);
  expect([0, -60, -130, -400].map((dy) => placeAfter(heights, 2, dy))).toEqual([2, 2, 1, 0]);
  const held = { from: 0, dy: 130, heights };
  expect([0, 1, 2].map((at) => shiftOf(at, held))).toEqual([130, -100, 0]);
});

test('partners are shown and chosen; the chosen one moves opposite', () => {
  open();
  press('new-add');
  press('new-add');
  press('new-teams-true');
  const [first, second, third, fourth] = names();
  expect(screen.getByTestId('new-partner-of-0')).toHaveTextContent(`with ${third}`);
  expect(screen.getByTestId('new-partner-of-1')).toHaveTextContent(`with ${fourth}`);
  press('new-partner-1');
  expect(names()).toEqual([first, third, second, fourth]);
  expect(screen.getByTestId('new-partner-of-0')).toHaveTextContent(`with ${second}`);
});

test('the longer game is offered at a full table, and taken with one tap', () => {
  open();
  expect(screen.queryByTestId('new-suggestion')).toBeNull();
  press('new-add');
  press('new-add');
  press('new-take-longer');
  expect(screen.queryByTestId('new-suggestion')).toBeNull();
  press('new-start');
  expect(started[0]?.variants?.extended).toBe(true);
});

test('the round limit is set or switched off, and remembered', () => {
  const page = open();
  press('new-start');
  press('new-rounds-20');
  press('new-start');
  press('new-rounds-0');
  press('new-start');
  expect(started.map((setup) => setup.variants?.roundLimit)).toEqual([60, 20, null]);
  page.unmount();
  open();
  expect(screen.getByTestId('new-rounds-0').props.accessibilityState).toMatchObject({
    checked: true,
  });
});
