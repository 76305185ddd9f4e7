import { act, fireEvent, screen } from '@testing-library/react-native';

import { useGame } from '@/store/game';

import { machine, person, playUntil, sitDown, turnTo } from '../support/at-table';

const SEATS = [person('Ada'), machine('Ren')];
const buttons = () => screen.getAllByTestId(/^act-/).map((b) => b.props.testID as string);

async function chooseTask(size: readonly [number, number] = [375, 667]): Promise<number> {
  await sitDown({ participants: SEATS, seed: 'letting go', size });
  await playUntil(() => useGame.getState().decision?.kind === 'newTask');
  const card = useGame.getState().decision?.choices.find((c) => c.do === 'task')?.card;
  if (card === undefined) throw new Error('No card can be a task');
  return card;
}

test('a chosen card can be put back: the question is as it was, and nothing is done', async () => {
  const card = await chooseTask();
  const { choices } = useGame.getState();
  const before = buttons();
  expect(screen.queryByTestId('let-go')).toBeNull();
  fireEvent.press(screen.getByTestId(`card-${card}`));
  expect(buttons()).not.toEqual(before);
  fireEvent.press(screen.getByLabelText('Put the card back'));
  expect(useGame.getState().selection).toBeNull();
  expect(buttons()).toEqual(before);
  expect(screen.queryByTestId('let-go')).toBeNull();
  expect(useGame.getState().choices).toBe(choices);
});

test('a second tap on a card that cannot be chosen, after the reason, opens it', async () => {
  await chooseTask();
  const [floor] = useGame.getState().view?.floor ?? [];
  const tap = () => fireEvent.press(screen.getByTestId(`card-${floor}`));
  tap();
  expect(screen.getByTestId('why-not')).toBeOnTheScreen();
  expect(screen.queryByTestId('inspector')).toBeNull();
  tap();
  expect(await screen.findByTestId('inspector')).toBeOnTheScreen();
});

test('what was read beside a tablet’s table does not come up as a sheet when the screen becomes small', async () => {
  const card = await chooseTask([1024, 768]);
  fireEvent.press(screen.getByTestId(`card-${card}`));
  act(() => turnTo(375, 667));
  expect(screen.queryByTestId('inspector')).toBeNull();
  expect(useGame.getState().selection).toBe(card);
});

test('undo stays where it is when something can be done again', async () => {
  const card = await chooseTask();
  const order = () =>
    screen.getAllByTestId(/^(undo|redo|open-log|open-menu)$/).map((b) => b.props.testID as string);
  expect(order()).toEqual(['undo', 'open-log', 'open-menu']);
  await act(async () => {
    await useGame.getState().choose({ do: 'task', card });
  });
  await playUntil(() => useGame.getState().undo.can);
  await act(async () => {
    await useGame.getState().undoChoice();
  });
  expect(order()).toEqual(['redo', 'undo', 'open-log', 'open-menu']);
});
