/** The table by screen reader: what is said, in which order, and which actions there are. */
import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { nameOf } from '@/components/card/identity';
import { inHearingOrder } from '@/components/table/board/labels';
import { layout } from '@/components/table/layout';
import { logLine } from '@/components/table/model/log-line';
import type { View } from '@/engine';
import { useGame } from '@/store/game';

import { choose, machine, person, playUntil, sitDown } from '../support/at-table';
import { crowdedView } from '../support/views';

function listen(): string[] {
  const heard: string[] = [];
  jest
    .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
    .mockImplementation((text) => void heard.push(text));
  return heard;
}

const does = (testID: string, actionName: string) =>
  act(() =>
    fireEvent(screen.getByTestId(testID), 'accessibilityAction', { nativeEvent: { actionName } }),
  );

const handCard = () => useGame.getState().view?.players[0]?.hand.known[0] as number;

afterEach(() => jest.restoreAllMocks());

test('what happens is said once, the question too, and nothing is said that the log does not say', async () => {
  const heard = listen();
  await sitDown({ participants: [person('Ada'), machine('Ren')], seed: 'heard' });
  const before = useGame.getState().log.length;
  for (let i = 0; i < 14; i++) await choose((choices) => choices[i % choices.length]);
  const cast = { participants: useGame.getState().game?.participants ?? [], viewer: 0 };
  const lines = useGame
    .getState()
    .log.slice(before)
    .flatMap(({ event }) => logLine(event, cast) ?? []);
  const once = lines.filter((line) => lines.filter((other) => other.includes(line)).length === 1);
  expect(once.some((line) => line.startsWith('Ren'))).toBe(true);
  const all = heard.join('\n');
  for (const line of once) expect([line, all.split(line).length - 1]).toEqual([line, 1]);
  const question = screen.getByTestId('question').props.children as string;
  expect(heard.at(-1)).toContain(question);
});

test('the next person hears nothing of what the one before was told', async () => {
  const heard = listen();
  await sitDown({ participants: [person('Ada'), person('Ben')], seed: 'passed on' });
  const open = async () => {
    act(() => useGame.getState().openCurtain());
    await act(async () => Promise.resolve());
  };
  const holder = () => useGame.getState().holder as number;
  await open();
  const first = holder();
  await playUntil(() => useGame.getState().curtain !== null);
  heard.length = 0;
  await open();
  expect(holder()).not.toBe(first);
  const view = useGame.getState().view as View;
  const own = new Set(view.players[holder()]?.hand.known.map(nameOf));
  const spoken = heard.join('\n');
  expect(spoken).not.toMatch(/\bYou: (drew|took|prayed|tailored)/);
  for (const name of own) expect(spoken).not.toContain(`You draw ${name}`);
});

test('under the curtain nothing of the table can be reached', async () => {
  await sitDown({ participants: [person('Ada'), person('Ben')], seed: 'covered' });
  expect(screen.getByTestId('curtain')).toBeOnTheScreen();
  expect(screen.queryByTestId('open-menu')).toBeNull();
  expect(screen.queryByTestId('question')).toBeNull();
  expect(screen.getByTestId('open-menu', { includeHiddenElements: true })).toBeOnTheScreen();
  act(() => useGame.getState().openCurtain());
  expect(screen.getByTestId('open-menu')).toBeOnTheScreen();
});

test('a card is one element: its label says all, it can be chosen and read, and says why not', async () => {
  await sitDown({ participants: [person('Ada'), machine('Ren')], seed: 'cards' });
  await playUntil(() => useGame.getState().decision?.kind === 'newTask');
  const card = handCard();
  const id = `card-${card}`;
  const mine = () => screen.getByTestId(id);
  expect(mine().props.accessibilityLabel).toMatch(
    new RegExp(`^${nameOf(card)}, \\w+, \\w+, value \\d; your hand, can be chosen$`),
  );
  expect(mine().props.accessibilityActions).toEqual([
    { name: 'activate', label: 'Choose it' },
    { name: 'longpress', label: 'Read the card' },
  ]);
  does(id, 'longpress');
  expect(within(screen.getByTestId('inspector')).getByTestId('inspector-text')).toBeOnTheScreen();
  await act(async () => fireEvent.press(screen.getByTestId('inspector-close')));
  does(id, 'activate');
  expect(useGame.getState().selection).toBe(card);
  expect(mine()).toBeSelected();
  expect(mine().props.accessibilityLabel).toMatch(/, chosen$/);

  const floor = useGame.getState().view?.floor[0] as number;
  const other = screen.getByTestId(`card-${floor}`);
  expect(other.props.accessibilityHint).toContain(nameOf(floor));
  expect(other.props.accessibilityActions).toEqual([{ name: 'longpress', label: 'Read the card' }]);
});

test('at the question one may ask for the table, the options and the last move', async () => {
  await sitDown({ participants: [person('Ada'), machine('Ren')], seed: 'asides' });
  await playUntil(() => useGame.getState().decision?.kind === 'newTask');
  const card = nameOf(handCard());
  const said = (part: string) => {
    does('question', part);
    const sheet = screen.getByTestId('describe');
    const text = within(sheet)
      .getAllByText(/./)
      .map((node) => String(node.props.children))
      .join('\n');
    act(() => fireEvent.press(screen.getByTestId('describe-close')));
    return text;
  };
  const table = said('table');
  expect(table).toMatch(/Describe the table/);
  expect(table).toMatch(/You, \d+ points?\. Task: /);
  expect(table).toMatch(/Ren, \d+ points?\. Task: /);
  expect(table).toMatch(/Deck, \d+ cards left/);
  expect(table).toContain(card);
  const options = said('options');
  expect(options).toContain(screen.getByTestId('question').props.children);
  expect(options).toContain(`${card}, `);
  await choose((choices) => choices.find((c) => c.do === 'task'));
  const told = useGame.getState().log.flatMap(({ choice, event }) => {
    const text = logLine(event, {
      participants: useGame.getState().game?.participants ?? [],
      viewer: 0,
    });
    return text === null ? [] : [{ choice, text }];
  });
  const last = said('move');
  const move = told.filter(({ choice }) => choice === told.at(-1)?.choice);
  for (const { text } of move) expect(last).toContain(text);
  expect(last).not.toContain(told.findLast(({ choice }) => choice < (move[0]?.choice ?? 0))?.text);
});

test.each([
  [375, 667],
  [1180, 820],
])('at %i×%i one comes by the hand first, then the own temple, the floor, the others', (w, h) => {
  const viewport = {
    width: w,
    height: h,
    insets: { top: 0, right: 0, bottom: 0, left: 0 },
    text: 1,
  };
  const l = layout(crowdedView(4, 1), viewport, { front: 1 });
  const places = inHearingOrder(l.targets, 1)
    .filter((target) => target.kind !== 'seat')
    .map(({ kind, at }) =>
      kind === 'deck' || at.zone === 'floor'
        ? 'table'
        : at.player !== 1
          ? `player ${at.player}`
          : at.zone === 'hand' || at.zone === 'waiting'
            ? at.zone
            : 'temple',
    );
  const runs = places.filter((place, i) => place !== places[i - 1]);
  expect(runs.slice(0, 4)).toEqual(['hand', 'temple', 'waiting', 'table']);
  expect(runs.slice(4)).toEqual(w > 600 ? ['player 2', 'player 3', 'player 0'] : []);
});
