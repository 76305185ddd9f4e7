/** The languages of the app. A new one is a folder like locales/en, and one line here. */
import type { Language } from './language';

interface Offered {
  /** In its own words, so that whoever needs it finds it. */
  readonly name: string;
  /** What it calls a person who gave no name. */
  readonly you: string;
  /** Null: it is always there. */
  readonly load: (() => Promise<Language>) | null;
}

export const LANGUAGES = {
  en: { name: 'English', you: 'You', load: null },
  de: { name: 'Deutsch', you: 'Du', load: () => import('./de/german').then(({ de }) => de) },
  ja: { name: '日本語', you: 'あなた', load: () => import('./ja/japanese').then(({ ja }) => ja) },
} as const satisfies Readonly<Record<string, Offered>>;

/**
 * English, longer and accented: shows what is cut off, and what no language could say because it is not in locales.
 * For whoever tests; `/settings?language=pseudo` offers it.
 */
const PSEUDO: Offered = {
  name: 'Ƥşéûđö',
  you: '',
  load: () => import('./pseudo').then(({ pseudo }) => pseudo()),
};

export type LanguageCode = keyof typeof LANGUAGES | 'pseudo';

export const languageCodes = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];

/** Whether some language calls a person so who gave no name. */
export const isUnnamed = (name: string): boolean =>
  languageCodes.some((code) => LANGUAGES[code].you === name);

export const offered = (code: LanguageCode): Offered =>
  code === 'pseudo' ? PSEUDO : LANGUAGES[code];
