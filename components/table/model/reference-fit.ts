/** How much of the five tasks a panel can show without scrolling. */
import { atSize, boxWidth, linesOf, type Lettering } from '@/components/theme/measure';
import { SPACE } from '@/components/theme/tokens';
import { TYPE } from '@/components/theme/type';
import type { Material } from '@/engine';
import { MATERIALS, TASK_OF, VALUE_OF } from '@/engine';
import { t } from '@/locales';

export interface ReferenceFit {
  /** One line for each task instead of two. */
  readonly brief: boolean;
  /** Also show what else an action may be, and that cards can be read here. */
  readonly also: boolean;
  readonly hint: boolean;
  /** Not all tasks fit, so the current one comes first. */
  readonly nowFirst: boolean;
}

/** Type of a task, and the width of margins, glyph and gaps beside its words. */
export const TASK_ROW = {
  full: {
    type: { fontFamily: 'NotoSans-SemiBold', fontSize: 13, lineHeight: 18 },
    rim: 6,
    glyph: 22,
    gap: SPACE.s,
  },
  brief: {
    type: { fontFamily: 'NotoSans-SemiBold', fontSize: 12, lineHeight: 18 },
    rim: 3,
    glyph: 16,
    gap: 6,
  },
} as const;
export const ROW_BORDER = 2;
/** Padding above and below a row, and the gap between rows. */
export const ROW_ENDS = 1;
export const ROW_GAP = 1;
/** The app's text grows no further than this. */
const MOST_TEXT = 2;

type Style = Lettering & { readonly lineHeight: number };

export const cardWords = (material: Material): string =>
  t('task.card', { material: t(`material.${material}`), value: VALUE_OF[material] });

/** "Monk: hire from the floor". */
export function does(material: Material): string {
  const task = TASK_OF[material];
  return t('task.does', { task: t(`task.${task}`), act: t(`task.act.${task}`) });
}

/** `height` and `width` of the area under the panel's title; `text` is the user's text size. */
export function referenceFit(height: number, width: number, text: number): ReferenceFit {
  const by = Math.min(text, MOST_TEXT);
  const tall = (words: string, style: Style, room: number) =>
    linesOf(words, atSize(style, by), room).length * style.lineHeight * by;
  const rowEnds = 2 * (ROW_BORDER + ROW_ENDS) + ROW_GAP;
  const value = boxWidth('0', atSize(TYPE.small, by));
  const beside = ({ rim, glyph, gap }: (typeof TASK_ROW)[keyof typeof TASK_ROW]) =>
    width - 2 * (rim + ROW_BORDER) - glyph - gap;
  const rows = (row: (material: Material) => number) =>
    MATERIALS.reduce((sum, material) => sum + row(material) + rowEnds, 0);
  const full = rows(
    (material) =>
      tall(does(material), TASK_ROW.full.type, beside(TASK_ROW.full)) +
      tall(cardWords(material), TYPE.small, beside(TASK_ROW.full)),
  );
  const briefRoom = beside(TASK_ROW.brief) - TASK_ROW.brief.gap - value;
  const whole = rows((material) => tall(does(material), TASK_ROW.brief.type, briefRoom));
  const also = tall(t('task.else'), TYPE.small, width) + ROW_GAP;
  const hint = tall(t('inspector.empty'), TYPE.small, width) + ROW_GAP;
  const fits = (...parts: number[]) => parts.reduce((sum, part) => sum + part, 0) <= height;
  const all = { also: true, hint: true, nowFirst: false };
  if (fits(full, also, hint)) return { ...all, brief: false };
  if (fits(full, also)) return { ...all, brief: false, hint: false };
  return {
    brief: true,
    also: fits(whole, also),
    hint: fits(whole, also, hint),
    // The rest is scrolled to: no line loses its end.
    nowFirst: !fits(whole),
  };
}
