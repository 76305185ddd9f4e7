import { act, fireEvent, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

import { nameOf } from '@/components/card/identity';
import type { View } from '@/engine';
import { startApp } from '@/store/app';
import { useGame } from '@/store/game';
import { memoryKeeper } from '@/store/saves/memory';
import { useSettings } from '@/store/settings';

import { showTable, turnTo } from '../support/at-table';

const person = (name: string, colour: number) => ({ name, kind: 'person' as const, colour });

/** Shows the table when the curtain has fallen this many times. */
async function seat(names: readonly string[], curtains = 1): Promise<void> {
  useSettings.setState({ pace: 'instant', motion: 'reduced' });
  startApp({ keeper: memoryKeeper(), pace: () => 'instant' });
  await act(async () => {
    await useGame.getState().startGame({ participants: names.map(person), seed: 'curtain' });
  });
  await playTurns(curtains);
  showTable();
}

/** Every person plays their turns. */
async function playTurns(curtains: number): Promise<void> {
  for (let fallen = 0; fallen < curtains;) {
    const { curtain, decision, turnDone, openCurtain, choose, passTurn } = useGame.getState();
    const last = decision?.choices.at(-1);
    if (curtain !== null) {
      fallen++;
      if (fallen < curtains) openCurtain();
    } else if (turnDone !== null) passTurn();
    else if (last !== undefined) await choose(last);
    else throw new Error('Nobody is asked');
  }
}

const tree = () => JSON.stringify(screen.toJSON());

/** Works in this hand with no open copy. */
function secrets(view: View, player: number): string[] {
  const open = new Set<number>(view.floor);
  for (const p of view.players) {
    for (const zone of ['task', 'helpers', 'bench', 'sales', 'gallery', 'giftShop'] as const) {
      for (const card of p[zone]) open.add(card);
    }
  }
  const hand = view.players[player]?.hand.known ?? [];
  return hand.filter((card) => !open.has(card) && !view.revealed.includes(card)).map(nameOf);
}

const shownOf = (names: readonly string[], text: string) =>
  names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));

async function liftCurtain(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  fireEvent.press(screen.getByTestId('curtain-open'));
}

test('while the curtain is down, no hidden card is anywhere in the tree', async () => {
  await seat(['Aiko', 'Ben']);
  const closed: string[] = [];
  const opened: string[][] = [];
  const ended: string[][] = [];
  for (let turn = 0; turn < 3; turn++) {
    expect(screen.getByTestId('curtain-title')).toHaveTextContent(/Pass the device to (Aiko|Ben)/);
    closed.push(tree());
    await liftCurtain();
    expect(screen.queryByTestId('curtain')).toBeNull();
    const { view } = useGame.getState();
    expect(view).not.toBeNull();
    const hand = secrets(view as View, (view as View).viewer);
    opened.push(hand);
    ended.push(hand);
    // Open: the hand is on the screen.
    expect(shownOf(hand, tree()).length).toBe(hand.length);
    for (let i = 0; i < 60 && useGame.getState().curtain === null; i++) {
      const choices = useGame.getState().decision?.choices ?? [];
      const last = choices[choices.length - 1];
      expect(last).toBeDefined();
      await act(async () => {
        if (last !== undefined) await useGame.getState().choose(last);
      });
      act(() => useGame.getState().passTurn());
      const now = useGame.getState().view;
      if (now !== null && useGame.getState().curtain === null) {
        ended[turn] = secrets(now, now.viewer);
      }
    }
  }
  // Neither the previous hand nor the next one.
  closed.forEach((text, turn) => {
    expect(shownOf(ended[turn - 1] ?? [], text)).toEqual([]);
    expect(shownOf(opened[turn] ?? [], text)).toEqual([]);
  });
}, 60_000);

test('the app in the background lowers the curtain again', async () => {
  await seat(['Aiko', 'Ben']);
  await liftCurtain();
  const { view } = useGame.getState();
  const hand = secrets(view as View, (view as View).viewer);
  act(() => useGame.getState().lowerCurtain());
  expect(screen.getByTestId('curtain')).toBeOnTheScreen();
  expect(shownOf(hand, tree())).toEqual([]);
});

test('a card that was being read is not left in a fading sheet when the curtain falls', async () => {
  await seat(['Aiko', 'Ben']);
  turnTo(375, 667);
  await liftCurtain();
  const { view } = useGame.getState();
  const hand = secrets(view as View, (view as View).viewer);
  const card = view?.players[view.viewer]?.hand.known.find((c) => hand.includes(nameOf(c)));
  fireEvent(screen.getByTestId(`card-${card}`), 'longPress');
  expect(await screen.findByTestId('inspector')).toBeOnTheScreen();
  act(() => useGame.getState().lowerCurtain());
  expect(shownOf(hand, tree())).toEqual([]);
});

