import { render, screen, within } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { Deck } from '@/components/table/board/deck';
import { layout, type Viewport } from '@/components/table/layout';
import { overlap } from '@/components/table/layout/geometry';
import { Empty } from '@/components/table/board/empty';
import { Reference } from '@/components/table/sheets/reference';
import { referenceFit } from '@/components/table/model/reference-fit';
import { worthOf } from '@/components/table/model/cover';
import { nameFit, seatWords, shortName } from '@/components/table/model/seat-words';
import { headSizes, isLarge, largeSizes } from '@/components/table/board/seat-large';
import { SeatPanel } from '@/components/table/board/seat-panel';
import { NARROW_RIMS } from '@/components/table/board/seat-rows';
import {
  besideTask,
  columnWidth,
  FACT,
  GAP,
  glyphsBeside,
  hiddenWidth,
  ICON,
  panelWidths,
  RIMS,
  wingWords,
} from '@/components/table/board/seat-widths';
import { ThemeProvider } from '@/components/theme';
import { boxWidth } from '@/components/theme/measure';
import type { PlayerView } from '@/engine';
import { situation, TASKS, viewFor } from '@/engine';
import { speak, t } from '@/locales';
import { de } from '@/locales/de/german';
import { ja } from '@/locales/ja/japanese';

import { turnTo } from '../support/at-table';
import { showScene } from '../support/bare-scene';
import { crowdedView } from '../support/views';

const on = (width: number, height: number): Viewport => ({
  width,
  height,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  text: 1,
});
// React Native's mocked device has text at twice its size.
beforeEach(() => turnTo(390, 844));

const FREE = { front: 0 } as const;

interface Panel {
  readonly toChoose?: number;
  readonly taskToChoose?: boolean;
  readonly name?: string;
  readonly partner?: boolean;
  readonly task?: readonly number[];
  readonly height?: number;
}

function panel(
  players: number,
  [width, height]: readonly [number, number],
  { toChoose = 0, taskToChoose, name = 'Benkei', partner, task, height: h }: Panel = {},
): void {
  const view = crowdedView(players, 0);
  const p = view.players[1] as PlayerView;
  const at = layout(view, on(width, height), FREE).seats.find((s) => s.player === 1);
  if (at === undefined) throw new Error('This seat has no panel');
  // Numbers that cannot be confused.
  const other: PlayerView = {
    ...p,
    task: task === undefined ? p.task : [...task],
    gallery: [10, 11, 12],
    giftShop: [13],
    helpers: [0, 1],
    sales: [2, 3, 4, 5, 6, 7],
    hand: { count: 9, known: [], materials: [] },
    waiting: { count: 8, known: [], materials: [] },
  };
  render(
    <ThemeProvider>
      <SeatPanel
        seat={{
          at: h === undefined ? at : { ...at, h },
          p: other,
          participant: { name, kind: 'ai', colour: 1 },
          points: 17,
          partner,
          works: { gallery: 3, giftShop: 1, end: 5 },
          current: false,
          thinking: false,
          toChoose,
          taskToChoose,
        }}
        onOpen={() => undefined}
        onPoints={() => undefined}
      />
    </ThemeProvider>,
  );
}

const shown = (text: string | RegExp) =>
  within(screen.getByTestId('seat-1')).queryAllByText(text).length;

test.each([
  ['two players', 2, [375, 667]],
  ['three players', 3, [390, 844]],
  ['five players', 5, [390, 844]],
  ['five players, a small phone', 5, [375, 667]],
  ['a phone on its side', 3, [844, 390]],
] as const)('a panel tells works, hand and what waits at a glance: %s', (_, players, size) => {
  panel(players, size);
  expect(shown('Benkei')).toBe(1);
  expect(shown('17')).toBe(1);
  expect(shown(/^3\|1$|^3\/5 · 1\/5$|^Gallery 3\/5$/)).toBe(1);
  expect(shown(/^3\|1$|^3\/5 · 1\/5$|^Gift shop 1\/5$/)).toBe(1);
  expect(shown('9')).toBe(1);
  expect(shown('8')).toBe(1);
});

test.each([
  [3, [390, 844]],
  [4, [360, 640]],
  [5, [390, 844]],
  [5, [375, 667]],
  [5, [360, 640]],
  [3, [844, 390]],
] as const)('and helpers and sales where words have no room: %s players', (players, size) => {
  panel(players, size);
  expect(shown('2')).toBe(1);
  expect(shown('6')).toBe(1);
});

