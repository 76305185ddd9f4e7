import type { Pose, Rect } from '@/components/table/layout';
import { layout, partAt } from '@/components/table/layout';
import { contains, overlap } from '@/components/table/layout/geometry';
import { isTucked } from '@/components/table/layout/types';
import type { PlayerView, SeatCards, SeatName } from '@/engine';
import {
  cardNamed,
  materialOf,
  MATERIALS,
  seatsOf,
  situation,
  viewFor,
  WORK_NAMES,
} from '@/engine';

import { SIZES } from '../support/views';

const TABLETS = SIZES.filter(([width, height]) => Math.min(width, height) >= 768);
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const LINE = 13;

/** Works in both wings, and a card of each material along each edge, all different cards. */
function fullTemple(players: number, seat: number, works: number) {
  // With Go Set works count in both wings, and the game would be over.
  const left = WORK_NAMES.filter((name) => name !== 'Go Set');
  const take = (n: number) => left.splice(0, n);
  const ofEach = () =>
    MATERIALS.flatMap((material) => {
      const at = left.findIndex((name) => materialOf(cardNamed(name)) === material);
      return left.splice(at, 1);
    });
  const full: SeatCards = {
    helpers: ofEach(),
    sales: ofEach(),
    bench: ofEach(),
    task: take(1),
    gallery: take(works),
    giftShop: take(works),
  };
  const seats = seatsOf(players);
  const others = seats.map((name) => [name, { hand: take(5) }] as const);
  const view = viewFor(
    situation({
      ...Object.fromEntries(others),
      players,
      extended: works > 4,
      [seats[seat] as SeatName]: { ...full, hand: others[seat]?.[1].hand },
      at: 'newTask',
    }),
    0,
  );
  return { view, temple: view.players[seat] as PlayerView };
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
      const { view, temple: p } = fullTemple(players, seat, works);
      const l = layout(view, { width, height, insets: NO_INSETS, text: 1 }, { front: 0 });
      const mat = l.mats.find((m) => m.player === seat);
      if (mat === undefined) throw new Error('a tablet shows every mat');

      for (const wing of ['gallery', 'giftShop'] as const) {
        const poses = posesIn(l.poses, p[wing]);
        expectApart(poses);
        for (const pose of poses) {
          expect(contains(mat[wing], pose, 1)).toBe(true);
          // A card with a readable name, or a line with name and value.
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
  const {
    view,
    temple: { gallery },
  } = fullTemple(3, 1, 1);
  const l = layout(view, { width: 1024, height: 768, insets: NO_INSETS, text: 1 }, { front: 0 });
  expect(posesIn(l.poses, gallery).map((pose) => pose.face)).toEqual(['full']);
});

describe('text at twice its size', () => {
  test.each(SIZES)('leaves every work in a wing a line of its own, at %i×%i', (width, height) => {
    for (const works of [1, 2, 3, 4]) {
      const { view, temple: p } = fullTemple(5, 0, works);
      const viewport = { width, height, insets: NO_INSETS, text: 2 };
      const l = layout(view, viewport, { front: 0, promptNeed: 400 });
      for (const pose of posesIn(l.poses, [...p.gallery, ...p.giftShop])) {
        expect(pose.h).toBeGreaterThanOrEqual(LINE);
      }
    }
  });

  test('makes room for the names of the wings where the works can spare it', () => {
    const labelAt = (text: number, size: readonly [number, number]) => {
      const { view } = fullTemple(2, 0, 2);
      const viewport = { width: size[0], height: size[1], insets: NO_INSETS, text };
      return layout(view, viewport, { front: 0 }).mats.find((m) => m.player === 0)?.galleryLabel;
    };
    for (const size of [[390, 844] as const, ...TABLETS]) {
      expect(labelAt(2, size)?.h).toBeCloseTo(2 * (labelAt(1, size)?.h ?? 0));
    }
  });
});

test('a finger on a thin line means that work, not the whole wing', () => {
  const { view, temple: p } = fullTemple(5, 1, 4);
  const l = layout(view, { width: 1024, height: 768, insets: NO_INSETS, text: 1 }, { front: 0 });
  const wing = l.targets.find(({ id }) => id === 'gallery-1');
  if (wing === undefined) throw new Error('four works of another player are lines in one target');
  expect(wing.cards).toEqual(p.gallery);
  for (const card of p.gallery) {
    const line = l.poses.get(`c${card}`) as Pose;
    const at = { x: line.x + line.w / 2 - wing.x, y: line.y + line.h / 2 - wing.y };
    expect(partAt(wing, at)).toMatchObject({ kind: 'card', cards: [card], at: wing.at });
  }
  // The nearest card, on the rim of the mat.
  expect(partAt(wing, { x: 2, y: 0 }).cards).toEqual([p.gallery[0]]);
  expect(partAt(wing, { x: 2, y: wing.h }).cards).toEqual([p.gallery[3]]);
});
