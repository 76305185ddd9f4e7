import { act, render, screen } from '@testing-library/react-native';

import { nameOf } from '@/components/card/identity';
import { Board } from '@/components/table/board';
import { between } from '@/components/table/board/motion';
import { Revealed, showingOf, type Showing } from '@/components/table/board/revealed';
import type { TableLayout } from '@/components/table/layout';
import { layout as layTable } from '@/components/table/layout';
import { sameParts } from '@/components/table/model/same-parts';
import { ThemeProvider } from '@/components/theme';
import type { GameEvent, PlayerView, Situation, View } from '@/engine';
import { nameOfCard, situation, viewFor } from '@/engine';

import { crowdedView } from '../support/views';

const PHONE = {
  width: 390,
  height: 844,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  text: 1,
};
const GLIDE = 320;
const participants = [0, 1].map((colour) => ({
  name: `P${colour}`,
  kind: 'person' as const,
  colour,
}));
const nothing = () => undefined;

const laid = (view: View): TableLayout => layTable(view, PHONE, { front: 0 });

function table(view: View, duration = GLIDE) {
  return (
    <ThemeProvider>
      <Board
        view={view}
        layout={laid(view)}
        cast={{ participants, viewer: 0 }}
        choosable={new Set()}
        selected={null}
        event={null}
        eventId={-1}
        duration={duration}
        onTap={nothing}
        onHold={nothing}
      />
    </ThemeProvider>
  );
}

const copy = (view: View): View => JSON.parse(JSON.stringify(view)) as View;
const player = (view: View, at: number) => view.players[at] as PlayerView;

const [FIRST, SECOND] = [nameOfCard(30), nameOfCard(17)];

/** A table with few cards, so that each lies open with its name. */
const quietTable = (given: Situation = { floor: [FIRST, SECOND] }): View =>
  viewFor(situation({ ...given, at: 'newTask' }), 0);

const drawn = (card: number) =>
  screen.queryAllByText(nameOf(card), { includeHiddenElements: true }).length > 0;

describe('a card that goes to another player, whose mat is not on this screen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const before = quietTable();
  const hired = quietTable({ floor: [SECOND], left: { helpers: [FIRST] } });
  const later = quietTable({ left: { helpers: [FIRST], sales: [SECOND] } });

  test('is still on its way when the next step comes, and gone when its way is over', () => {
    render(table(before));
    expect(drawn(30)).toBe(true);
    screen.rerender(table(hired));
    act(() => jest.advanceTimersByTime(GLIDE / 2));
    screen.rerender(table(later));
    expect(drawn(30)).toBe(true);
    act(() => jest.advanceTimersByTime(GLIDE / 2 + 1));
    expect(drawn(30)).toBe(false);
    expect(drawn(17)).toBe(true);
    act(() => jest.advanceTimersByTime(GLIDE));
    expect(drawn(17)).toBe(false);
  });

  test('stays when it is brought back meanwhile', () => {
    render(table(before));
    screen.rerender(table(hired));
    act(() => jest.advanceTimersByTime(GLIDE / 2));
    screen.rerender(table(copy(before)));
    act(() => jest.advanceTimersByTime(3 * GLIDE));
    expect(drawn(30)).toBe(true);
  });

  test('is gone at once where motion is not wanted', () => {
    render(table(before, 0));
    screen.rerender(table(hired, 0));
    expect(drawn(30)).toBe(false);
  });
});

test('a card that is caught half-way goes on from where it is', () => {
  const here = { x: 0, y: 10, w: 40, h: 56, turn: 90 };
  const there = { x: 100, y: 30, w: 80, h: 112, turn: 0 };
  expect(between(here, there, 0)).toEqual(here);
  expect(between(here, there, 1)).toEqual(there);
  expect(between(here, there, 0.5)).toEqual({ x: 50, y: 20, w: 60, h: 84, turn: 45 });
});

