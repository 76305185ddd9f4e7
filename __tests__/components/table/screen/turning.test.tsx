import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';

import { useGame } from '@/store/game';

import { machine, person, playUntil, sitDown, turnTo } from '../support/at-table';

/** A phone turned, a tablet both ways, and half and a third of a tablet in split view. */
const SIZES = [
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [507, 768],
  [320, 768],
  [360, 640],
  [390, 844],
] as const;

test('turning, resizing and splitting the screen keep the question and the chosen card', async () => {
  await sitDown({ participants: [person('Ada'), machine('Ren')], seed: 'turning' });
  await playUntil(() => useGame.getState().decision?.kind === 'newTask');
  const card = useGame.getState().decision?.choices.find((c) => c.do === 'task')?.card;
  fireEvent.press(screen.getByTestId(`card-${card}`));
  const question = screen.getByTestId('question').props.children as string;
  const buttons = () => screen.getAllByTestId(/^act-/).map((act) => act.props.testID as string);
  const before = buttons();
  expect(before[0]).toBe(`act-task-${card}`);
  for (const [width, height] of SIZES) {
    turnTo(width, height);
    expect(useGame.getState().selection).toBe(card);
    expect(screen.getByTestId('question')).toHaveTextContent(question);
    expect(buttons()).toEqual(before);
    expect(screen.getByTestId(`card-${card}`)).toBeSelected();
  }
});

test('a sheet stays open when the device is turned', async () => {
  await sitDown({ participants: [person('Ada'), machine('Ren')], seed: 'turning' });
  fireEvent.press(screen.getByTestId('seat-1'));
  turnTo(844, 390);
  expect(screen.getByTestId('temple')).toBeOnTheScreen();
  turnTo(768, 1024);
  expect(screen.getByTestId('temple')).toBeOnTheScreen();
});

test('on a phone on its side a temple is seen whole, the way to the next one beside its facts', async () => {
  const participants = [person('Ada'), machine('Ren'), machine('Kei')];
  await sitDown({ participants, seed: 'turning', size: [844, 390] });
  fireEvent.press(screen.getByTestId('seat-1'));
  expect(screen.getByTestId('temple')).toHaveStyle({ maxHeight: '100%' });
  expect(screen.getByTestId('temple-next')).toBeOnTheScreen();
  // Title and facts take less than half; the temple has the rest.
  const board = () =>
    StyleSheet.flatten(screen.getByTestId('temple-board').props.style as ViewStyle);
  expect(board().height).toBe(390 - 152);
  turnTo(390, 844);
  expect(board().height).toBe(290);
  expect(screen.getByTestId('temple')).toHaveStyle({ maxHeight: '78%' });
});

test('beside the table a card is read without scrolling: its text stands by the picture where room is short', async () => {
  // With three players the log is below.
  const participants = [person('Ada'), machine('Ren'), machine('Kei')];
  await sitDown({ participants, seed: 'turning', size: [1024, 768] });
  await playUntil(() => useGame.getState().decision?.kind === 'newTask');
  const card = useGame.getState().decision?.choices.find((c) => c.do === 'task')?.card;
  fireEvent.press(screen.getByTestId(`card-${card}`));
  const top = () => screen.getByTestId('inspector-top');
  expect(top()).toHaveStyle({ flexDirection: 'row' });
  turnTo(1024, 1366);
  expect(top()).not.toHaveStyle({ flexDirection: 'row' });
});
