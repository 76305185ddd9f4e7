/** Packs cards into a box: as large as possible, overlapping if necessary. */
import { headHeight } from '@/components/card/geometry';
import { CARD_RATIO } from '@/components/card/ratio';
import { rect } from './geometry';
import type { Rect } from './types';
import { TOUCH } from './types';

export interface Slot {
  readonly card: Rect;
  /** The part not hidden by other cards in the box. */
  readonly seen: Rect;
}

interface PackOptions {
  readonly max: number;
  readonly min: number;
  readonly gap: number;
  readonly align: 'left' | 'center';
  /** Every card must show at least this much in each direction. */
  readonly visible?: number;
  /** Preferred minimum distance from one card to the next. */
  readonly apart?: number;
  /** Makes `apart` a requirement: without that room the cards do not fit. */
  readonly strict?: boolean;
  /** Step between tried widths; coarse where cards come and go, so that the others seldom resize. */
  readonly grain?: number;
}

interface Fit {
  readonly w: number;
  readonly perRow: number;
  readonly rows: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly worth: number;
}

const step = (count: number, size: number, gap: number, room: number, apart = 0): number =>
  count <= 1 ? 0 : Math.min(Math.max(size + gap, apart), (room - size) / (count - 1));

/** From this width on, a name is easy to read. */
const READABLE = 76;

/** Prefers large cards to uncovered ones, but beyond READABLE more width is not worth an overlap. */
function worth(w: number, stepX: number, stepY: number, perRow: number, rows: number): number {
  const seenX = perRow === 1 ? 1 : Math.min(1, stepX / w);
  const seenY = rows === 1 ? 1 : Math.min(1, stepY / (w * CARD_RATIO));
  const hides = seenX < 1 || seenY < 1;
  const needless = hides && w > READABLE ? (READABLE / w) ** 0.4 : 1;
  return w * needless * seenX ** 1.2 * seenY ** 0.6;
}

/** Fits `n` cards of this width into `rows` rows; null if impossible. */
function fitOf(box: Rect, n: number, rows: number, w: number, o: PackOptions): Fit | null {
  const visible = o.visible ?? TOUCH;
  const least = o.strict === true ? (o.apart ?? 0) : 0;
  const perRow = Math.ceil(n / rows);
  const h = w * CARD_RATIO;
  if (w > box.w || h > box.h) return null;
  const stepX = step(perRow, w, o.gap, box.w, o.apart);
  const stepY = step(rows, h, o.gap, box.h, o.apart);
  if (perRow > 1 && stepX < Math.max(least, Math.min(visible, w))) return null;
  if (rows > 1 && stepY < Math.max(least, Math.min(visible, h))) return null;
  return { w, perRow, rows, stepX, stepY, worth: worth(w, stepX, stepY, perRow, rows) };
}

function bestFit(box: Rect, n: number, o: PackOptions): Fit | null {
  let best: Fit | null = null;
  for (let rows = 1; rows <= Math.min(n, 4); rows++) {
    // Fewer rows hold the same number of cards per row.
    if (Math.ceil(n / Math.ceil(n / rows)) !== rows) continue;
    for (let w = o.max; w >= o.min; w -= o.grain ?? 2) {
      const fit = fitOf(box, n, rows, w, o);
      if (fit !== null && (best === null || fit.worth > best.worth)) best = fit;
    }
  }
  return best;
}

/** Null if the cards cannot all be shown; the caller then makes piles. */
export function pack(box: Rect, n: number, options: PackOptions): Slot[] | null {
  if (n === 0) return [];
  const fit = bestFit(box, n, options);
  if (fit === null) return null;
  const { w, perRow, rows, stepX, stepY } = fit;
  const h = w * CARD_RATIO;
  const height = (rows - 1) * stepY + h;
  const top = box.y + (box.h - height) / 2;
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / perRow);
    const column = i % perRow;
    const inRow = row === rows - 1 ? n - row * perRow : perRow;
    const width = (inRow - 1) * stepX + w;
    const left = options.align === 'left' ? box.x : box.x + (box.w - width) / 2;
    const card = rect(left + column * stepX, top + row * stepY, w, h);
    const seenW = column === inRow - 1 ? w : Math.min(w, stepX);
    // A shorter last row hides less, but targets should not depend on the row below.
    const seenH = row === rows - 1 ? h : Math.min(h, stepY);
    return { card, seen: rect(card.x, card.y, seenW, seenH) };
  });
}

