/** A coach mark stays on the screen and clear of its target, at every size. */
import { bubbleAt } from '@/components/table/layout/bubble';
import { layout, type Viewport } from '@/components/table/layout';
import { coach } from '@/locales/en/coach';
import { situation, viewFor } from '@/engine';

const SIZES = [
  [320, 568],
  [375, 667],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1180, 820],
] as const;

const view = viewFor(
  situation({
    you: { hand: ['Coin', 'Crane', 'Ring'], helpers: ['Frog'], sales: ['Cup'], bench: ['Robe'] },
    floor: ['Plane', 'Jar', 'Quilt'],
    at: 'newTask',
  }),
  0,
);
const TEXTS = Object.values(coach).map((text) =>
  typeof text === 'string'
    ? text
    : text({ n: 5, name: 'A long name here', wing: 'giftShop', works: 4 }),
);
const ZONES = ['hand/0', 'helpers/0', 'sales/0', 'bench/0', 'gallery/0', 'giftShop/0', 'floor'];

test.each(SIZES.flatMap(([w, h]) => [1, 2].map((text) => [w, h, text] as const)))(
  '%i×%i, text ×%i',
  (width, height, text) => {
    const insets = { top: 20, right: 0, bottom: 0, left: 0 };
    const viewport: Viewport = { width, height, insets, text };
    const laid = layout(view, viewport, { front: 0 });
    for (const words of TEXTS) {
      for (const zone of ZONES) {
        const at = laid.anchors.get(zone) ?? null;
        const bubble = bubbleAt(words, at, laid, viewport);
        const where = `${zone}: ${words}`;
        expect([where, bubble.x >= 0, bubble.x + bubble.w <= width]).toEqual([where, true, true]);
        expect([where, bubble.y >= insets.top]).toEqual([where, true]);
        expect([where, bubble.y + bubble.h <= height]).toEqual([where, true]);
        if (bubble.tip !== null) {
          expect(bubble.tip).toBeGreaterThan(0);
          expect(bubble.tip).toBeLessThan(bubble.w);
        }
      }
    }
  },
);

test('it hides neither the question nor the hand', () => {
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const [width, height] of [
    [375, 667],
    [390, 844],
    [1180, 820],
  ] as const) {
    const viewport: Viewport = { width, height, insets, text: 1 };
    const laid = layout(view, viewport, { front: 0 });
    for (const zone of ZONES) {
      const bubble = bubbleAt(coach['coach.tasks'], laid.anchors.get(zone) ?? null, laid, viewport);
      for (const band of [laid.bands.prompt, laid.bands.hand]) {
        if (band === null) continue;
        const isApart =
          bubble.x >= band.x + band.w ||
          bubble.x + bubble.w <= band.x ||
          bubble.y >= band.y + band.h ||
          bubble.y + bubble.h <= band.y;
        expect([width, zone, isApart]).toEqual([width, zone, true]);
      }
    }
  }
});

test('on a phone one sees the helpers that it speaks of', () => {
  const viewport: Viewport = {
    width: 375,
    height: 667,
    insets: { top: 0, right: 0, bottom: 0, left: 0 },
    text: 1,
  };
  const laid = layout(view, viewport, { front: 0 });
  const needed = laid.targets.filter(({ at }) => at.zone === 'floor');
  for (const zone of ['helpers/0', 'sales/0', 'gallery/0', 'bench/0']) {
    const at = laid.anchors.get(zone) ?? null;
    const { y, h } = bubbleAt(coach['coach.cover'], at, laid, viewport, needed);
    expect([zone, at !== null && (y >= at.y + at.h || y + h <= at.y)]).toEqual([zone, true]);
  }
});

test('of the places that are free it takes one that hides no card of the answer', () => {
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const [width, height] of SIZES.slice(1, 3)) {
    const viewport: Viewport = { width, height, insets, text: 1 };
    const laid = layout(view, viewport, { front: 0 });
    const plaque = laid.mats.find(({ player }) => player === 0)?.plaque ?? null;
    const needed = laid.targets.filter(({ at }) => at.zone === 'floor');
    expect(needed.length).toBeGreaterThan(0);
    const hides = (bubble: { x: number; y: number; w: number; h: number }) =>
      needed.some(
        ({ x, y, w, h }) =>
          bubble.x < x + w &&
          x < bubble.x + bubble.w &&
          bubble.y < y + h &&
          y < bubble.y + bubble.h,
      );
    const text = coach['coach.tasks'];
    expect([width, hides(bubbleAt(text, plaque, laid, viewport))]).toEqual([width, true]);
    expect([width, hides(bubbleAt(text, plaque, laid, viewport, needed))]).toEqual([width, false]);
  }
});

test('where it does not stand beside its target it has no tip', () => {
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  const viewport: Viewport = { width: 375, height: 667, insets, text: 1 };
  const laid = layout(view, viewport, { front: 0 });
  const text = coach['coach.tasks'];
  const floor = laid.anchors.get('floor') ?? null;
  const beside = bubbleAt(text, floor, laid, viewport);
  expect(beside.tip).not.toBeNull();
  const moved = bubbleAt(text, floor, laid, viewport, [beside]);
  expect(moved.y).not.toBe(beside.y);
  expect(moved.tip).toBeNull();
});
