/** How tall the panel must be for all of its words and buttons to be seen. */
import { atSize, linesOf, type Lettering } from '@/components/theme/measure';

import { buttonsHeight, MOST_TEXT, PANEL_SIDES } from './buttons';
import type { PromptButton } from './model';

/** On a panel this narrow a larger question would push its own second line out of sight. */
const NARROW = 400;
const MOST_QUESTION = 1.5;
export const MOST_FACT = 1.5;

/** The type of the question and of the line below it; smaller where the panel cannot be as tall as it should. */
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
/** Why something cannot be chosen. */
export const WHY = { fontFamily: 'NotoSans-SemiBold' } as const;

/** The panel's padding and rule above and below, with the gap over the buttons; and the words' own margins. */
const PANEL_ENDS = 18;
const WORDS_SIDES = 8;

export interface PromptWords {
  readonly question: string;
  readonly detail: string | null;
  /** The detail says why something cannot be chosen. */
  readonly why?: boolean;
  readonly acts: readonly PromptButton[];
  readonly letGo?: boolean;
}

/** The mark by which a chosen card is let go stands beside the words. */
export const LET_GO = 40;

/** A question grows with the reader's text, but no further than this. */
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
