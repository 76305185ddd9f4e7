import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import type { ViewStyle } from 'react-native';
import { getAnimatedStyle } from 'react-native-reanimated';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { EndScreen } from '@/components/screens/end';
import { nameOf } from '@/components/card/identity';
import { RULE_OF_LINE } from '@/components/table/model/rule-links';
import { ThemeProvider } from '@/components/theme';
import type { Choice, End, GameState, PlayerScore, Score, Situation, View } from '@/engine';
import { advance, legalChoices, newGame, score, situation, viewFor } from '@/engine';
import { useGame } from '@/store/game';
import { useSaves } from '@/store/saves';
import * as device from '@/store/share/device';

import { turnTo } from '../../table/support/at-table';
import { dice } from '../../table/support/views';

const castOf = (...names: readonly string[]) => ({
  viewer: 0,
  participants: names.map((name, colour) => ({ name, kind: 'person' as const, colour })),
});
const cast = castOf('Ada', 'Ben', 'Cleo');

const shownOf = (g: GameState) => ({ result: score(g), end: g.end as End, view: viewFor(g, 0) });

function finished(seed: number): { result: Score; end: End; view: View } {
  const g = newGame({ players: 3, seed: `end ${seed}` });
  const roll = dice(seed);
  for (let legal = legalChoices(g); legal !== null;) {
    legal = advance(g, legal[Math.floor(roll() * legal.length)] as Choice);
  }
  return shownOf(g);
}

/** Everybody prays and does nothing else, until this many cards are drawn: the last ends the game. */
function prayedOut(given: Situation, restOfDeck: number) {
  const g = situation({ ...given, restOfDeck });
  for (let legal = legalChoices(g); legal !== null;) {
    const rest = legal.find(({ do: act }) => act === 'pray' || act === 'pass');
    legal = advance(g, rest ?? (legal[0] as Choice));
  }
  return shownOf(g);
}

const game = finished(1);
const acts = {
  onRematch: jest.fn(),
  onTable: jest.fn(),
  onReview: jest.fn(),
  onHandOver: jest.fn(),
  onHome: jest.fn(),
  onRules: jest.fn(),
};

