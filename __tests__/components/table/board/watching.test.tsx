import { act, fireEvent, renderHook, screen, within } from '@testing-library/react-native';

import { useShowSteps } from '@/components/table/screen/use-show-steps';
import type { GameEvent, Score } from '@/engine';
import type { GameStore } from '@/store/game';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

import { machine, person, sitDown } from '../support/at-table';

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
  await sitDown({ participants: SEATS, seed: 'after the end' });
  const { view, scores } = useGame.getState();
  if (view === null) throw new Error('There is no table');
  // Cards that stayed hidden show in the result alone.
  const players = scores.map((one) => ({ ...one, total: one.total + 28 }));
  const result: Score = {
    players,
    ranking: players.map(({ player, total }) => ({ players: [player], total })),
    winners: [0],
    decidedBy: 'points',
    winningWork: null,
  };
  act(() =>
    useGame.setState({
      status: 'over',
      decision: null,
      result,
      endSeen: true,
      view: { ...view, end: { reason: 'deck', player: 0 } },
    }),
  );
  fireEvent.press(screen.getByTestId('end-table'));
  expect(screen.getByTestId('turn-title')).toHaveTextContent('The game is over');
  expect(screen.getByTestId('question')).toHaveTextContent('The game is over');
  const total = String(players[1]?.total);
  expect(within(screen.getByTestId('seat-1')).getByText(total)).toBeOnTheScreen();
});
