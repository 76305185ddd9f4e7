/** A temple: the mat, what is tucked under its four edges, and the works in its two wings. */
import type { CardId, PlayerId, PlayerView, Wing } from '@/engine';

import { contains, overlap, rect } from './geometry';
import { byMaterial } from './groups';
import { fingerSized, pack, squeeze } from './pack';
import type { Notes } from './sheetOf';
import { pile, place, placeKey, target } from './sheetOf';
import type { MatLayout, Rect } from './types';
import { anchorKey, TOUCH, Z } from './types';

interface TempleOptions {
  readonly seat: PlayerId;
  /** How far tucked cards stick out, sideways and up and down. */
  readonly tuckX: number;
  readonly tuckY: number;
  readonly maxWork: number;
}

/** How much of a tucked card lies hidden under the mat. */
const UNDER = 14;
const INSIDE = 6;
const LABEL = 17;
const GROUP_GAP = 4;
const LONGEST_GROUP = 70;
const WIDEST_GROUP = 84;

/** The boxes of a temple, before any card lies in them. */
export function matLayout(outer: Rect, o: TempleOptions): MatLayout {
  const { tuckX, tuckY } = o;
  const mat = rect(outer.x + tuckX, outer.y + tuckY, outer.w - 2 * tuckX, outer.h - 2 * tuckY);
  // A small mat gives its task more than half, so that the name fits beside the glyph.
  const taskW = Math.min(150, Math.max(TOUCH, mat.w * 0.5, Math.min(mat.w * 0.85, 112)));
  const taskX = mat.x + (mat.w - taskW) / 2;
  const label = mat.h >= 84 ? LABEL : 0;
  const wingW = (mat.w - 3 * INSIDE) / 2;
  const wingY = mat.y + INSIDE + label;
  const wingH = mat.h - 2 * INSIDE - label;
  const leftX = mat.x + INSIDE;
  const rightX = leftX + wingW + INSIDE;
  return {
    seat: o.seat,
    outer,
    mat,
    task: rect(taskX, outer.y, taskW, tuckY),
    helpers: rect(outer.x, mat.y, tuckX, mat.h),
    bench: rect(mat.x, mat.y + mat.h, mat.w, tuckY),
    sales: rect(mat.x + mat.w, mat.y, tuckX, mat.h),
    gallery: rect(leftX, wingY, wingW, wingH),
    giftShop: rect(rightX, wingY, wingW, wingH),
    galleryLabel: label > 0 ? rect(leftX, mat.y + INSIDE - 1, wingW, label) : null,
    giftShopLabel: label > 0 ? rect(rightX, mat.y + INSIDE - 1, wingW, label) : null,
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

/** Where each group of an edge sticks out, and where its cards lie (partly under the mat). */
function edgeSpots(m: MatLayout, edge: Edge, n: number): { seen: Rect; card: Rect }[] {
  const box = m[edge];
  const across = edge === 'bench';
  const room = (across ? box.w : box.h) - GROUP_GAP * (n - 1);
  const size = Math.min(across ? WIDEST_GROUP : LONGEST_GROUP, room / n);
  const used = size * n + GROUP_GAP * (n - 1);
  const start = (across ? box.x + (box.w - used) / 2 : box.y + (box.h - used) / 2) as number;
  return Array.from({ length: n }, (_, i) => {
    const at = start + i * (size + GROUP_GAP);
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
/** Cards of one group peep out towards the outside, away from the mat. */
const APART = {
  helpers: { dx: 3, dy: 0 },
  sales: { dx: -3, dy: 0 },
  bench: { dx: 0, dy: -3 },
} as const;

function layEdge(notes: Notes, m: MatLayout, edge: Edge, cards: readonly CardId[]): void {
  notes.anchors.set(anchorKey(edge, m.seat), m[edge]);
  if (cards.length === 0) return;
  const groups = byMaterial(cards);
  const spots = edgeSpots(m, edge, groups.length);
  const at = { zone: edge, player: m.seat };
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
      id: `${edge}-${m.seat}-${group.material}`,
      kind: single ? 'card' : 'pile',
      at,
      cards: group.cards,
      material: group.material,
    });
  });
  if (!parted) {
    target(notes, { ...m[edge], id: `${edge}-${m.seat}`, kind: 'zone', at, cards });
  }
}

/** Name and value can still be read on a card of this width, if no other lies over it. */
const LEAST_WHOLE = 32;
/** What is read of a card under others where fingers cannot part them: its name, or half of it. */
const LEAST_SEEN = 16;

interface WorkSpots {
  readonly cards: readonly Rect[];
  /** Null where a finger cannot tell them apart: then the wing opens as one. */
  readonly fingers: readonly Rect[] | null;
}

/** Whole and small rather than large and hidden: who looks at a wing wants all names and values. */
function workSpots(box: Rect, n: number, maxWork: number): WorkSpots {
  const options = { max: maxWork, gap: 3, align: 'center', apart: TOUCH } as const;
  const all = { ...options, min: LEAST_WHOLE, visible: maxWork };
  const whole = pack(box, n, { ...all, strict: true }) ?? pack(box, n, all);
  if (whole !== null) {
    const cards = whole.map((slot) => slot.card);
    const fingers = cards.map(fingerSized);
    const parted = fingers.every(
      (a, i) => contains(box, a, 2) && !fingers.slice(i + 1).some((b) => overlap(a, b)),
    );
    return { cards, fingers: parted ? fingers : null };
  }
  const slots = pack(box, n, { ...options, min: TOUCH });
  if (slots !== null) {
    return { cards: slots.map((slot) => slot.card), fingers: slots.map((slot) => slot.seen) };
  }
  const hidden = pack(box, n, { ...options, min: LEAST_WHOLE, visible: LEAST_SEEN });
  return { cards: hidden?.map((slot) => slot.card) ?? squeeze(box, n, maxWork), fingers: null };
}

function layWing(
  notes: Notes,
  m: MatLayout,
  wing: Wing,
  cards: readonly CardId[],
  maxWork: number,
): void {
  const box = m[wing];
  notes.anchors.set(anchorKey(wing, m.seat), box);
  const at = { zone: wing, player: m.seat };
  const spots = workSpots(box, cards.length, maxWork);
  cards.forEach((card, i) => {
    place(notes, card, spots.cards[i] as Rect, { z: Z.works + i, face: 'full' });
    const finger = spots.fingers?.[i];
    if (finger === undefined) return;
    target(notes, { ...finger, id: `card-${card}`, kind: 'card', at, cards: [card] });
  });
  if (spots.fingers === null) {
    target(notes, { ...box, id: `${wing}-${m.seat}`, kind: 'zone', at, cards });
  }
}

function layTask(notes: Notes, m: MatLayout, p: PlayerView): void {
  notes.anchors.set(anchorKey('task', m.seat), m.task);
  const spot = rect(m.task.x, m.task.y, m.task.w, m.task.h + UNDER);
  const card = p.task[0];
  if (p.taskFaceDown) {
    placeKey(notes, `x-task-${m.seat}`, spot, { z: Z.tucked, face: 'back' });
  } else if (card !== undefined) {
    place(notes, card, spot, { z: Z.tucked, face: 'task' });
    const at = { zone: 'task', player: m.seat } as const;
    target(notes, { ...m.task, id: `card-${card}`, kind: 'card', at, cards: [card] });
  }
}

export function layTemple(notes: Notes, outer: Rect, p: PlayerView, o: TempleOptions): MatLayout {
  const m = matLayout(outer, o);
  notes.mats.push(m);
  layTask(notes, m, p);
  layEdge(notes, m, 'helpers', p.helpers);
  layWing(notes, m, 'gallery', p.gallery, o.maxWork);
  layWing(notes, m, 'giftShop', p.giftShop, o.maxWork);
  layEdge(notes, m, 'sales', p.sales);
  layEdge(notes, m, 'bench', p.bench);
  return m;
}
