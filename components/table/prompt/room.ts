/** How tall the panel must be to show all its words and buttons. */
import { atSize, linesOf, type Lettering } from '@/components/theme/measure';

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
  readonly question: string;
  readonly detail: string | null;
  /** The detail is a reason why something cannot be chosen. */
  readonly why?: boolean;
  readonly acts: readonly PromptButton[];
  readonly letGo?: boolean;
}

/** Width of the deselect mark beside the words. */
export const LET_GO = 40;

/** Limit on how much a question grows with the text size. */
export const mostQuestion = (width: number): number => (width < NARROW ? MOST_TEXT : MOST_QUESTION);

function linesHeight(
  text: string,
  style: Lettering & { readonly lineHeight: number },
  width: number,
): number {
  return linesOf(text, style, width).length * style.lineHeight;
}

export function promptNeed(
  { question, detail, acts, why = false, letGo = false }: PromptWords,
  wide: number,
  text = 1,
): number {
  const width = wide - PANEL_SIDES - WORDS_SIDES - (letGo ? LET_GO : 0);
  const { roomy } = WORDS;
  const large = atSize(roomy.question, Math.min(text, mostQuestion(wide)));
  const asked = linesHeight(question, large, width);
  const small = atSize(why ? { ...roomy.fact, ...WHY } : roomy.fact, Math.min(text, MOST_FACT));
  const told = detail === null ? 0 : linesHeight(detail, small, width);
  return Math.ceil(PANEL_ENDS + asked + told + buttonsHeight(acts, wide, text));
}
