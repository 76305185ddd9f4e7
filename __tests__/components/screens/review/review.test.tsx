import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { nameOf } from '@/components/card/identity';
import { Review } from '@/components/screens/review';
import { roomForBar } from '@/components/screens/review/bar-room';
import type { Pose } from '@/components/table/layout';
import { keyOf, layout as layTable } from '@/components/table/layout';
import { ThemeProvider } from '@/components/theme';
import type { Choice, View } from '@/engine';
import {
  advance,
  legalChoices,
  nameOfCard,
  newGame,
  situation,
  SPECTATOR,
  viewFor,
} from '@/engine';
import { nextInt, seededRng } from '@/engine/rng';
import { completeOptions } from '@/engine/setup';
import type { LoadedGame, Participant } from '@/store/game';
import { useReview } from '@/store/review';
import { useSaves } from '@/store/saves';
import { SaveError } from '@/store/saves/faults';
import { useSettings } from '@/store/settings';

/** A random game, whole or its first moves. */
function gameOf(kinds: readonly Participant['kind'][], most = Infinity): LoadedGame {
  const options = completeOptions({ players: kinds.length, seed: 'looking back' });
  const rng = seededRng('a random player');
  const state = newGame(options);
  const choices: Choice[] = [];
  for (let legal = legalChoices(state); legal !== null && choices.length < most;) {
    const choice = legal[nextInt(rng, legal.length)] as Choice;
    choices.push(choice);
    legal = advance(state, choice);
  }
  const names = ['Ada', 'Ben', 'Cleo'];
  const participants = kinds.map((kind, i): Participant => ({
    kind,
    colour: i,
    name: names[i] ?? '',
  }));
  return { id: 'x', name: 'Rain', participants, options, base: null, choices, state, notice: null };
}

/** Enough for whole games on a busy machine. */
const LONG = 120_000;
const PERSONS = ['person', 'person', 'person'] as const;
const PHONE = [390, 844] as const;
const TABLET = [1180, 820] as const;

function show(review: React.ReactElement, [width, height]: readonly [number, number]): void {
  render(
    <SafeAreaProvider
      initialMetrics={{
        frame: { x: 0, y: 0, width, height },
        insets: { top: 0, right: 0, bottom: 0, left: 0 },
      }}
    >
      <ThemeProvider>{review}</ThemeProvider>
    </SafeAreaProvider>,
  );
}

async function lookBack(game: LoadedGame, size: readonly [number, number] = PHONE) {
  const [width, height] = size;
  const window = { width, height, scale: 2, fontScale: 1 };
  act(() => Dimensions.set({ window, screen: window }));
  useSettings.setState({ pace: 'normal', motion: 'reduced' });
  const continued: unknown[][] = [];
  useSaves.setState({
    load: async () => game,
    continueFrom: async (...all) => {
      continued.push(all);
      return 'the new one';
    },
  });
  const onPlayOn = jest.fn();
  show(<Review onLeave={jest.fn()} onPlayOn={onPlayOn} />, size);
  await act(async () => {
    await useReview.getState().open('x');
  });
  return { continued, onPlayOn };
}

const at = () => screen.getByTestId('review-at').props.children as string;
const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const handOf = (player: number) =>
  (useReview.getState().view as View).players[player]?.hand.known ?? [];
/** Cards on the table that can be touched. */
const onTable = () => screen.getAllByTestId(/^card-\d+$/).map((x) => x.props.testID as string);

afterEach(() => {
  jest.useRealTimers();
  act(() => useReview.getState().close());
});