interface ShelfOptions {
  readonly max: number;
  readonly min: number;
  readonly gap: number;
  readonly align: 'left' | 'center';
  /** Step between tried widths. */
  readonly grain: number;
}

export interface Shelf {
  readonly slots: readonly Slot[];
  /** Each card shows enough for a finger. */
  readonly parted: boolean;
}

interface ShelfFit {
  readonly w: number;
  readonly h: number;
  readonly perRow: number;
  readonly rows: number;
  readonly stepY: number;
  readonly worth: number;
}

interface Least {
  /** How much of each row must show. */
  readonly shown: number;
  /** How low the last row may be. */
  readonly whole: number;
}

function shelfFit(
  box: Rect,
  w: number,
  perRow: number,
  rows: number,
  { shown, whole }: Least,
): ShelfFit | null {
  const h = Math.min(w * CARD_RATIO, box.h - (rows - 1) * shown);
  if (h < whole) return null;
  const stepY = rows === 1 ? 0 : Math.min(h + 4, (box.h - h) / (rows - 1));
  const tall = (h / (w * CARD_RATIO)) ** 0.6;
  const open = rows === 1 ? 1 : Math.min(1, stepY / h) ** 0.5;
  return { w, h, perRow, rows, stepY, worth: w * tall * open };
}

const MOST_ROWS = 4;

function bestShelf(
  box: Rect,
  n: number,
  o: ShelfOptions,
  leastOf: (w: number) => Least,
): ShelfFit | null {
  let best: ShelfFit | null = null;
  for (let rows = 1; rows <= Math.min(n, MOST_ROWS); rows++) {
    const perRow = Math.ceil(n / rows);
    const widest = Math.min(o.max, (box.w - o.gap * (perRow - 1)) / perRow);
    for (let w = widest - (widest % o.grain); w >= o.min; w -= o.grain) {
      const fit = shelfFit(box, w, perRow, rows, leastOf(w));
      if (fit !== null && (best === null || fit.worth > best.worth)) best = fit;
    }
  }
  return best;
}

/** A card may be lower than its proportions say, but not lower than wide. */
function forFingers(w: number): Least {
  const shown = Math.max(TOUCH, headHeight(w));
  return { shown, whole: Math.max(shown, w) };
}

const forEyes = (w: number): Least => ({ shown: headHeight(w), whole: headHeight(w) });

/**
 * Cards in rows, side by side, where a row may lie over the lower part of the row above: every name, material and value
 * shows. Null if they do not fit.
 */
export function shelve(box: Rect, n: number, o: ShelfOptions): Shelf | null {
  if (n === 0) return { slots: [], parted: true };
  const parted = bestShelf(box, n, o, forFingers);
  const fit = parted ?? bestShelf(box, n, o, forEyes);
  if (fit === null) return null;
  const { w, h, perRow, rows, stepY } = fit;
  const top = box.y + (box.h - (rows - 1) * stepY - h) / 2;
  const slots = Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row === rows - 1 ? n - row * perRow : perRow;
    const width = inRow * (w + o.gap) - o.gap;
    const left = o.align === 'left' ? box.x : box.x + (box.w - width) / 2;
    const card = rect(left + (i % perRow) * (w + o.gap), top + row * stepY, w, h);
    const seen = rect(card.x, card.y, w, row === rows - 1 ? h : Math.min(h, stepY));
    return { card, seen };
  });
  return { slots, parted: parted !== null };
}

/** Grows a small card's target to finger size, using the gap around it. */
export function fingerSized(r: Rect): Rect {
  const w = Math.max(TOUCH, r.w);
  const h = Math.max(TOUCH, r.h);
  return rect(r.x - (w - r.w) / 2, r.y - (h - r.h) / 2, w, h);
}

/** A tight fan for cards too close to tap separately; they share one target. */
export function squeeze(box: Rect, n: number, max: number): Rect[] {
  const w = Math.min(max, box.w, box.h / CARD_RATIO);
  const h = w * CARD_RATIO;
  const stepX = step(n, w, 4, box.w);
  const width = (n - 1) * stepX + w;
  return Array.from({ length: n }, (_, i) =>
    rect(box.x + (box.w - width) / 2 + i * stepX, box.y + (box.h - h) / 2, w, h),
  );
}
