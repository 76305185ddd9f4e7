import { act, fireEvent, renderHook, screen, within } from '@testing-library/react-native';

import { useShowSteps } from '@/components/table/screen/use-show-steps';
import type { GameEvent } from '@/engine';
import type { GameStore } from '@/store/game';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

import { choose, machine, person, sitDown } from '../support/at-table';

const SEATS = [person('Ada'), machine('Ren')];

/** Whether this player's moves end by themselves, with or without an open sheet. */
function movesOn(player: number, reading: boolean, inView = true): boolean {
  const stepShown = jest.fn();
  useGame.setState({ stepShown });
  useSettings.setState({ pace: 'normal' });
  const event: GameEvent = { type: 'noTask', player };
  const game = { ...useGame.getState(), holder: 0, pending: [{ id: 1, event }] };
  const cast = { viewer: 0, participants: SEATS };
  jest.useFakeTimers();
  const { unmount } = renderHook(() =>
    useShowSteps({ game: game as unknown as GameStore, reading, inView, cast }),
  );
  act(() => jest.advanceTimersByTime(20_000));
  unmount();
  jest.useRealTimers();
  return stepShown.mock.calls.length > 0;
}

test('the others wait while a sheet lies over the table; what one did oneself goes on', () => {
  const { stepShown } = useGame.getState();
  expect(movesOn(1, false)).toBe(true);
  expect(movesOn(1, true)).toBe(false);
  expect(movesOn(0, true)).toBe(true);
  // Nobody would see it under another page or in the background.
  expect(movesOn(1, false, false)).toBe(false);
  expect(movesOn(0, false, false)).toBe(false);
  useGame.setState({ stepShown });
});

test('the table after the end says that it is over, and counts as the result does', async () => {
  // The opponent's backorders show in the result alone: the hand was hidden.
  const left = { sales: ['Coin'], hand: ['Bell', 'Ring'] } as const;
  await sitDown({
    participants: SEATS,
    seed: 'after the end',
    laid: { left, doing: 'Monk', restOfDeck: 1 },
  });
  expect(useGame.getState().scores[1]?.total).toBe(0);
  await choose((choices) => choices.find(({ do: act }) => act === 'pray'));
  act(() => useGame.getState().seeEnd());
  const { result } = useGame.getState();
  expect(result?.players[1]?.total).toBe(6);
  fireEvent.press(screen.getByTestId('end-table'));
  expect(screen.getByTestId('turn-title')).toHaveTextContent('The game is over');
  expect(screen.getByTestId('question')).toHaveTextContent('The game is over');
  expect(within(screen.getByTestId('seat-1')).getByText('6')).toBeOnTheScreen();
});
