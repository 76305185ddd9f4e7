/** How tall the panel must be to show all its words and buttons. */
import { atSize, boxWidth, evenWidth, linesOf, type Lettering } from '@/components/theme/measure';

import { perLanguage, t } from '@/locales';

import { buttonsHeight, MOST_TEXT, PANEL_SIDES } from './buttons';
import type { PromptButton } from './model';

/** On a narrower panel a larger question would push its second line out of view. */
const NARROW = 400;
const MOST_QUESTION = 1.5;
export const MOST_FACT = 1.5;

/** Type of the question and its detail; smaller if the panel cannot have its full height. */
export const WORDS = {
  roomy: {
    question: { fontFamily: 'ShipporiMincho-Bold', fontSize: 18, lineHeight: 23 },
    fact: { fontFamily: 'NotoSans-Regular', fontSize: 13, lineHeight: 17 },
  },
  tight: {
    question: { fontFamily: 'ShipporiMincho-Bold', fontSize: 16, lineHeight: 19 },
    fact: { fontFamily: 'NotoSans-Regular', fontSize: 12, lineHeight: 15 },
  },
} as const;
/** Type of the reason why something cannot be chosen. */
export const WHY = { fontFamily: 'NotoSans-SemiBold' } as const;

/** The panel's padding, border and gap above the buttons; and the margins of the words. */
const PANEL_ENDS = 18;
const WORDS_SIDES = 8;

export interface PromptWords {
  /** Empty while a hint names its moves: they need the room. */
  readonly question: string;
  readonly detail: string | null;
  /** The detail is a reason why something cannot be chosen. */
  readonly why?: boolean;
  /** Reasons that may yet take the place of the detail: they have room from the start, so that nothing moves. */
  readonly mayTell?: readonly string[];
  readonly buttons: readonly PromptButton[];
  /** What stands here once a card is chosen: it has room from the start, too. */
  readonly later?: readonly PromptWords[];
  /** A button stands in the corner beside the words: the lamp, or the one that deselects. */
  readonly corner?: boolean;
  /** "Why?" stands at the end of the last words. */
  readonly rule?: boolean;
}

/** Width of that, with some room to tap. */
export const ruleWidth = perLanguage(() =>
  Math.max(48, boxWidth(t('prompt.why'), WORDS.roomy.fact) + 12),
);

/**
 * The width of the last words: all there is, if their last line leaves "Why?" its room. So it takes no line of its
 * own, and narrows no others.
 */
export function lastWordsWidth(words: string, style: Lettering, width: number): number {
  const line = linesOf(words, style, width).at(-1) ?? '';
  return boxWidth(line, style) + ruleWidth() <= width ? width : width - ruleWidth();
}

/** Type of the detail, or of the reason that takes its place, at the reader's text size. */
export function toldStyle(
  type: (typeof WORDS)[keyof typeof WORDS],
  isWhy: boolean,
  text: number,
): Lettering & { readonly lineHeight: number } {
  const small = isWhy ? { ...type.fact, ...WHY } : type.fact;
  return atSize(small, Math.min(text, MOST_FACT));
}

/** Width of the button in the corner. */
export const CORNER = 40;

/** Limit on how much a question grows with the text size. */
export const mostQuestion = (width: number): number => (width < NARROW ? MOST_TEXT : MOST_QUESTION);

function linesHeight(
  text: string,
  style: Lettering & { readonly lineHeight: number },
  width: number,
): number {
  return linesOf(text, style, width).length * style.lineHeight;
}

/** The width left for the words. */
export const wordsRoom = (wide: number, corner: boolean): number =>
  wide - PANEL_SIDES - WORDS_SIDES - (corner ? CORNER : 0);

/** The width of the question at which its lines are about equally long. */
export function questionWidth(
  { question, detail, corner = false, rule = false }: PromptWords,
  style: Lettering,
  wide: number,
  text: number,
): number {
  const large = atSize(style, Math.min(text, mostQuestion(wide)));
  const beside = rule && detail === null ? ruleWidth() : 0;
  return evenWidth(question, large, wordsRoom(wide, corner) - beside);
}

export function promptNeed(
  {
    question,
    detail,
    buttons,
    why = false,
    mayTell = [],
    corner = false,
    rule = false,
  }: PromptWords,
  wide: number,
  text = 1,
  type: (typeof WORDS)[keyof typeof WORDS] = WORDS.roomy,
): number {
  const width = wordsRoom(wide, corner);
  const large = atSize(type.question, Math.min(text, mostQuestion(wide)));
  const askedIn = rule && detail === null ? width - ruleWidth() : width;
  const asked = question === '' ? 0 : linesHeight(question, large, askedIn);
  const told = (words: string, isWhy: boolean) => {
    const style = toldStyle(type, isWhy, text);
    return linesHeight(words, style, rule ? lastWordsWidth(words, style, width) : width);
  };
  const below = [
    ...(detail === null ? [0] : [told(detail, why)]),
    ...mayTell.map((words) => told(words, true)),
  ];
  return Math.ceil(PANEL_ENDS + asked + Math.max(...below) + buttonsHeight(buttons, wide, text));
}
