/** Where a coach mark stands: beside what it points at, and over nothing that is needed to answer. */
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

const overlap = (a: Rect, b: Rect | null) =>
  b !== null && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** `at`: what it points at; null for something that is not on the table. */
export function bubbleAt(
  text: string,
  at: Rect | null,
  { bands }: Pick<TableLayout, 'bands'>,
  viewport: Viewport,
): Bubble {
  const { width, height, insets } = viewport;
  const { w, h } = sizeOf(text, viewport);
  const top = insets.top + MARGIN;
  const { prompt, hand } = bands;
  const target = at ?? prompt ?? { x: 0, y: height / 2, w: width, h: 0 };
  const left = insets.left + MARGIN;
  const x = within(middle(target.x, target.w) - w / 2, left, width - insets.right - MARGIN - w);
  const tip = within(middle(target.x, target.w) - x, INNER + TIP, w - INNER - TIP);
  const isFree = (y: number) =>
    y >= top &&
    y + h <= height - insets.bottom - MARGIN &&
    !overlap({ x, y, w, h }, prompt) &&
    !overlap({ x, y, w, h }, hand);
  const places = [
    { y: target.y - h - TIP, side: 'above' as const },
    { y: target.y + target.h + TIP, side: 'below' as const },
    // What lies under the question, such as the hand, is pointed at from above the question.
    { y: (prompt?.y ?? height) - h - TIP, side: 'above' as const },
  ];
  const { y, side } = places.find((place) => isFree(place.y)) ?? { y: top, side: 'above' };
  return { x, y, w, h, tip: at === null ? null : tip, side };
}