function show(given: { result: Score; end: End; view?: View }, glide = 0, at = cast): void {
  render(
    <SafeAreaProvider
      initialMetrics={{
        frame: { x: 0, y: 0, width: 390, height: 844 },
        insets: { top: 0, right: 0, bottom: 0, left: 0 },
      }}
    >
      <ThemeProvider>
        <EndScreen view={game.view} {...given} {...acts} cast={at} worksToEnd={5} glide={glide} />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}

test.each([
  ['works', 'Ben filled a wing with 5 works.'],
  ['deck', 'The deck ran out.'],
  ['fan', 'Fan had to reveal more cards than the deck holds.'],
  ['cup', 'Ben returned Cup and ended the game.'],
  ['rounds', 'The round limit was reached.'],
] as const)('says why the game ended: %s', (reason, words) => {
  show({ result: game.result, end: { reason, player: 1 } });
  expect(screen.getByTestId('end-why')).toHaveTextContent(words);
});

test('names the tie-break if it decided, and nothing if the points did', () => {
  const even: Situation = { you: { gallery: ['Crane'] }, right: { gallery: ['Plane'] } };
  const decided = () => screen.getByTestId('end-decided');
  show(prayedOut(even, 3));
  expect(screen.getByTestId('end-title')).toHaveTextContent('Cleo wins');
  expect(decided()).toHaveTextContent(
    'The points are even. It is Cleo’s turn, so Cleo wins the tie.',
  );
  show(prayedOut(even, 2));
  expect(decided()).toHaveTextContent(
    'The points are even. Cleo’s turn comes soonest, so Cleo wins the tie.',
  );
  show(prayedOut({ ...even, right: { gallery: ['Tower'] } }, 3));
  expect(screen.queryByTestId('end-decided')).toBeNull();
});

test('shows each player by category, and behind a tap every card with its points', () => {
  const [best] = game.result.ranking;
  const player = best?.players[0] as number;
  const points = game.result.players[player] as PlayerScore;
  expect(points.lines.length).toBeGreaterThan(0);
  show(game);
  expect(screen.getByTestId(`end-total-${player}`)).toHaveTextContent(String(points.total));
  expect(screen.queryByTestId(`end-cards-${player}`)).toBeNull();
  fireEvent.press(screen.getByTestId(`end-player-${player}`));
  // Each opens its card, which leads to its rule.
  const cards = within(screen.getByTestId(`end-cards-${player}`)).getAllByTestId(/^counted-\w+-\d/);
  expect(cards.length).toBe(points.lines.length);
  const said = cards.map((card) => card.props.accessibilityLabel as string);
  for (const line of points.lines) {
    const count = `${line.points} ${line.points === 1 ? 'point' : 'points'}`;
    expect(said.some((s) => s.startsWith(`${nameOf(line.card)}: ${count} (`))).toBe(true);
  }
});

test('a tap on a counted card opens it, with the way to the rule that counts it', () => {
  const player = game.result.ranking[0]?.players[0] as number;
  const [line] = game.result.players[player]?.lines ?? [];
  if (line === undefined) throw new Error('Nothing counted');
  show(game);
  fireEvent.press(screen.getByTestId(`end-player-${player}`));
  fireEvent.press(screen.getByTestId(`counted-${line.category}-${line.card}`));
  expect(within(screen.getByTestId('inspector')).getByTestId('inspector-text')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('inspector-rule'));
  expect(acts.onRules).toHaveBeenCalledWith(RULE_OF_LINE[line.reason]);
});

test('cards of a category stay inside the frame, however many they are', () => {
  const player = game.result.ranking[0]?.players[0] as number;
  show(game);
  fireEvent.press(screen.getByTestId(`end-player-${player}`));
  const categories = screen.getByTestId(`end-cards-${player}`).children;
  expect(categories.length).toBeGreaterThan(0);
  for (const category of categories) {
    if (typeof category === 'string') throw new Error('Bare words among the cards');
    expect(category.props).toMatchObject({ style: { maxWidth: '100%' } });
  }
});

test('tells who listens every number without opening anything', () => {
  show(game);
  for (const player of game.result.players) {
    const name = cast.participants[player.player]?.name;
    const { label, hint } = {
      label: screen.getByTestId(`end-player-${player.player}`).props.accessibilityLabel as string,
      hint: screen.getByTestId(`end-player-${player.player}`).props.accessibilityHint as string,
    };
    expect(label).toMatch(new RegExp(`^${name}, ${player.total} points?: `));
    expect(label).toContain(`Works ${player.works}`);
    expect(label).toContain(`Backorders ${player.backorders}`);
    expect(hint).toContain(`${name}`);
  }
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

test('partners are shown side by side, with what they have together', () => {
  const partners: Situation = {
    teams: true,
    you: { gallery: ['Tower'] },
    left: { gallery: ['Crane'] },
    across: { gallery: ['Vase'] },
  };
  show(prayedOut(partners, 2), 0, castOf('Ada', 'Ben', 'Cleo', 'Dan'));
  expect(screen.getByTestId('end-title')).toHaveTextContent('Ada & Cleo win');
  expect(screen.getByTestId('end-side-0-2')).toHaveTextContent('Ada & Cleo: 5 points together');
  expect(screen.getByTestId('end-side-1-3')).toHaveTextContent('Ben & Dan: 1 point together');
  const shown = screen.getAllByTestId(/^end-player-/).map((node) => node.props.testID as string);
  expect(shown).toEqual(['end-player-0', 'end-player-2', 'end-player-1', 'end-player-3']);
});

test('counts category by category, and a tap finishes the count', () => {
  jest.useFakeTimers();
  const player = game.result.winners[0] as number;
  const points = game.result.players[player] as PlayerScore;
  show(game, 300);
  const total = () => screen.getByTestId(`end-total-${player}`);
  expect(total()).toHaveTextContent('0');
  act(() => jest.advanceTimersByTime(301));
  expect(total()).toHaveTextContent(String(points.works));
  act(() => jest.advanceTimersByTime(700));
  expect(total()).toHaveTextContent(String(points.works + points.sales));
  fireEvent.press(screen.getByTestId(`end-player-${player}`));
  expect(total()).toHaveTextContent(String(points.total));
  expect(screen.queryByTestId(`end-cards-${player}`)).toBeNull();
  jest.useRealTimers();
});

/** Ada, Ben and Cleo sit in this order; by points Cleo is first. */
function cleoWins(): { result: Score; end: End } {
  const { players } = game.result;
  const ranking = [2, 0, 1].map((player) => ({
    players: [player],
    total: players[player]?.total ?? 0,
  }));
  return {
    result: { ...game.result, ranking, winners: [2], decidedBy: 'tieBreak' },
    end: { reason: 'deck', player: 0 },
  };
}

const placeOf = (player: number) => screen.getByTestId(`end-place-${player}`);
const lay = (player: number, height: number) =>
  fireEvent(placeOf(player), 'layout', { nativeEvent: { layout: { height } } });
const shownIn = (player: number) => getAnimatedStyle(placeOf(player) as never) as ViewStyle;

describe('while the points are counted', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('nobody is named the winner before all is counted, but it says why the game ended', () => {
    show(cleoWins(), 300);
    expect(screen.getByTestId('end-title')).toHaveTextContent('Counting points');
    expect(screen.getByTestId('end-why')).toHaveTextContent('The deck ran out.');
    expect(screen.queryByTestId('end-decided', { includeHiddenElements: false })).toBeNull();
    act(() => jest.advanceTimersByTime(301));
    expect(screen.getByTestId('end-title')).toHaveTextContent('Counting points');
    for (let i = 0; i < 4; i++) act(() => jest.advanceTimersByTime(660));
    expect(screen.getByTestId('end-title')).toHaveTextContent('Cleo wins');
    expect(screen.getByTestId('end-decided', { includeHiddenElements: false })).toHaveTextContent(
      /wins the tie/,
    );
  });

  test('who listens is told all at once', () => {
    const { result, end } = cleoWins();
    show({ result, end }, 300);
    expect(screen.getByTestId('end-title')).toHaveAccessibleName(
      /^Cleo wins\. .*Cleo wins the tie/,
    );
    for (const { player, total } of result.players) {
      expect(screen.getByTestId(`end-player-${player}`)).toHaveAccessibleName(
        new RegExp(`, ${total} points?: `),
      );
    }
  });

  test('nobody has to wait where motion is not wanted', () => {
    show(cleoWins(), 0);
    expect(screen.getByTestId('end-title')).toHaveTextContent('Cleo wins');
  });

  test('everybody stands where they sit, and goes to their place at the end', () => {
    show(cleoWins(), 300);
    [100, 120, 140].forEach((height, player) => lay(player, height));
    act(() => jest.advanceTimersByTime(100));
    // Cleo heads the list, but stands below Ada and Ben.
    const gap = 12;
    expect(shownIn(2).transform).toEqual([{ translateY: 100 + 120 + 2 * gap }]);
    expect(shownIn(0).transform).toEqual([{ translateY: -(140 + gap) }]);
    expect(shownIn(1).transform).toEqual([{ translateY: -(140 + gap) }]);
    fireEvent.press(screen.getByTestId('end-player-0'));
    act(() => jest.advanceTimersByTime(600));
    for (const player of [0, 1, 2]) {
      expect(shownIn(player).transform).toEqual([{ translateY: 0 }]);
    }
  });

  test('a tap anywhere finishes the count, and who comes back need not wait again', () => {
    const given = cleoWins();
    show(given, 300);
    const page = screen.getByTestId('end');
    expect(page.props.onStartShouldSetResponder()).toBe(true);
    fireEvent(page, 'responderRelease');
    expect(screen.getByTestId('end-title')).toHaveTextContent('Cleo wins');
    expect(screen.getByTestId('end').props.onStartShouldSetResponder()).toBe(false);
    screen.unmount();
    show(given, 300);
    expect(screen.getByTestId('end-title')).toHaveTextContent('Cleo wins');
  });
});

test('leads on: rematch, review, table, start', () => {
  show(game);
  for (const [testID, on] of [
    ['end-rematch', acts.onRematch],
    ['end-review', acts.onReview],
    ['end-hand-over', acts.onHandOver],
    ['end-table', acts.onTable],
    ['end-home', acts.onHome],
  ] as const) {
    fireEvent.press(screen.getByTestId(testID));
    expect(on).toHaveBeenCalledTimes(1);
  }
});

test('on a phone on its side the four ways on come first, two in a row', () => {
  turnTo(844, 390);
  show(game);
  const ids = screen
    .getAllByTestId(/^end-(rematch|review|table|home|share|hand-over)$/)
    .map(({ props }) => String(props.testID));
  const order = [...new Set(ids)];
  expect(order.slice(0, 4)).toEqual(['end-rematch', 'end-review', 'end-table', 'end-home']);
  // The short label: it shares its row.
  expect(screen.getByText('Review')).toBeTruthy();
  turnTo(1180, 820);
  expect(screen.queryByText('Review')).toBeNull();
  turnTo(390, 844);
});

describe('sharing', () => {
  const code = 'MTN1.abc';
  beforeEach(() => {
    const options = {} as never;
    useGame.setState({ game: { id: 'g7', name: '', participants: [], options, hints: false } });
    useSaves.setState({ shareCode: (id) => Promise.resolve({ code: `${code}-${id}`, name: '' }) });
  });
  afterEach(() => jest.restoreAllMocks());

  test('puts the code of this game on the clipboard', async () => {
    const copy = jest.spyOn(device, 'copyText').mockResolvedValue(true);
    show(game);
    await act(async () => fireEvent.press(screen.getByTestId('end-share')));
    expect(copy).toHaveBeenCalledWith(`${code}-g7`);
    expect(screen.getByTestId('end-told')).toHaveTextContent(/^Code copied/);
  });

  test('shows the code where copying is not allowed', async () => {
    jest.spyOn(device, 'copyText').mockResolvedValue(false);
    show(game);
    await act(async () => fireEvent.press(screen.getByTestId('end-share')));
    expect(screen.getByTestId('end-code')).toHaveTextContent(`${code}-g7`);
  });
});
