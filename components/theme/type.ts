import type { Lettering } from './measure';

interface Style extends Lettering {
  readonly lineHeight: number;
}

/** A serif for names and questions, a sans for facts. */
export const TYPE = {
  display: { fontFamily: 'ShipporiMincho-Bold', fontSize: 44, lineHeight: 54, letterSpacing: 0.5 },
  title: { fontFamily: 'ShipporiMincho-Bold', fontSize: 28, lineHeight: 36 },
  question: { fontFamily: 'ShipporiMincho-Bold', fontSize: 20, lineHeight: 28 },
  lead: { fontFamily: 'ShipporiMincho-Medium', fontSize: 18, lineHeight: 27 },
  body: { fontFamily: 'NotoSans-Regular', fontSize: 17, lineHeight: 26 },
  label: { fontFamily: 'NotoSans-SemiBold', fontSize: 17, lineHeight: 24 },
  fact: { fontFamily: 'NotoSans-Regular', fontSize: 14, lineHeight: 20 },
  small: { fontFamily: 'NotoSans-Regular', fontSize: 12, lineHeight: 17 },
} satisfies Record<string, Style>;

export type TypeVariant = keyof typeof TYPE;