test('on the smallest phone works and a hand of ten fit beside the task, in type of 11 points or more', () => {
  const view = crowdedView(5, 0);
  const seats = layout(view, on(320, 568), FREE).seats;
  expect(seats.length).toBe(4);
  for (const { player, w } of seats) {
    const p = view.players[player] as PlayerView;
    const ten = { ...p, hand: { ...p.hand, count: 10 } };
    const works = { gallery: 4, giftShop: 4, end: 5 };
    const room = w - NARROW_RIMS;
    const { icon, figures, gap } = besideTask({ p: ten, works }, room);
    const type = { fontFamily: 'NotoSans-Regular', fontSize: figures } as const;
    const row = icon + gap + boxWidth('4|4', type) + gap + icon + 2 + boxWidth('10', type);
    expect(row).toBeLessThanOrEqual(room);
    expect(figures).toBeGreaterThanOrEqual(11);
  }
});

test('the narrowest panel still says that cards can be chosen there', () => {
  panel(5, [360, 640], { toChoose: 2 });
  expect(shown('2 to choose')).toBe(1);
});

test('whoever chooses among the tasks of the others reads them on their panels', () => {
  const smith = 0;
  panel(5, [360, 640], { toChoose: 1, taskToChoose: true, task: [smith] });
  expect(shown(/^(Clerk|Monk|Tailor|Potter|Smith)$/)).toBe(1);
  expect(shown(/to choose/)).toBe(0);
  // Screen readers are told both.
  const label = screen.getByTestId('seat-1').props.accessibilityLabel as string;
  expect(label).toMatch(/Task: (Clerk|Monk|Tailor|Potter|Smith)\..* 1 to choose$/);
});

test('five players of whom each is a numbered one can be told apart on the smallest phone', () => {
  panel(5, [360, 640], { name: 'Player 3' });
  expect(shown('Player 3')).toBe(1);
  const short = (name: string, letters: number) =>
    shortName(name, (words) => words.length <= letters);
  expect(short('Player 3', 8)).toBe('Player 3');
  expect(short('Player 3', 6)).toBe('Play…3');
  expect(short('Player 12', 6)).toBe('Pla…12');
  expect(short('Player 3', 1)).toBe('P…3');
  // A name without a number is clipped.
  expect(short('Christine', 6)).toBe('Christine');
});

test('a name beside a score of two digits is set narrower before it is cut', () => {
  for (const room of [36, 40, 46]) {
    const { text, size, narrow } = nameFit('Daisuke', room);
    expect(text).toBe('Daisuke');
    expect(size).toBeGreaterThanOrEqual(11);
    expect(narrow).toBeGreaterThanOrEqual(0.75);
  }
  expect(nameFit('Aiko', 40)).toEqual({ text: 'Aiko', size: 12, narrow: 1 });
});

test('a partner’s name stays whole beside their mark and points of two digits', () => {
  panel(4, [375, 667], { name: 'Player 3', partner: true });
  const { fontSize, width, transform } = StyleSheet.flatten(
    screen.getByText('Player 3').props.style as object,
  ) as { fontSize: number; width: number; transform: [{ scaleX: number }] };
  const name = boxWidth('Player 3', { fontFamily: 'NotoSans-SemiBold', fontSize });
  expect(width).toBeGreaterThanOrEqual(name - 0.5);
  expect(transform[0].scaleX).toBeGreaterThan(0.7);
});

test.each([
  [4, [360, 640]],
  [4, [375, 667]],
  [5, [844, 390]],
] as const)('a panel that is not wide has a row for works and hand: %s players', (n, size) => {
  panel(n, size);
  const told = within(screen.getByTestId('seat-1'))
    .getAllByText(/^[\d|/ ·]+$/)
    .map((number) => String(number.props.children));
  const [points, works, ...rest] = told;
  expect([points, ...rest]).toEqual(['17', '9', '2', '6', '8']);
  expect(['3|1', '3/5 · 1/5']).toContain(works);
});

test('with room for it, a panel says how many works end the game', () => {
  for (const [players, size] of [
    [3, [390, 844]],
    [4, [375, 667]],
  ] as const) {
    panel(players, size);
    expect(shown('3/5 · 1/5')).toBe(1);
    screen.unmount();
  }
});

test('the panel of a single opponent tells all of the temple in words, the bench too', () => {
  panel(2, [375, 667]);
  for (const words of ['Gallery 3/5', 'Gift shop 1/5', 'Helpers', 'Sales', /^\d on bench$/]) {
    expect(shown(words)).toBe(1);
  }
});

test('sales that do not fit beside their word are counted', () => {
  panel(2, [320, 640]);
  expect(shown('+3')).toBe(1);
  expect(glyphsBeside('Sales', 6, 120)).toBe(6);
  expect(glyphsBeside('Sales', 7, 120)).toBe(4);
});

