/** Where a coach mark stands: beside what it points at, and over neither that nor what is needed to answer. */
import { atSize, linesOf, type Lettering } from '@/components/theme/measure';

import type { Rect, TableLayout, Viewport } from './types';

export interface Bubble extends Rect {
  /** Where its tip is, from its own left edge; null if it points at nothing on the table. */
  readonly tip: number | null;
  readonly side: 'above' | 'below';
}

export const BUBBLE_TEXT = {
  fontFamily: 'NotoSans-Regular',
  fontSize: 15,
  lineHeight: 21,
} as const satisfies Lettering & { readonly lineHeight: number };
/** Text grows with the reader's size up to this: a bubble must not fill a phone. */
export const BUBBLE_MOST = 1.6;

const WIDEST = 340;
const MARGIN = 10;
const INNER = 14;
const BUTTON = 48;
const TIP = 10;
/** Between the places that are tried. */
const STEP = 8;

const middle = (from: number, length: number) => from + length / 2;
const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

function sizeOf(text: string, viewport: Viewport): { readonly w: number; readonly h: number } {
  const { width, insets } = viewport;
  const w = Math.min(WIDEST, width - insets.left - insets.right - 2 * MARGIN);
  const style = atSize(BUBBLE_TEXT, Math.min(viewport.text, BUBBLE_MOST));
  const lines = linesOf(text, style, w - 2 * INNER - 2).length;
  return { w, h: Math.ceil(lines * style.lineHeight + 2 * INNER + BUTTON) };
}

/** How much of `b` lies under `a`. */
function overlap(a: Rect, b: Rect | null): number {
  if (b === null) return 0;
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, w) * Math.max(0, h);
}

interface Place {
  readonly y: number;
  readonly side: Bubble['side'];
  readonly isBeside: boolean;
}

/** Where it may stand: beside what it points at, above the question, and then anywhere above that. */
function placesFor(target: Rect, h: number, top: number, prompt: Rect | null): readonly Place[] {
  const last = (prompt?.y ?? target.y) - h - TIP;
  const steps = Math.max(0, Math.floor((last - top) / STEP) + 1);
  return [
    { y: target.y - h - TIP, side: 'above', isBeside: true },
    { y: target.y + target.h + TIP, side: 'below', isBeside: true },
    // What lies under the question, such as the hand, is pointed at from above the question.
    { y: last, side: 'above', isBeside: target.y > last },
    ...Array.from({ length: steps }, (_, i) => {
      const y = last - i * STEP;
      return { y, side: y < target.y ? 'above' : 'below', isBeside: false } as const;
    }),
    { y: top, side: 'above', isBeside: false },
  ];
}

/**
 * `at`: what it points at; null for something that is not on the table. `needed`: what an answer is given with.
 * Of the places that leave question and hand free it takes the first that hides least of that.
 */
export function bubbleAt(
  text: string,
  at: Rect | null,
  { bands }: Pick<TableLayout, 'bands'>,
  viewport: Viewport,
  needed: readonly Rect[] = [],
): Bubble {
  const { width, height, insets } = viewport;
  const { w, h } = sizeOf(text, viewport);
  const top = insets.top + MARGIN;
  const { prompt, hand } = bands;
  const target = at ?? prompt ?? { x: 0, y: height / 2, w: width, h: 0 };
  const left = insets.left + MARGIN;
  const x = within(middle(target.x, target.w) - w / 2, left, width - insets.right - MARGIN - w);
  const tip = within(middle(target.x, target.w) - x, INNER + TIP, w - INNER - TIP);
  const places = placesFor(target, h, top, prompt);
  const isFree = ({ y }: Place) =>
    y >= top &&
    y + h <= height - insets.bottom - MARGIN &&
    overlap({ x, y, w, h }, prompt) + overlap({ x, y, w, h }, hand) === 0;
  const shown = at === null ? needed : [...needed, at];
  const hidden = ({ y }: Place) =>
    shown.reduce((sum, rect) => sum + overlap({ x, y, w, h }, rect), 0);
  const free = places.filter(isFree);
  const least = Math.min(...free.map(hidden));
  const { y, side, isBeside } = free.find((place) => hidden(place) === least) ?? {
    y: top,
    side: 'above' as const,
    isBeside: true,
  };
  return { x, y, w, h, tip: at === null || !isBeside ? null : tip, side };
}
