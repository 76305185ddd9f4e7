import { fireEvent, screen, within } from '@testing-library/react-native';

import type { Focus, Rect, TableLayout } from '@/components/table/layout';
import { layout } from '@/components/table/layout';
import type { View } from '@/engine';
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
type Size = readonly [width: number, height: number];

const lay = (view: View, [width, height]: Size, focus: Partial<Focus> = {}, text = 1) =>
  layout(view, { width, height, insets: NO_INSETS, text }, { front: 0, ...focus });

const band = (l: TableLayout, name: keyof TableLayout['bands']) => l.bands[name] as Rect;

test.each(PHONES)('name and points have their room beside the task at %i×%i', (...size) => {
  const CREST = 2 + 20 + 6 + 2;
  /** "Margaret" at 13 points, "11 points" at 12. */
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
    // A waiting card and the count, inside the temple.
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
    for (const focus of [{ promptNeed: 150 }, { promptNeed: 400 }]) {
      const long = lay(view, size, focus);
      expect(end(band(long, 'prompt'))).toBe(end(band(short, 'prompt')));
      expect(band(long, 'hand')).toEqual(band(short, 'hand'));
    }
  });

  test('a question of more words leaves the log its last line', () => {
    const need = band(lay(view, size), 'log').h + band(lay(view, size), 'prompt').h - 80;
    const long = lay(view, size, { promptNeed: need });
    expect(band(long, 'prompt').h).toBe(need);
    expect(band(long, 'log').h).toBe(80);
  });

  test('a question of many words, a large hand or large text: the log gives way to it', () => {
    const long = lay(view, size, { promptNeed: 220 });
    expect(long.bands.log).toBeNull();
    expect(band(long, 'prompt').h).toBeGreaterThanOrEqual(220);
    expect(lay(crowdedView(5, 0), size, { promptNeed: 190 }).bands.log).toBeNull();
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