test(
  'one goes along a game by moves, by turns, by keys and by a screen reader',
  async () => {
    const game = gameOf(PERSONS);
    const n = game.choices.length;
    await lookBack(game);
    expect(at()).toBe(`Move ${n} of ${n}`);
    press('review-back');
    expect(at()).toBe(`Move ${n - 1} of ${n}`);

    const slider = screen.getByTestId('review-slider');
    expect(slider).toHaveAccessibilityValue({
      min: 0,
      max: n,
      now: n - 1,
      text: `Move ${n - 1} of ${n}`,
    });
    fireEvent(slider, 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
    fireEvent(slider, 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
    fireEvent(slider, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
    expect(at()).toBe(`Move ${n - 2} of ${n}`);

    press('review-last-turn');
    const turnOf = () => useReview.getState().view?.turn;
    const turn = turnOf();
    press('review-next-turn');
    press('review-last-turn');
    expect(turnOf()).toBe(turn);
    expect(screen.getByTestId('review-told')).toHaveTextContent(/turn/);
  },
  LONG,
);

test(
  'whose eyes: all hands, or what one player knew; an opened card can be read',
  async () => {
    await lookBack(gameOf(PERSONS));
    act(() => useReview.getState().go(20));
    press('review-how');
    expect(screen.getByText(/The game is over, so you may see every hand/)).toBeOnTheScreen();
    press('eyes-1');
    expect(screen.getByTestId('eyes-1')).toBeChecked();
    press('how-close');
    expect(screen.getByTestId('review-eyes')).toHaveTextContent('As Ben saw it');
    const hand = handOf(1);
    expect(hand.length).toBeGreaterThan(0);
    expect(onTable()).toEqual(expect.arrayContaining(hand.map((card) => `card-${card}`)));
    expect(handOf(0)).toEqual([]);

    const [card] = hand as [number];
    press(`card-${card}`);
    expect(screen.getByTestId('inspector')).toBeOnTheScreen();
    expect(screen.getAllByText(nameOf(card)).length).toBeGreaterThan(0);
  },
  LONG,
);

test(
  'with all hands open, another player’s temple and hand can be looked into',
  async () => {
    await lookBack(gameOf(PERSONS));
    act(() => useReview.getState().go(20));
    const front = useReview.getState().player as number;
    const other = (front + 1) % 3;
    press(`seat-${other}`);
    expect(screen.getByTestId('temple')).toBeOnTheScreen();
    const hand = handOf(other);
    expect(hand.length).toBeGreaterThan(0);
    for (const card of hand) {
      expect(screen.getByTestId('temple-hand')).toHaveTextContent(new RegExp(nameOf(card)));
    }
  },
  LONG,
);

test(
  'while a game of several goes on, no hand is anywhere in the tree, and the screen says why',
  async () => {
    const game = gameOf(PERSONS, 24);
    await lookBack(game);
    expect(screen.getByTestId('review-eyes')).toHaveTextContent('What everybody saw');
    const known = new Set(viewFor(game.state, SPECTATOR).revealed);
    const secrets = game.state.players.flatMap((p) => p.hand.filter((card) => !known.has(card)));
    expect(secrets.length).toBeGreaterThan(5);
    expect(onTable().length).toBeGreaterThan(0);
    for (const card of secrets) expect(screen.queryByTestId(`card-${card}`)).toBeNull();
    press('review-how');
    expect(screen.getByText(/not over, so you see only what everybody saw/)).toBeOnTheScreen();
    expect(screen.queryByTestId('eyes-0')).toBeNull();
    expect(screen.queryByTestId('eyes-all')).toBeNull();
  },
  LONG,
);

test(
  'who plays alone sees their own hand in a game that goes on, and no other',
  async () => {
    const game = gameOf(['ai', 'person', 'ai'], 24);
    await lookBack(game);
    expect(screen.getByTestId('review-eyes')).toHaveTextContent('As Ben saw it');
    const seen = viewFor(game.state, 1);
    expect(handOf(1)).toHaveLength(seen.players[1]?.hand.count ?? -1);
    for (const other of [0, 2]) expect(handOf(other)).toEqual(seen.players[other]?.hand.known);
    expect(handOf(0).length).toBeLessThan(seen.players[0]?.hand.count ?? 0);
  },
  LONG,
);

test(
  'it plays by itself at the chosen pace, stops by hand, and begins again from the end',
  async () => {
    const game = gameOf(PERSONS);
    const n = game.choices.length;
    await lookBack(game);
    act(() => useReview.getState().go(n - 3));
    jest.useFakeTimers();
    press('review-run');
    act(() => jest.advanceTimersByTime(1_599));
    expect(at()).toBe(`Move ${n - 3} of ${n}`);
    act(() => jest.advanceTimersByTime(1));
    expect(at()).toBe(`Move ${n - 2} of ${n}`);
    press('review-run');
    act(() => jest.advanceTimersByTime(10_000));
    expect(at()).toBe(`Move ${n - 2} of ${n}`);

    act(() => useSettings.setState({ pace: 'fast' }));
    press('review-run');
    act(() => jest.advanceTimersByTime(800));
    act(() => jest.advanceTimersByTime(800));
    expect(at()).toBe(`Move ${n} of ${n}`);
    expect(screen.getByTestId('review-run').props.accessibilityLabel).toBe('Play');

    press('review-run');
    expect(at()).toBe(`Move 0 of ${n}`);
    expect(screen.getByTestId('review-told')).toHaveTextContent('The deal');
    act(() => jest.advanceTimersByTime(800));
    expect(at()).toBe(`Move 1 of ${n}`);
    // Touching the slider stops the playback.
    fireEvent(screen.getByTestId('review-slider'), 'accessibilityAction', {
      nativeEvent: { actionName: 'increment' },
    });
    act(() => jest.advanceTimersByTime(5_000));
    expect(at()).toBe(`Move 2 of ${n}`);
  },
  LONG,
);

test('a game that is not there any more says so, and there is a way back', async () => {
  const onLeave = jest.fn();
  useSaves.setState({ load: () => Promise.reject(new SaveError('gameMissing', 'x')) });
  show(<Review onLeave={onLeave} onPlayOn={jest.fn()} />, PHONE);
  await act(async () => {
    await useReview.getState().open('x');
  });
  expect(screen.getByTestId('review-fault')).toHaveTextContent(/no longer exists/);
  press('review-leave');
  expect(onLeave).toHaveBeenCalled();
});

test(
  'what happened several times over is told once, with its number',
  async () => {
    const { length } = gameOf(PERSONS).choices;
    await lookBack(gameOf(PERSONS));
    const told = () => screen.getByTestId('review-told').props.children as string;
    expect(told()).toMatch(/The game is over$/);
    // To the other player all drawn cards are "a card".
    act(() => useReview.getState().lookAs(0));
    const all = Array.from({ length }, (_, move) => {
      act(() => useReview.getState().go(move));
      return told().split(' · ');
    });
    expect(all.filter((lines) => lines.some((line, i) => line === lines[i + 1]))).toEqual([]);
    expect(all.flat().some((line) => / (twice|\d+ times|\d+ cards)\b/.test(line))).toBe(true);
  },
  LONG,
);

test(
  'every move says what happened, or what was decided',
  async () => {
    const game = gameOf(PERSONS);
    await lookBack(game);
    const told = () => screen.getByTestId('review-told').props.children as string;
    const quiet = (words: RegExp) =>
      game.choices.findIndex((_, i) => {
        act(() => useReview.getState().go(i + 1));
        expect(told()).not.toBe('');
        expect(told()).not.toMatch(/nobody saw/);
        return words.test(told());
      }) + 1;
    const move = quiet(/^(Ada|Ben|Cleo) chose: (Complete|Craft) /);
    expect(move).toBeGreaterThan(0);
    // Another player's eyes did not see what was chosen.
    const chooser = useReview.getState().player as number;
    act(() => useReview.getState().lookAs(chooser));
    expect(told()).toMatch(/ chose: /);
    act(() => useReview.getState().lookAs((chooser + 1) % 3));
    expect(told()).toMatch(/passed, or chose something nobody saw$/);
  },
  LONG,
);

test(
  'the head says the time of day and whose turn it is',
  async () => {
    await lookBack(gameOf(PERSONS), TABLET);
    const head = () => screen.getByTestId('review-turn');
    expect(head()).toHaveTextContent('The game is over');
    act(() => useReview.getState().go(0));
    const { current } = useReview.getState().view as View;
    const name = ['Ada', 'Ben', 'Cleo'][current];
    expect(head()).toHaveTextContent(`Morning · ${name}’s turn`);
    act(() => useReview.getState().goTurn(1));
    expect(head()).toHaveTextContent(/^Morning · /);
    expect(head()).not.toHaveTextContent(new RegExp(`${name}’s turn`));
  },
  LONG,
);

test.each([
  ['a small phone', [320, 568]],
  ['a phone', [375, 667]],
  ['a tablet', [1180, 820]],
] as const)(
  'on %s it is said that one continues in a new game',
  async (_, size) => {
    await lookBack(gameOf(PERSONS), size);
    const button = screen.getByTestId('review-play');
    expect(button).toHaveAccessibleName(/^Continue/);
    expect(button).toHaveTextContent(/as a new game/i);
    expect(button.props.accessibilityHint).toMatch(/This one stays as it is/);
  },
  LONG,
);

test('on a phone of 375 by 667 no work of a full gallery lies over another', () => {
  const gallery = [10, 20, 30, 40, 50];
  // Of five only the extended game goes on.
  const full = { players: 4, extended: true, you: { gallery: gallery.map(nameOfCard) } };
  const view = viewFor(situation(full), 0);
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  const viewport = { width: 375, height: 667, insets, text: 1 };
  const { poses } = layTable(view, viewport, { front: 0, ...roomForBar('phone', 1) });
  const works = gallery.map((card) => poses.get(keyOf(card)) as Pose);
  const apart = (a: Pose, b: Pose) =>
    a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
  for (const [i, a] of works.entries()) {
    for (const b of works.slice(i + 1)) expect([a, b, apart(a, b)]).toEqual([a, b, true]);
  }
});

test(
  'a new game begins from any move but the end',
  async () => {
    const game = gameOf(PERSONS);
    const n = game.choices.length;
    const { continued, onPlayOn } = await lookBack(game);
    expect(screen.getByTestId('review-play')).toBeDisabled();
    act(() => useReview.getState().go(17));
    await act(async () => press('review-play'));
    expect(n).toBeGreaterThan(17);
    expect(continued).toEqual([['x', 17, 'Rain, from move 17']]);
    expect(onPlayOn).toHaveBeenCalledWith('the new one');
  },
  LONG,
);

test(
  'a tablet has the log beside the table, up to the move, all of it at a tap, and a line leads to its move',
  async () => {
    await lookBack(gameOf(PERSONS), TABLET);
    act(() => useReview.getState().go(30));
    const entries = new Map(useReview.getState().log.map((entry) => [entry.id, entry.choice]));
    const lines = () => screen.getAllByTestId(/^log-\d+$/).map((x) => x.props.testID as string);
    const moveOf = (testID: string) => entries.get(Number(testID.slice(4))) ?? -1;
    expect(lines().filter((line) => moveOf(line) > 30)).toEqual([]);
    act(() => useReview.getState().go(40));
    expect(lines().filter((line) => moveOf(line) > 30)).not.toEqual([]);
    expect(lines().filter((line) => moveOf(line) < 5)).toEqual([]);
    press('open-log');
    const earlier = lines().find((line) => moveOf(line) < 5) as string;
    press(earlier);
    expect(useReview.getState().at).toBe(moveOf(earlier));
    expect(screen.getByTestId('inspector-side')).toBeOnTheScreen();
  },
  LONG,
);
