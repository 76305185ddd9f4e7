import { act, fireEvent, renderRouter, screen, waitFor } from 'expo-router/testing-library';

import Game from '@/app/game';
import Start from '@/app/index';
import NewGame from '@/app/new';
import RootLayout from '@/app/_layout';
import ReviewPage from '@/app/review';
import Rules from '@/app/rules';
import Settings from '@/app/settings';
import { newGame } from '@/engine';
import { startApp } from '@/store/app';
import { useGame } from '@/store/game';
import { useLearn } from '@/store/learn';
import { useReview } from '@/store/review';
import { firstGame } from '@/store/learn/first-game';
import type { GameSummary } from '@/store/saves';
import { useSaves } from '@/store/saves';
import { memoryKeeper } from '@/store/saves/memory';
import { DEFAULT_SETTINGS, useSettings } from '@/store/settings';

jest.mock('expo-font', () => ({
  ...jest.requireActual('expo-font'),
  useFonts: () => [true, null],
}));
// Saves are tested in __tests__/store/saves; here nothing is kept.
jest.mock('@/store/app', () => ({
  ...jest.requireActual('@/store/app'),
  openApp: () => Promise.resolve(),
}));

/** The table is tested on its own: the router's test kit has too small a Reanimated for it. */
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
  // The splash screen waits until the kept settings are read.
  useSaves.setState({ status: 'failed' });
  useSettings.setState({ ...DEFAULT_SETTINGS, pace: 'instant', motion: 'reduced' });
});

afterEach(async () => {
  await act(async () => {
    await useGame.getState().leave();
  });
});

const LONG = 60_000;

function opened(list: Partial<ReturnType<typeof useSaves.getState>>): void {
  act(() => useSaves.setState({ status: 'ready', refresh: async () => undefined, ...list }));
}

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
    hints: [],
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
    expect(useGame.getState().game?.participants.map((participant) => participant.kind)).toEqual([
      'person',
      'ai',
    ]);
  },
  LONG,
);

test(
  'whoever has finished no game is offered an easy one, also after lessons and half a game',
  async () => {
    opened({ total: 3 });
    useLearn.setState({ done: ['count'] });
    const page = open('/');
    fireEvent.press(screen.getByTestId('start-first'));
    await waitFor(() => expect(page.getPathname()).toBe('/game'), { timeout: 20_000 });
    const { game, view } = useGame.getState();
    expect(game?.participants.map(({ kind, level }) => [kind, level])).toEqual([
      ['person', undefined],
      ['ai', 'novice'],
    ]);
    expect(view?.floor).toEqual(newGame({ players: 2, seed: firstGame().seed ?? '' }).floor);
    expect(useLearn.getState().coached).toBe(game?.id);
  },
  LONG,
);

test('the lessons are offered beside it until one is taken; both make way once a game is over', () => {
  opened({});
  open('/');
  expect(screen.getByText('Learn in ten minutes')).toBeOnTheScreen();
  act(() => useLearn.setState({ done: ['count'] }));
  expect(screen.queryByText('Learn in ten minutes')).toBeNull();
  expect(screen.getByTestId('start-learn')).toBeOnTheScreen();
  expect(screen.getByTestId('start-first')).toBeOnTheScreen();
  act(() => useLearn.setState({ finished: true }));
  expect(screen.queryByTestId('start-first')).toBeNull();
});

test(
  'a table is set up seat by seat, and says what is wrong with it',
  async () => {
    const page = open('/new');
    fireEvent.press(screen.getByTestId('new-add'));
    fireEvent.press(screen.getByTestId('new-plays-1-person'));
    fireEvent.press(screen.getByTestId('new-plays-2-prior'));
    fireEvent.press(screen.getByText('Style: Rusher'));
    fireEvent.press(screen.getByTestId('new-manner-2-host'));
    expect(screen.getByText('Hires many helpers.')).toBeOnTheScreen();
    fireEvent.changeText(screen.getByTestId('new-name-0'), 'Player 2');
    expect(screen.getByTestId('new-problem')).toHaveTextContent(/called Player 2/);
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
      [expect.any(String), 'ai', 'prior', 'host'],
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
  expect(screen.getByTestId('rules-win')).toBeExpanded();
  fireEvent.press(screen.getByTestId('rules-ties'));
  expect(screen.getByTestId('rules-win')).toBeCollapsed();
  expect(screen.getByText(/^If players tie/)).toBeOnTheScreen();
});

test('the table without a game leads to the start', async () => {
  const page = open('/game', Game);
  await waitFor(() => expect(page.getPathname()).toBe('/'));
});

test('another language is chosen in the settings, and the screens speak it at once', async () => {
  open('/settings?language=pseudo');
  fireEvent.press(screen.getByTestId('settings-language-pseudo'));
  await waitFor(() => expect(screen.getByText(/^\[Šéťťîňğš~+\]$/)).toBeTruthy());
  expect(screen.getByTestId('settings')).toBeTruthy();
  fireEvent.press(screen.getByTestId('settings-language-en'));
  await waitFor(() => expect(screen.getByText('Settings')).toBeTruthy());
});

test.each(['/review?id=rainy', '/review?id=rainy&id=rainy', '/review?id=rainy&id=other'])(
  '%s looks back on the game named first',
  async (initialUrl) => {
    const asked: string[] = [];
    const before = useReview.getState().open;
    useReview.setState({ open: async (id) => asked.push(id) > 0 });
    renderRouter(
      { _layout: RootLayout, index: Start, game: Seated, review: ReviewPage },
      { initialUrl },
    );
    await waitFor(() => expect(asked).toEqual(['rainy']));
    useReview.setState({ open: before });
  },
);

test.each(['/rules?at=1', '/rules?at=1&at=2', '/rules?section=x&section=y&at=1&at=2'])(
  '%s opens the rulebook',
  async (initialUrl) => {
    renderRouter({ _layout: RootLayout, index: Start, rules: Rules }, { initialUrl });
    await waitFor(() => expect(screen.getByTestId('rules-search')).toBeTruthy());
  },
);
