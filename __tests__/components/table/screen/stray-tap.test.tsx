import { act, fireEvent, screen } from '@testing-library/react-native';

import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

import { asked, machine, person, sitDown } from '../support/at-table';

const FEW = 8;
const SEATS = [person('Ada'), machine('Ren')];

/** A little longer than a new question ignores taps. */
const passMoment = () => act(async () => new Promise((done) => setTimeout(done, 520)));

const taskCard = () =>
  useGame.getState().decision?.choices.find(({ do: act }) => act === 'task')?.card;

/** A card that one tap takes; with few on the floor each lies apart. */
const cardToTake = (): number | undefined => {
  const { decision, view } = useGame.getState();
  if ((view?.floor.length ?? 0) > FEW) return undefined;
  return decision?.choices.find(({ do: act }) => act === 'hire' || act === 'collect')?.card;
};

/** At a speed that shows moves. */
async function comeTo(wished: () => boolean): Promise<void> {
  await sitDown({ participants: SEATS, seed: 'stray tap', when: wished });
  act(() => useSettings.setState({ pace: 'normal' }));
  await passMoment();
}

async function tapCard(card: number | undefined): Promise<void> {
  await act(async () => {
    fireEvent.press(screen.getByTestId(`card-${card}`));
    await Promise.resolve();
  });
  await asked();
}

test('a second tap, after a card was taken by the first, answers nothing', async () => {
  const canPrayNext = () => {
    const { decision } = useGame.getState();
    const { total = 0, begun = 0 } = decision?.task ?? {};
    return decision?.kind === 'action' && begun < total && cardToTake() !== undefined;
  };
  await comeTo(canPrayNext);
  const { decision } = useGame.getState();
  await tapCard(cardToTake());
  const next = useGame.getState().decision;
  expect(next).not.toBe(decision);
  fireEvent.press(screen.getByTestId('act-pray'));
  await asked();
  expect(useGame.getState().decision).toBe(next);

  await passMoment();
  await act(async () => {
    fireEvent.press(screen.getByTestId('act-pray'));
    await Promise.resolve();
  });
  await asked();
  expect(useGame.getState().decision).not.toBe(next);
});

test('the buttons of a card that one has tapped act at once', async () => {
  await comeTo(() => taskCard() !== undefined);
  const { decision } = useGame.getState();
  const task = taskCard();
  fireEvent.press(screen.getByTestId(`card-${task}`));
  await act(async () => {
    fireEvent.press(screen.getByTestId(`act-task-${task}`));
    await Promise.resolve();
  });
  await asked();
  expect(useGame.getState().decision).not.toBe(decision);
});

test('where nothing is shown by itself, a question takes the first touch', async () => {
  await sitDown({ participants: SEATS, seed: 'stray tap' });
  const { decision } = useGame.getState();
  await act(async () => {
    fireEvent.press(screen.getByTestId('act-pass'));
    await Promise.resolve();
  });
  await asked();
  expect(useGame.getState().decision).not.toBe(decision);
});