describe.each([
  ['English', 'en', null],
  ['German', 'de', de],
  ['Japanese', 'ja', ja],
] as const)('in %s', (_, code, language) => {
  beforeEach(() => speak(code, language));
  afterEach(() => speak('en', null));

  test.each([320, 360, 390])('a panel in words has room for them, on a phone of %s', (width) => {
    panel(2, [width, 640]);
    const works = { gallery: 3, giftShop: 1, end: 5 };
    for (const words of [wingWords('gallery', works), wingWords('giftShop', works)]) {
      const text = screen.getByText(words);
      let around = text.parent;
      const widthOf = () => StyleSheet.flatten(around?.props.style)?.width;
      while (around !== null && typeof widthOf() !== 'number') around = around.parent;
      expect(widthOf()).toBeGreaterThanOrEqual(boxWidth(words, FACT));
    }
  });

  test('the columns fit where a panel begins to be in words', () => {
    const { words } = panelWidths();
    const columns = ([0, 1, 2] as const).map((column) => columnWidth(words, column));
    expect(columns.reduce((sum, each) => sum + each) + 2 * GAP + RIMS).toBeLessThanOrEqual(words);
    expect(columns[2]).toBeGreaterThanOrEqual(boxWidth(t('seat.bench', { n: 12 }), FACT));
  });

  test('every task can be read in every panel but the smallest', () => {
    const { oneRow, twoRows } = panelWidths();
    for (const task of TASKS) {
      const beside = ICON + GAP + boxWidth(t(`task.${task}`), FACT);
      // Beside it: a hand of two digits and as many waiting cards, or the mark of a computer.
      expect(oneRow - RIMS).toBeGreaterThanOrEqual(
        beside + GAP + hiddenWidth({ hand: { count: 12 }, waiting: { count: 12 } } as PlayerView),
      );
      expect(twoRows - RIMS).toBeGreaterThanOrEqual(beside + GAP + ICON);
    }
  });
});

test('in the narrowest panel nothing but the hand stands beside the works, which would be cut', () => {
  panel(5, [360, 640]);
  const told = within(screen.getByTestId('seat-1'))
    .getAllByText(/^[\d|]+$/)
    .map((number) => String(number.props.children));
  // Points; works and hand; helpers, sales and waiting cards.
  expect(told).toEqual(['17', '3|1', '9', '2', '6', '8']);
});

test('where even four lines have no room, the glyph alone tells the task, and no number is missing', () => {
  panel(5, [360, 640], { height: 48, task: [0] });
  expect(shown(/^(Clerk|Monk|Tailor|Potter|Smith)$/)).toBe(0);
  for (const n of ['17', '3|1', '9', '2', '6', '8']) expect(shown(n)).toBe(1);
});

test.each([
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [834, 1194],
])('all five tasks are in sight on every tablet, at %s×%s', (width, height) => {
  for (const players of [2, 3, 4, 5]) {
    for (const promptNeed of [0, 230, 284]) {
      const view = crowdedView(players, 0);
      const { inspector } = layout(view, on(width, height), { ...FREE, promptNeed }).bands;
      const [head, sides] = [48, 34];
      const seen = referenceFit((inspector?.h ?? 0) - head, (inspector?.w ?? 0) - sides, 1);
      expect({ players, promptNeed, ...seen }).toMatchObject({ nowFirst: false });
    }
  }
});

test('where they have no room, the task in hand comes first', () => {
  render(
    <ThemeProvider>
      <Reference now="clay" height={100} width={240} />
    </ThemeProvider>,
  );
  const [first] = screen.getAllByText(/^(Clerk|Monk|Tailor|Potter|Smith): /);
  expect(first).toHaveTextContent(/^Potter/);
});

test('the five tasks stand where cards are read, the one in hand marked', () => {
  render(
    <ThemeProvider>
      <Reference now="clay" height={400} width={240} />
    </ThemeProvider>,
  );
  for (const task of [/^Clerk: /, /^Monk: /, /^Tailor: /, /^Potter: /, /^Smith: /]) {
    expect(screen.getByText(task)).toBeOnTheScreen();
  }
});

test('an empty floor and an empty hand say that they are empty', () => {
  const view = crowdedView(2, 0);
  const laid = layout(view, on(375, 667), FREE);
  const show = (v: typeof view) =>
    render(
      <ThemeProvider>
        <Empty layout={laid} view={v} front={0} />
      </ThemeProvider>,
    );
  show(view);
  expect(screen.queryByTestId('floor-empty')).toBeNull();
  expect(screen.queryByTestId('hand-empty')).toBeNull();
  show(viewFor(situation({ doing: 'Monk' }), 0));
  expect(screen.getByTestId('floor-empty')).toHaveTextContent('The floor is empty');
  expect(screen.getByTestId('hand-empty')).toHaveTextContent('Your hand is empty');
});

