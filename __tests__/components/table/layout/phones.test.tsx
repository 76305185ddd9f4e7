import { fireEvent, screen, within } from '@testing-library/react-native';

import type { Focus, Rect, TableLayout } from '@/components/table/layout';
import { layout } from '@/components/table/layout';
import type { PlayerView, View } from '@/engine';
import { viewFor } from '@/engine';
import { useGame } from '@/store/game';

import { machine, person, playUntil, sitDown } from '../support/at-table';
import { crowdedView, randomStates } from '../support/views';

const UPRIGHT = [
  [360, 640],
  [375, 667],
  [390, 844],
] as const;
const ON_THEIR_SIDE = [
  [844, 390],
  [667, 375],
] as const;
const PHONES = [...UPRIGHT, ...ON_THEIR_SIDE];
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
/** Where a card has less width than this, its name is hard to read. */
const READABLE = 60;

type Size = readonly [width: number, height: number];

const lay = (view: View, [width, height]: Size, focus: Partial<Focus> = {}, text = 1) =>
  layout(
    view,
    { width, height, insets: NO_INSETS, text },
    { front: 0, zone: null, promptRows: 1, ...focus },
  );

const band = (l: TableLayout, name: keyof TableLayout['bands']) => l.bands[name] as Rect;
const me = (view: View) => view.players[0] as PlayerView;
const works = (view: View) => [...me(view).gallery, ...me(view).giftShop];

/** The narrowest of these cards, as they lie. */
const narrowest = (l: TableLayout, cards: readonly number[]) =>
  Math.min(...cards.map((card) => l.poses.get(`c${card}`)?.w ?? 0));

const onFloor = (l: TableLayout) => l.targets.filter((t) => t.at.zone === 'floor');

/** Would a row of this floor still fit if each of its cards were a little wider, and the deck as wide as it gets? */
function isWideEnough(l: TableLayout, view: View): boolean {
  const columns = new Set(onFloor(l).map((t) => Math.round(t.x + t.w / 2))).size;
  const wider = narrowest(l, view.floor) + 4;
  const box = band(l, 'floor').w - 56 - 10 - 6;
  return columns * wider + (columns - 1) * 12 <= box;
}

/** Can the temple, and on an upright phone the others, do with less? With twelve in hand and two rows of buttons not. */
function canBeTaller(l: TableLayout): boolean {
  const others = l.kind === 'phone' ? Math.max(0, band(l, 'opponents').h - 50) : 0;
  return band(l, 'temple').h - 176 + others >= 8;
}

/** Tables of every kind: just begun, all through a game, and as crowded as it gets. */
function tables(players: number): View[] {
  const games = randomStates(players, 3, 60).map((g) => viewFor(g, 0));
  const few = [1, 2, 3, 4, 5].map((n) => {
    const view = crowdedView(players, 0);
    view.floor = view.floor.slice(0, n);
    return view;
  });
  return [...games, ...few, crowdedView(players, 0)].filter((view) => view.floor.length > 0);
}

describe.each(PHONES)('on a phone of %i×%i', (...size) => {
  test.each([2, 3, 4, 5])('what is asked about grows: a floor, %i players', (players) => {
    for (const view of tables(players)) {
      for (const promptRows of [1, 2]) {
        const before = lay(view, size, { promptRows });
        const asked = lay(view, size, { zone: 'floor', promptRows });
        // Either its piles become cards that can be told apart, or its cards do not become smaller.
        const parted = onFloor(asked).length > onFloor(before).length;
        const [was, is] = [narrowest(before, view.floor), narrowest(asked, view.floor)];
        expect(parted || is >= was).toBe(true);
        expect(onFloor(asked).length).toBeGreaterThanOrEqual(onFloor(before).length);
        const hasRoom = isWideEnough(before, view) && canBeTaller(before);
        if (!parted && was < READABLE && hasRoom) expect(is).toBeGreaterThan(was);
      }
    }
  });

  test.each([2, 3, 4, 5])('what is asked about grows: a temple, %i players', (players) => {
    for (const view of tables(players)) {
      const before = lay(view, size);
      const asked = lay(view, size, { zone: 'temple' });
      expect(band(asked, 'temple').h).toBeGreaterThanOrEqual(band(before, 'temple').h);
      expect(narrowest(asked, works(view))).toBeGreaterThanOrEqual(narrowest(before, works(view)));
    }
  });

  test('question and hand stay where they are, whatever is asked about', () => {
    for (const view of [2, 5].flatMap(tables)) {
      const spots = ([null, 'floor', 'temple', 'hand'] as const).map((zone) => {
        const { bands } = lay(view, size, { zone });
        return JSON.stringify([bands.prompt, bands.hand, bands.log]);
      });
      expect(new Set(spots).size).toBe(1);
    }
  });
});

