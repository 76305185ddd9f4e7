import { act, fireEvent, renderRouter, screen, waitFor } from 'expo-router/testing-library';

import Game from '@/app/game';
import Start from '@/app/index';
import NewGame from '@/app/new';
import RootLayout from '@/app/_layout';
import Rules from '@/app/rules';
import Settings from '@/app/settings';
import { startApp } from '@/store/app';
import { useGame } from '@/store/game';
import type { GameSummary } from '@/store/saves';
import { useSaves } from '@/store/saves';
import { memoryKeeper } from '@/store/saves/memory';
import { DEFAULT_SETTINGS, useSettings } from '@/store/settings';

jest.mock('expo-font', () => ({
  ...jest.requireActual('expo-font'),
  useFonts: () => [true, null],
}));
// Its database is tested on its own (__tests__/store/saves); here nothing is kept.
jest.mock('@/store/app', () => ({
  ...jest.requireActual('@/store/app'),
  openApp: () => Promise.resolve(),
}));

/** The table is tested on its own: the router's test kit has a Reanimated too small for it. */
const Seated = () => <></>;

const open = (initialUrl: string, table: typeof Game = Seated) =>
  renderRouter(
    {
      _layout: RootLayout,
      index: Start,
      new: NewGame,
      game: table,
      rules: Rules,
      settings: Settings,
    },
    { initialUrl },
  );

beforeEach(() => {
  startApp({ keeper: memoryKeeper(), pace: () => 'instant' });
  useSettings.setState({ ...DEFAULT_SETTINGS, pace: 'instant', motion: 'reduced' });
});

afterEach(async () => {
  await act(async () => {
    await useGame.getState().leave();
  });
});

const LONG = 60_000;

test('the start says which game goes on, and passes over one that is over', () => {
  const one: GameSummary = {
    id: 'one',
    name: 'Rainy evening',
    participants: [],
    turn: 9,
    round: 5,
    made: 60,
    scores: [],
    over: false,
    createdAt: 1,
    playedAt: 1,
    damaged: false,
  };
  const games = [{ ...one, id: 'two', name: 'Yesterday', over: true }, one];
  act(() => useSaves.setState({ games, total: 2 }));
  open('/');
  expect(screen.getByTestId('start-continue')).toHaveTextContent('ContinueRainy evening · round 5');
  act(() => useSaves.setState({ games: [], total: 0 }));
  expect(screen.queryByTestId('start-continue')).toBeNull();
});

test(
  'one tap starts a game against the computer',
  async () => {
    const page = open('/');
    fireEvent.press(screen.getByTestId('start-quick'));
    await waitFor(() => expect(page.getPathname()).toBe('/game'), { timeout: 20_000 });
    expect(useGame.getState().game?.participants.map((seat) => seat.kind)).toEqual([
      'person',
      'ai',
    ]);
  },
  LONG,
);

test(
  'a table is set up seat by seat, and says what is wrong with it',
  async () => {
    const page = open('/new');
    fireEvent.press(screen.getByTestId('new-add'));
    fireEvent.press(screen.getByTestId('new-plays-1-person'));
    fireEvent.press(screen.getByTestId('new-plays-2-monk'));
    fireEvent.press(screen.getByText('Manner: Rusher'));
    fireEvent.press(screen.getByTestId('new-manner-2-host'));
    expect(screen.getByText('Fills the house with helpers.')).toBeOnTheScreen();
    fireEvent.changeText(screen.getByTestId('new-name-0'), 'Player 2');
    expect(screen.getByTestId('new-problem')).toHaveTextContent(/same name/);
    fireEvent.changeText(screen.getByTestId('new-name-0'), 'Aya');
    expect(screen.queryByTestId('new-problem')).toBeNull();
    fireEvent.press(screen.getByTestId('new-teams-true'));
    expect(screen.getByTestId('new-problem')).toHaveTextContent(/exactly four/);
    fireEvent.press(screen.getByTestId('new-teams-false'));
    fireEvent.press(screen.getByTestId('new-extended-true'));
    fireEvent.press(screen.getByTestId('new-start'));
    await waitFor(() => expect(page.getPathname()).toBe('/game'), { timeout: 20_000 });
    const { game } = useGame.getState();
    expect(game?.participants.map((s) => [s.name, s.kind, s.level, s.personality])).toEqual([
      ['Aya', 'person', undefined, undefined],
      ['Player 2', 'person', undefined, undefined],
      [expect.any(String), 'ai', 'monk', 'host'],
    ]);
    expect(game?.options.extended).toBe(true);
  },
  LONG,
);

test('settings change at once', () => {
  open('/settings');
  fireEvent.press(screen.getByTestId('settings-pace-fast'));
  fireEvent.press(screen.getByTestId('settings-theme-dark'));
  fireEvent.press(screen.getByTestId('settings-text-1.5'));
  expect(useSettings.getState()).toMatchObject({ pace: 'fast', theme: 'dark', textSize: 1.5 });
});

test('the rulebook opens section by section', () => {
  open('/rules');
  const [first] = screen.getAllByTestId(/^rules-(?!back)/);
  if (first === undefined) throw new Error('The rulebook is empty');
  const before = JSON.stringify(screen.toJSON()).length;
  fireEvent.press(first);
  expect(JSON.stringify(screen.toJSON()).length).toBeGreaterThan(before);
});

test('the table without a game leads to the start', async () => {
  const page = open('/game', Game);
  await waitFor(() => expect(page.getPathname()).toBe('/'));
});