test.each([
  [1180, 820],
  [1024, 768],
])('two on a wide tablet: a large temple opposite, the log below it, at %s×%s', (w, h) => {
  const view = crowdedView(2, 0);
  const { bands, mats } = layout(view, on(w, h), FREE);
  const { log, opponents, inspector, floor, temple } = bands;
  if (log === null || opponents === null || inspector === null)
    throw new Error('A band is missing');
  expect(log.x).toBe(opponents.x);
  expect(log.y).toBeGreaterThan(opponents.y + opponents.h);
  expect(log.h).toBeGreaterThan(160);
  for (const other of [opponents, inspector, floor, temple]) {
    expect(other !== null && overlap(log, other)).toBe(false);
  }
  // The column is full.
  expect(log.y + log.h).toBeGreaterThan(h - 20);
  expect(mats.find((m) => m.player === 1)?.mat.h).toBeGreaterThan(230);
});

test('the count of a deck stands in the middle of its topmost card, and an empty deck keeps its place', () => {
  const at = { x: 0, y: 0, w: 60, h: 80 };
  const card = { w: at.w - 4, h: at.h - 4 };
  for (const [count, raised] of [
    [0, 0],
    [8, 0],
    [40, 4.5],
  ] as const) {
    const { unmount } = render(
      <ThemeProvider>
        <Deck at={at} count={count} />
      </ThemeProvider>,
    );
    const hidden = { includeHiddenElements: true };
    const { left, top, width, height } = StyleSheet.flatten(
      screen.getByTestId('deck-count', hidden).props.style as object,
    ) as { left: number; top: number; width: number; height: number };
    expect([left + width / 2 - raised, top + height / 2 + raised]).toEqual([
      card.w / 2,
      card.h / 2,
    ]);
    expect(screen.queryAllByTestId('deck-place', hidden)).toHaveLength(count === 0 ? 1 : 0);
    unmount();
  }
});

test('a wing counts as the rules do: with Go Set a Stone work is in both', () => {
  const left = { gallery: ['Go Set', 'Pillar'], giftShop: ['Mask'] } as const;
  const view = viewFor(situation({ left }), 0);
  const other = view.players[1] as PlayerView;
  expect(seatWords('Ren', 0, other, worthOf(view, 1))).toContain('Gallery 2, gift shop 3.');
});

test('on a tablet with four others, whose mats are low, their heads tell how far their works are', () => {
  const wide = on(1024, 768);
  for (const [players, told] of [
    [5, 1],
    [3, 0],
  ] as const) {
    const view = crowdedView(players, 0);
    showScene(view, layout(view, wide, FREE));
    expect(shown(/^\d\/5 · \d\/5$/)).toBe(told);
    screen.unmount();
  }
});

test.each([
  [2, [375, 667]],
  [5, [375, 667]],
  [5, [320, 568]],
  [5, [568, 320]],
] as const)('text at twice its size reaches names and points: %s players', (players, size) => {
  const view = crowdedView(players, 0);
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  const viewport = { width: size[0], height: size[1], insets, text: 2 };
  for (const at of layout(view, viewport, FREE).seats) {
    const large = largeSizes(at, 2);
    expect(isLarge(at, 2)).toBe(true);
    // Larger than the others', in two rows.
    expect(large.name).toBeGreaterThanOrEqual(16);
    expect(large.points).toBeGreaterThanOrEqual(16);
    expect(2 * 1.25 * large.points).toBeLessThanOrEqual(at.h);
  }
});

test.each([
  [2, [768, 1024]],
  [5, [768, 1024]],
  [5, [1180, 820]],
] as const)('heads of temples grow with the text too: %s players at %s', (players, size) => {
  const view = crowdedView(players, 0);
  const heads = layout(view, { ...on(size[0], size[1]), text: 2 }, FREE).seats;
  for (const at of heads) {
    const large = headSizes(at, 2);
    expect(at.head).toBe(true);
    expect(large.name).toBe(26);
    expect(large.points).toBe(30);
    expect(1.25 * large.points).toBeLessThanOrEqual(at.h);
  }
});

test('the head of a temple tells hand and works beside the name, in large text too', () => {
  const view = crowdedView(5, 0);
  const at = layout(view, { ...on(1180, 820), text: 2 }, FREE).seats.find((s) => s.player === 1);
  if (at === undefined) throw new Error('This seat has no head');
  render(
    <ThemeProvider text={2}>
      <SeatPanel
        seat={{
          at,
          p: { ...(view.players[1] as PlayerView), hand: { count: 9, known: [], materials: [] } },
          participant: { name: 'Aiko', kind: 'ai', colour: 1 },
          points: 17,
          works: { gallery: 3, giftShop: 1, end: 5 },
          current: false,
          thinking: false,
          toChoose: 0,
          tellWorks: true,
        }}
        onOpen={() => undefined}
        onPoints={() => undefined}
      />
    </ThemeProvider>,
  );
  for (const words of ['Aiko', '17', '9', '3/5 · 1/5']) expect(shown(words)).toBe(1);
  expect(StyleSheet.flatten(screen.getByText('17').props.style).fontSize).toBe(30);
});