test.each([
  [360, 640],
  [375, 667],
])(
  'five players and three works a wing at %i×%i: four cards to hire from, well larger than when the hand is asked',
  (...size) => {
    const view = crowdedView(5, 0);
    view.floor = view.floor.slice(0, 4);
    me(view).gallery = me(view).gallery.slice(0, 3);
    me(view).giftShop = me(view).giftShop.slice(0, 3);
    me(view).hand = { count: 5, known: me(view).hand.known.slice(0, 5), materials: [] };
    const hire = lay(view, size, { zone: 'floor' });
    const complete = lay(view, size, { zone: 'hand' });
    expect(narrowest(complete, view.floor)).toBeLessThan(READABLE - 10);
    expect(narrowest(hire, view.floor)).toBeGreaterThanOrEqual(READABLE);
    // And the works when the temple is asked about.
    const temple = lay(view, size, { zone: 'temple' });
    expect(narrowest(temple, works(view))).toBeGreaterThan(narrowest(complete, works(view)) + 3);
  },
);

test('a crowded table at 360×640 has larger piles too, and the others still say what they have', () => {
  const view = crowdedView(5, 0);
  const before = lay(view, [360, 640]);
  const asked = lay(view, [360, 640], { zone: 'floor' });
  expect(narrowest(asked, view.floor)).toBeGreaterThan(narrowest(before, view.floor) + 10);
  // Name, task, and a row of numbers.
  expect(band(asked, 'opponents').h).toBeGreaterThanOrEqual(3 * 15 + 4);
});

test.each(PHONES)('name and points have their room beside the task at %i×%i', (...size) => {
  const CREST = 2 + 20 + 6 + 2;
  /** "Margaret" in 13 points, and "11 points" in 12. */
  const WORDS = 60;
  const LONGEST_TASK = 116;
  for (const players of [2, 5]) {
    const l = lay(crowdedView(players, 0), size);
    const mat = l.mats.find((m) => m.player === 0);
    if (mat === undefined) throw new Error('One always sees the own mat');
    expect(mat.plaque.w).toBeGreaterThanOrEqual(CREST + WORDS);
    expect(mat.task.w).toBeGreaterThanOrEqual(LONGEST_TASK);
    expect(mat.plaque.x + mat.plaque.w).toBeLessThan(mat.task.x);
    expect(mat.task.x + mat.task.w).toBeLessThan(mat.waiting.x);
    // A waiting card and how many there are, inside of the temple.
    const waits = [...l.poses]
      .filter(([key]) => key.startsWith('x-wait-0'))
      .map(([, pose]) => pose);
    expect(waits.length).toBe(4);
    for (const pose of waits) {
      expect(pose.x).toBeGreaterThanOrEqual(mat.waiting.x + 20);
      expect(pose.x + pose.w).toBeLessThanOrEqual(mat.outer.x + mat.outer.w + 0.5);
    }
  }
});

describe.each(ON_THEIR_SIDE)('on its side, %i×%i', (...size) => {
  const [begun] = randomStates(5, 1, 1);
  const view = viewFor(begun as NonNullable<typeof begun>, 0);
  const end = (r: Rect) => r.y + r.h;

  test('the log is in sight, and the question has what it needs and not much more', () => {
    const l = lay(view, size);
    expect(band(l, 'log').h).toBeGreaterThanOrEqual(96);
    expect(band(l, 'prompt').h).toBeLessThanOrEqual(140);
  });

  test('the question stands on the hand, however tall it is', () => {
    const short = lay(view, size);
    for (const focus of [{ promptRows: 2 }, { promptNeed: 150 }, { promptNeed: 400 }]) {
      const long = lay(view, size, focus);
      expect(end(band(long, 'prompt'))).toBe(end(band(short, 'prompt')));
      expect(band(long, 'hand')).toEqual(band(short, 'hand'));
    }
  });

  test('a question of many words, a large hand or large text: the log gives way to it', () => {
    const long = lay(view, size, { promptNeed: 220 });
    expect(long.bands.log).toBeNull();
    expect(band(long, 'prompt').h).toBeGreaterThanOrEqual(220);
    expect(lay(crowdedView(5, 0), size, { promptRows: 2 }).bands.log).toBeNull();
    expect(lay(view, size, {}, 2).bands.log).toBeNull();
  });
});

test('on its side a phone tells the newest lines beside the table, without a title', async () => {
  await sitDown({
    participants: [person('Ada'), machine('Ren')],
    seed: 'log',
    size: [844, 390],
    when: () => (useGame.getState().view?.turn ?? 0) > 3,
  });
  await playUntil(
    () => useGame.getState().decision !== null && screen.queryByTestId('log-side') !== null,
  );
  const beside = within(screen.getByTestId('log-side'));
  expect(beside.queryByText('What happened')).toBeNull();
  const [newest] = beside.getAllByTestId(/^log-\d+$/);
  fireEvent.press(newest as NonNullable<typeof newest>);
  expect(useGame.getState().past).not.toBeNull();
});
