/** The size of the review bar, and where its continue button goes. */
import type { Focus, Rect, TableLayout } from '@/components/table/layout';
import { SPACE, TOUCH } from '@/components/theme';
import { atSize, boxWidth } from '@/components/theme/measure';
import { TYPE } from '@/components/theme/type';
import { t } from '@/locales';

/** Beside the other buttons, beside the slider, or in its own row with a longer label. */
export type ContinuePlacement = 'buttons' | 'slider' | 'own';

/** Padding and borders. */
const FRAME = { w: 18, h: 10 } as const;
const LINE = 20;
/** The button with its two short lines, and the space around them. */
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

/** Move texts rarely need more than two lines; the rest of the screen is for the table. */
export function roomForBar(kind: TableLayout['kind'], text: number): Pick<Focus, 'promptNeed'> {
  const rows = kind === 'phone' ? TOUCH + SHORT * text : 2 * TOUCH + LONG * text;
  return { promptNeed: Math.ceil(FRAME.h + 2 * LINE * text + rows) };
}
