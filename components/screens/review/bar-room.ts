/** How much room the bar wants, and where in it the way into a new game stands. */
import type { Focus, Rect, TableLayout } from '@/components/table/layout';
import { SPACE, TOUCH } from '@/components/theme';
import { atSize, boxWidth } from '@/components/theme/measure';
import { TYPE } from '@/components/theme/type';
import { t } from '@/locales';

/** Beside the other buttons, beside the slider, or in a row of its own, with more words. */
export type ContinuePlacement = 'buttons' | 'slider' | 'own';

/** Rims and borders. */
const FRAME = { w: 18, h: 10 } as const;
const LINE = 20;
/** The button with its two short lines, and what stands left and right of them. */
const SHORT = 46;
const SHORT_SIDES = 2 * SPACE.s + 3;
const LONG = 54;
const BUTTONS = 5;

function shortWidth(text: number): number {
  const label = boxWidth(t('review.continue'), atSize(TYPE.label, text));
  const detail = boxWidth(t('review.continueAs'), atSize(TYPE.small, text));
  return Math.max(label, detail) + SHORT_SIDES;
}

export function placeOfContinue(box: Rect, text: number): ContinuePlacement {
  if (box.h >= FRAME.h + LINE * text + 2 * TOUCH + LONG * text) return 'own';
  return box.w - FRAME.w >= BUTTONS * (TOUCH + SPACE.s) + shortWidth(text) ? 'buttons' : 'slider';
}

/** What moves are told in seldom takes more lines than two; the rest of the screen is the table's. */
export function roomForBar(
  kind: TableLayout['kind'],
  text: number,
): Pick<Focus, 'promptRows' | 'promptNeed'> {
  const rows = kind === 'phone' ? TOUCH + SHORT * text : 2 * TOUCH + LONG * text;
  return { promptRows: 1, promptNeed: Math.ceil(FRAME.h + 2 * LINE * text + rows) };
}
