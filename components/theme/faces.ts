/**
 * The fonts of the language that is spoken. Styles name one of four families that are always there; a language
 * whose letters those lack has others to stand in for them.
 */
import { spokenLanguage } from '@/locales';

import { FONT_METRICS, type FontMetrics, type FontName } from './font-metrics';
import type { JapaneseFontName } from './japanese-metrics';

export type AnyFontName = FontName | JapaneseFontName;

export interface Faces {
  readonly standIns: Readonly<Record<FontName, AnyFontName>>;
  readonly metrics: Readonly<Partial<Record<AnyFontName, FontMetrics>>>;
}

const faces = new Map<string, Faces>();

/** From now on whatever is said in this language is set and measured in these. */
export const lendFaces = (language: string, lent: Faces): void => void faces.set(language, lent);

/** The family that a text is set in, given the one that its style names. */
export const faceOf = (name: AnyFontName): AnyFontName =>
  faces.get(spokenLanguage())?.standIns[name as FontName] ?? name;

/** Whether any text is set in another family than its style names. */
export const hasStandIns = (): boolean => faces.has(spokenLanguage());

export function metricsOf(name: AnyFontName): FontMetrics {
  for (const { metrics } of [{ metrics: FONT_METRICS }, ...faces.values()] as readonly Faces[]) {
    const found = metrics[name];
    if (found !== undefined) return found;
  }
  throw new Error(`Nothing is known about the font ${name}`);
}