describe('what a step leaves as it was', () => {
  test('is the same object, and what it changes is as it should be', () => {
    const before = crowdedView(3, 0);
    const after = copy(before);
    after.floor = after.floor.slice(1);
    player(after, 0).hand.known.push(after.floor[0] as number);
    const kept = sameParts(before, after);
    expect(kept).toEqual(after);
    expect(kept).not.toBe(before);
    expect(kept.players[1]).toBe(before.players[1]);
    expect(kept.players[2]).toBe(before.players[2]);
    expect(player(kept, 0)).not.toBe(player(before, 0));
    expect(player(kept, 0).gallery).toBe(player(before, 0).gallery);
  });

  test('is everything, when nothing has changed', () => {
    const before = laid(crowdedView(2, 0));
    expect(sameParts(before, laid(crowdedView(2, 0)))).toBe(before);
  });

  test('counts cards that have changed places, among those of a pile too', () => {
    const before = new Map([
      ['c1', { x: 1 }],
      ['c2', { x: 2 }],
    ]);
    const turned = new Map([...before].reverse());
    expect([...sameParts(before, turned).keys()]).toEqual(['c2', 'c1']);
    expect(sameParts<number[] | null>([1, 2], null)).toBeNull();
    expect(sameParts<Record<string, unknown>>({ a: undefined }, { b: undefined })).toEqual({
      b: undefined,
    });
  });
});

describe('a card that is shown', () => {
  const view = quietTable();
  const reveal = (card: number, zone: 'hand' | 'floor', owner: number): GameEvent => ({
    type: 'reveal',
    player: owner,
    card,
    at: { zone, player: owner },
    reason: 'support',
    via: null,
  });

  test('comes forward out of another’s hand, over one’s own mat', () => {
    const lay = laid(view);
    const showing = showingOf(lay, reveal(5, 'hand', 1));
    const panel = lay.seats.find((s) => s.player === 1);
    const mat = lay.mats[0]?.mat;
    if (showing === null || panel === undefined || mat === undefined) throw new Error('nothing');
    const middle = (r: { y: number; h: number }) => r.y + r.h / 2;
    expect(middle(showing.from)).toBeGreaterThanOrEqual(panel.y);
    expect(middle(showing.from)).toBeLessThanOrEqual(panel.y + panel.h);
    expect(middle(showing.to)).toBeCloseTo(middle(mat));
    expect(showing.to.w).toBeGreaterThan(2 * showing.from.w);
  });

  test('comes forward when a work is completed in a temple that is not on this screen', () => {
    const completed = (card: number, player: number): GameEvent => ({
      type: 'move',
      player,
      card,
      from: { zone: 'hand', player },
      to: { zone: 'gallery', player },
      reason: 'complete',
      via: null,
      seenBy: 3,
    });
    const after = quietTable({
      you: { gallery: [nameOfCard(6)] },
      left: { gallery: [nameOfCard(5)] },
    });
    expect(showingOf(laid(after), completed(5, 1))?.card).toBe(5);
    expect(showingOf(laid(after), completed(6, 0))).toBeNull();
  });

  test('stays where it is if it lies open already', () => {
    expect(showingOf(laid(view), reveal(30, 'floor', 0))).toBeNull();
  });

  test('lies open at once where nothing is to move, and else is turned over on its way', () => {
    jest.useFakeTimers();
    const shown = showingOf(laid(view), reveal(5, 'hand', 1)) as Showing;
    const name = nameOf(5);
    const { rerender } = render(<Revealed key="still" {...shown} duration={0} />, {
      wrapper: ThemeProvider,
    });
    expect(screen.getByText(name, { includeHiddenElements: true })).toBeTruthy();
    rerender(<Revealed key="moving" {...shown} duration={GLIDE} />);
    expect(screen.queryByText(name, { includeHiddenElements: true })).toBeNull();
    act(() => jest.advanceTimersByTime(GLIDE / 2));
    expect(screen.getByText(name, { includeHiddenElements: true })).toBeTruthy();
    jest.useRealTimers();
  });
});
