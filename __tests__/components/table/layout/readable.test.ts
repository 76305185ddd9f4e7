import type { Pose, Rect } from '@/components/table/layout';
import { layout } from '@/components/table/layout';
import { contains, overlap } from '@/components/table/layout/geometry';
import { isTucked } from '@/components/table/layout/types';
import type { PlayerView, View } from '@/engine';
import { materialOf, MATERIALS, newGame, viewFor } from '@/engine';

import { SIZES } from '../support/views';

const TABLETS = SIZES.filter(([width, height]) => Math.min(width, height) >= 768);
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const LINE = 13;

/** Works in both wings, and along each edge a card of all five materials: all of it cards that are nowhere else. */
function fillTemple(view: View, seat: number, works: number): PlayerView {
  const p = view.players[seat] as PlayerView;
  const left = Array.from({ length: 54 }, (_, card) => card);
  const take = (n: number) => left.splice(0, n);
  const ofEach = () =>
    MATERIALS.map((material) => {
      const at = left.findIndex((card) => materialOf(card) === material);
      return left.splice(at, 1)[0] as number;
    });
  view.floor = [];
  for (const other of view.players) other.hand = { count: 5, known: [], materials: [] };
  p.helpers = ofEach();
  p.sales = ofEach();
  p.bench = ofEach();
  p.task = take(1);
  p.gallery = take(works);
  p.giftShop = take(works);
  return p;
}

const posesIn = (poses: ReadonlyMap<string, Pose>, cards: readonly number[]) =>
  cards.map((card) => poses.get(`c${card}`) as Pose);

function expectApart(poses: readonly Rect[]): void {
  poses.forEach((a, i) => {
    for (const b of poses.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  });
}

describe.each(TABLETS)('on a tablet of %i×%i', (width, height) => {
  test.each([
    ['the other', 2, 4],
    ['two others', 3, 4],
    ['three others', 4, 4],
    ['four others', 5, 4],
    ['four others in a game to six works', 5, 5],
  ])('every temple can be read, up to when it is full: %s', (_, players, most) => {
    const cases = Array.from({ length: (players - 1) * most }, (_case, i) => ({
      seat: 1 + (i % (players - 1)),
      works: 1 + Math.floor(i / (players - 1)),
    }));
    for (const { seat, works } of cases) {
      const view = viewFor(newGame({ players, seed: 'full' }), 0);
      const p = fillTemple(view, seat, works);
      const l = layout(view, { width, height, insets: NO_INSETS, text: 1 }, { front: 0 });
      const mat = l.mats.find((m) => m.player === seat);
      if (mat === undefined) throw new Error('a tablet shows every mat');

      for (const wing of ['gallery', 'giftShop'] as const) {
        const poses = posesIn(l.poses, p[wing]);
        expectApart(poses);
        for (const pose of poses) {
          expect(contains(mat[wing], pose, 1)).toBe(true);
          // A card on which a name can be read, or else a line with nothing but name and value.
          expect(pose.w).toBeGreaterThanOrEqual(pose.face === 'slip' ? 64 : 42);
          expect(pose.h).toBeGreaterThanOrEqual(pose.face === 'slip' ? LINE : 58);
        }
      }
      for (const edge of ['helpers', 'sales', 'bench'] as const) {
        const poses = posesIn(l.poses, p[edge]);
        expectApart(poses);
        for (const pose of poses) {
          expect(isTucked(pose.face)).toBe(true);
          expect(Math.min(pose.w, pose.h)).toBeGreaterThanOrEqual(LINE);
        }
      }
    }
  });
});

test('one work on a large mat is a card with its picture, not a slip', () => {
  const view = viewFor(newGame({ players: 3, seed: 'full' }), 0);
  const { gallery } = fillTemple(view, 1, 1);
  const l = layout(view, { width: 1024, height: 768, insets: NO_INSETS, text: 1 }, { front: 0 });
  expect(posesIn(l.poses, gallery).map((pose) => pose.face)).toEqual(['full']);
});
