/**
 * What a language has to say. All of it follows from English: a message too many or too few, or a blank that is not
 * there, is a type error in the other languages.
 */
import type { WorkName } from '../engine';
import type { en } from './en';
import type { insight } from './en/insight';
import type { lessons } from './en/lessons';
import type { reasons } from './en/reasons';
import type { WrittenSection } from './en/rulebook';
import type { statistics } from './en/statistics';
import type { EnglishWorks, WorkWords } from './en/works';
import type { SearchWords } from './kinds';

/**
 * The same words in another language. Where English fills blanks, that language may; how it bends words around them is
 * its own code.
 */
export type Said<T> = T extends string
  ? string
  : T extends (p: infer P) => string
    ? string | ((p: P) => string)
    : { readonly [K in keyof T]: Said<T[K]> };

/** What every screen may need; English has no more than this at the start. */
export type Core = Pick<typeof en, 'moves' | 'reveals' | 'forms' | 'events' | 'dates'> & {
  readonly messages: Said<(typeof en)['messages']>;
  readonly works: Readonly<Record<WorkName, WorkWords>>;
};

/** What comes with the screens that need it. */
export interface Books {
  readonly rulebook: readonly WrittenSection[];
  readonly search: SearchWords;
  readonly lessons: Said<typeof lessons>;
  readonly reasons: Said<typeof reasons>;
  readonly statistics: Said<typeof statistics>;
  readonly insight: Said<typeof insight>;
}

/** The words of the works: those that each has in English, no more, and a name of its own. */
export type NamedWorks = {
  readonly [W in WorkName]: Said<EnglishWorks[W]> &
    Pick<WorkWords, keyof EnglishWorks[W] & keyof WorkWords> & { readonly name: string };
};

export type Language = Omit<Core, 'works'> & Books & { readonly works: NamedWorks };