test('before the curtain opens, whoever looks at the table can read all that is public', async () => {
  await seat(['Aiko', 'Ben'], 4);
  fireEvent.press(screen.getByTestId('curtain-peek'));
  const other = useGame.getState().curtain?.for === 0 ? 1 : 0;
  fireEvent.press(screen.getByTestId(`seat-${other}`));
  expect(await screen.findByTestId('temple')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('open-log'));
  expect(await screen.findByTestId('log')).toBeOnTheScreen();
  // The next person's hand is still nowhere.
  const peeked = tree();
  fireEvent.press(screen.getByTestId('act-open'));
  expect(screen.queryByTestId('log')).toBeNull();
  const { view } = useGame.getState();
  const hand = secrets(view as View, (view as View).viewer);
  expect(hand.length).toBeGreaterThan(0);
  expect(shownOf(hand, peeked)).toEqual([]);
  screen.unmount();
}, 60_000);

test('the recap before the curtain leaves nobody out', async () => {
  await seat(['Aiko', 'Ben', 'Chie', 'Daigo'], 9);
  const { recap, curtain } = useGame.getState();
  const others = new Set(recap.map((entry) => entry.player));
  expect(others.size).toBe(3);
  const text = tree();
  for (const player of others) {
    const name = ['Aiko', 'Ben', 'Chie', 'Daigo'][player] as string;
    expect(player).not.toBe(curtain?.for);
    expect(text).toMatch(new RegExp(`"accessibilityLabel":"${name} · [^"]+: [^"]+"`));
  }
}, 60_000);

test('points open before the curtain too, with nothing hidden in them', async () => {
  await seat(['Aiko', 'Ben'], 5);
  const { view } = useGame.getState();
  fireEvent.press(screen.getByTestId('curtain-points-1'));
  expect(screen.getByTestId('points-total')).toBeOnTheScreen();
  expect(screen.getByTestId('points')).toHaveAccessibleName(/^Ben’s points$/);
  expect(
    view?.players.every(({ hand }) => hand.known.every((card) => view.revealed.includes(card))),
  ).toBe(true);
  fireEvent.press(screen.getByTestId('points-close'));
  expect(screen.queryByTestId('points-total')).toBeNull();
});

test('who has not had a turn is told what happened so far', async () => {
  await seat(['Aiko', 'Ben'], 2);
  expect(screen.getByTestId('curtain-recap')).toHaveTextContent('So far');
});

test('later it is what happened since the last turn', async () => {
  await seat(['Aiko', 'Ben'], 3);
  expect(screen.getByTestId('curtain-recap')).toHaveTextContent('Since your last turn');
});

test('who is next again, to take a step back, is not told that the game begins', async () => {
  await seat(['Aiko', 'Ben'], 3);
  const { log } = useGame.getState();
  act(() =>
    useGame.setState({ recap: log.filter(({ event }) => event.type === 'turn').slice(-1) }),
  );
  expect(screen.getByText('Nobody has played since.')).toBeTruthy();
});

test.each([
  [320, 568],
  [568, 320],
])(
  'with text at twice its size the way in stays in reach at %i×%i, and all else scrolls',
  async (width, height) => {
    await seat(['Aiko', 'Ben']);
    const large = { width, height, scale: 2, fontScale: 2 };
    act(() => Dimensions.set({ window: large, screen: large }));
    const scrolls = (testID: string) => {
      let at = screen.getByTestId(testID).parent;
      while (at !== null && String(at.type) !== 'RCTScrollView') at = at.parent;
      return at !== null;
    };
    for (const part of ['curtain-title', 'curtain-peek', 'curtain-recap']) {
      expect([part, scrolls(part)]).toEqual([part, true]);
    }
    expect(scrolls('curtain-open')).toBe(false);
  },
);

test('what one missed stands before the points of the table', async () => {
  await seat(['Aiko', 'Ben', 'Cleo', 'Daigo', 'Emil'], 2);
  const order = screen
    .getAllByTestId(/^(curtain-recap|curtain-points-\d)$/)
    .map(({ props }) => String(props.testID));
  expect(order[0]).toBe('curtain-recap');
  expect(new Set(order).size).toBe(6);
});
