/** A temple: the mat, the cards tucked under its four edges, and the works in its two wings. */
import { leastTaskEdge } from '@/components/card/geometry';
import { boxWidth } from '@/components/theme/measure';
import type { CardId, PlayerId, PlayerView } from '@/engine';
import { t } from '@/locales';

import { rect } from './geometry';
import { byMaterial } from './groups';
import type { Notes } from './sheet-of';
import { pile, place, placeKey, target } from './sheet-of';
import type { MatLayout, Rect } from './types';
import { anchorKey, TOUCH, Z } from './types';
import { layWing, LEAST_SLIP, type WingOptions } from './wings';

interface TempleOptions extends WingOptions {
  readonly player: PlayerId;
  /** The temple in front, with its player's name beside the task. */
  readonly own?: boolean;
  /** Height while the question has its usual one: decides about names, so that a longer question moves nothing. */
  readonly usualH?: number;
  /** How far tucked cards stick out. */
  readonly tuckX: number;
  readonly tuckY: number;
  /** At the bottom edge, if less than at the top. */
  readonly tuckBottom?: number;
  /** The reader's text size, for the names of the wings. */
  readonly text?: number;
}

/** Part of a tucked card that is hidden under the mat. */
const UNDER = 14;
const INSIDE = 6;
/** A lower mat has thinner margins. */
const LOW = 90;
const INSIDE_LOW = 4;
/** The margin of a mat's wings. */
export const insideOf = (matH: number): number => (matH < LOW ? INSIDE_LOW : INSIDE);
/** Height of a line with the wing's name, and the least mat that can spare it. */
const LABEL = 17;
const LEAST_LABELLED = 76;
/** Four works below each other in lines that are easy to read: the names of the wings grow only beyond that. */
const WORKS_IN_EASE = 4 * 16;
/** Works in a wing of a small mat, for which room is kept even while there are fewer. */
const MOST_WORKS = 5;
const GROUP_GAP = 4;
/** Minimum gap, for many groups on a low mat. */
const LEAST_GROUP_GAP = 1;
/** Height of one line of text on a tucked card, with its margins. */
const GROUP_LINE = 16;
const LONGEST_GROUP = 70;
const WIDEST_GROUP = 84;
/** Type and sizes of one's own name, points and crest. */
export const PLAQUE = {
  name: { fontFamily: 'NotoSans-SemiBold', fontSize: 13, lineHeight: 17 },
  points: { fontFamily: 'NotoSans-Regular', fontSize: 12, lineHeight: 15 },
  crest: 20,
  gap: 6,
  side: 2,
} as const;
/** Width of crest and points. */
export const plaqueWidth = (points: string): number =>
  PLAQUE.crest + PLAQUE.gap + 2 * PLAQUE.side + boxWidth(points, PLAQUE.points);
/** Room for the crest, a name of eight letters and two-digit points. */
const leastPlaque = (): number =>
  Math.max(
    PLAQUE.crest + PLAQUE.gap + 2 * PLAQUE.side + boxWidth('Margaret', PLAQUE.name),
    plaqueWidth(t('seat.points', { points: 88 })),
  );
/** Room for one waiting card and the count. */
const LEAST_WAITING = 55;

/** The task is centred, or shifted right if one's own name would be cut off. */
function taskLeft(outer: Rect, taskW: number, own: boolean): number {
  const beside = (outer.w - taskW) / 2 - GROUP_GAP;
  const lacking = own ? Math.max(0, leastPlaque() - beside) : 0;
  return outer.x + GROUP_GAP + beside + Math.min(lacking, Math.max(0, beside - LEAST_WAITING));
}

/** Below the wings’ names there must be room for their works, in lines if cards do not fit. */
function leastWings({ own, slips, works }: TempleOptions & { readonly works: number }): number {
  const few = LEAST_LABELLED - 2 * INSIDE_LOW - LABEL;
  if (slips !== true) return few;
  return Math.max(few, LEAST_SLIP * (own === true ? works : Math.max(works, MOST_WORKS)));
}

/** The height of the line with the wings' names, as far as the works can spare it; 0 if they cannot. */
function labelHeight(room: number, o: TempleOptions & { readonly works: number }): number {
  const least = leastWings(o);
  if (room - LABEL < least) return 0;
  return Math.max(LABEL, Math.min(LABEL * (o.text ?? 1), room - Math.max(least, WORKS_IN_EASE)));
}

/** Height of the wings' names: none where a long question leaves no line for the works. */
function keptLabel(
  label: number,
  room: number,
  { works, slips }: TempleOptions & { readonly works: number },
): number {
  const lines = slips === true ? LEAST_SLIP * works : 0;
  if (room - label >= lines) return label;
  return label > 0 && room - LABEL >= lines ? LABEL : 0;
}

/** The boxes of a temple, before any card is placed. */
function matLayout(outer: Rect, o: TempleOptions & { readonly works: number }): MatLayout {
  const { tuckX, tuckY, tuckBottom = tuckY } = o;
  const matH = outer.h - tuckY - tuckBottom;
  const mat = rect(outer.x + tuckX, outer.y + tuckY, outer.w - 2 * tuckX, matH);
  // On a small mat the task gets more than half, so that its name fits beside the glyph.
  const taskW = Math.min(
    150,
    Math.max(TOUCH, mat.w * 0.5, Math.min(mat.w * 0.85, leastTaskEdge())),
  );
  const own = o.own === true;
  const taskX = taskLeft(outer, taskW, own);
  const usual = mat.h + (o.usualH ?? outer.h) - outer.h;
  const inside = insideOf(usual);
  const label = keptLabel(labelHeight(usual - 2 * inside, o), mat.h - 2 * inside, o);
  const wingW = (mat.w - 3 * inside) / 2;
  const wingY = mat.y + inside + label;
  const wingH = mat.h - 2 * inside - label;
  const leftX = mat.x + inside;
  const rightX = leftX + wingW + inside;
  return {
    player: o.player,
    outer,
    mat,
    task: rect(taskX, outer.y, taskW, tuckY),
    helpers: rect(outer.x, mat.y, tuckX, mat.h),
    bench: rect(mat.x, mat.y + mat.h, mat.w, tuckBottom),
    sales: rect(mat.x + mat.w, mat.y, tuckX, mat.h),
    gallery: rect(leftX, wingY, wingW, wingH),
    giftShop: rect(rightX, wingY, wingW, wingH),
    galleryLabel: label > 0 ? rect(leftX, mat.y + inside - 1, wingW, label) : null,
    giftShopLabel: label > 0 ? rect(rightX, mat.y + inside - 1, wingW, label) : null,
    plaque: rect(outer.x, outer.y, taskX - outer.x - GROUP_GAP, tuckY),
    waiting: rect(
      taskX + taskW + GROUP_GAP,
      outer.y,
      outer.x + outer.w - taskX - taskW - GROUP_GAP,
      tuckY,
    ),
    z: Z.mat,
  };
}

type Edge = 'helpers' | 'sales' | 'bench';

/** For each group on an edge: its visible part, and its cards (partly under the mat). */
function edgeSpots(m: MatLayout, edge: Edge, n: number): { seen: Rect; card: Rect }[] {
  const box = m[edge];
  const across = edge === 'bench';
  const length = across ? box.w : box.h;
  const spare = n > 1 ? (length - GROUP_LINE * n) / (n - 1) : GROUP_GAP;
  const gap = Math.min(GROUP_GAP, Math.max(LEAST_GROUP_GAP, spare));
  const size = Math.min(across ? WIDEST_GROUP : LONGEST_GROUP, (length - gap * (n - 1)) / n);
  const used = size * n + gap * (n - 1);
  const start = (across ? box.x + (box.w - used) / 2 : box.y + (box.h - used) / 2) as number;
  return Array.from({ length: n }, (_, i) => {
    const at = start + i * (size + gap);
    const seen = across ? rect(at, box.y, size, box.h) : rect(box.x, at, box.w, size);
    const card =
      edge === 'bench'
        ? rect(at, box.y - UNDER, size, box.h + UNDER)
        : edge === 'helpers'
          ? rect(box.x, at, box.w + UNDER, size)
          : rect(box.x - UNDER, at, box.w + UNDER, size);
    return { seen, card };
  });
}

const FACE_AT = { helpers: 'helper', sales: 'sale', bench: 'bench' } as const;
/** Lower cards of a group are shifted towards the mat. */
const APART = {
  helpers: { dx: 3, dy: 0 },
  sales: { dx: -3, dy: 0 },
  bench: { dx: 0, dy: -3 },
} as const;

function layEdge(notes: Notes, m: MatLayout, edge: Edge, cards: readonly CardId[]): void {
  notes.anchors.set(anchorKey(edge, m.player), m[edge]);
  if (cards.length === 0) return;
  const groups = byMaterial(cards);
  const spots = edgeSpots(m, edge, groups.length);
  const at = { zone: edge, player: m.player };
  const first = spots[0];
  const parted = first !== undefined && first.seen.w >= TOUCH && first.seen.h >= TOUCH;
  groups.forEach((group, i) => {
    const spot = spots[i];
    if (spot === undefined) return;
    pile(notes, group.cards, spot.card, { z: Z.tucked + i * 10, face: FACE_AT[edge] }, APART[edge]);
    if (!parted) return;
    const single = group.cards.length === 1;
    target(notes, {
      ...spot.seen,
      id: `${edge}-${m.player}-${group.material}`,
      kind: single ? 'card' : 'pile',
      at,
      cards: group.cards,
      material: group.material,
    });
  });
  if (!parted) {
    const parts = groups.map((group, i) => ({
      ...(spots[i]?.seen ?? m[edge]),
      cards: group.cards,
    }));
    target(notes, { ...m[edge], id: `${edge}-${m.player}`, kind: 'zone', at, cards, parts });
  }
}

function layTask(notes: Notes, m: MatLayout, p: PlayerView): void {
  notes.anchors.set(anchorKey('task', m.player), m.task);
  const spot = rect(m.task.x, m.task.y, m.task.w, m.task.h + UNDER);
  const card = p.task[0];
  if (p.taskFaceDown) {
    placeKey(notes, `x-task-${m.player}`, spot, { z: Z.tucked, face: 'back' });
  } else if (card !== undefined) {
    place(notes, card, spot, { z: Z.tucked, face: 'task' });
    const at = { zone: 'task', player: m.player } as const;
    target(notes, { ...m.task, id: `card-${card}`, kind: 'card', at, cards: [card] });
  }
}

export function layTemple(notes: Notes, outer: Rect, p: PlayerView, o: TempleOptions): MatLayout {
  const works = Math.max(p.gallery.length, p.giftShop.length);
  const m = matLayout(outer, { ...o, works });
  notes.mats.push(m);
  layTask(notes, m, p);
  layEdge(notes, m, 'helpers', p.helpers);
  layWing(notes, m, 'gallery', p.gallery, o);
  layWing(notes, m, 'giftShop', p.giftShop, o);
  layEdge(notes, m, 'sales', p.sales);
  layEdge(notes, m, 'bench', p.bench);
  return m;
}
