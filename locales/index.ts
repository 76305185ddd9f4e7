/**
 * What the app says. Screens ask for a message by its key and never know the language; which one is spoken can change
 * at any time (`speak`), and every screen is then drawn anew (components/screens/speaking).
 */
import type { WorkName } from '../engine';
import { en } from './en';
import type { WorkWords } from './en/works';
import type { Books, Core, Language } from './language';

type Messages = (typeof en)['messages'];
export type MessageKey = keyof Messages;
type BlanksOf<M> = M extends (p: infer P) => string ? [blanks: P] : [];
type Blanks<K extends MessageKey> = BlanksOf<Messages[K]>;

interface Spoken {
  readonly code: string;
  readonly words: Core;
  /** Null for English, whose books come with their screens. */
  readonly books: Books | null;
}

let spoken: Spoken = { code: 'en', words: en, books: null };
const listeners = new Set<() => void>();

/** The message for a key, with its blanks filled. A wrong key or a missing blank is a type error. */
export function t<K extends MessageKey>(key: K, ...blanks: Blanks<K>): string {
  return filled(spoken.words.messages[key], blanks);
}

type Message = string | ((p: never) => string);

const filled = (message: Message, [blanks]: readonly unknown[]): string =>
  typeof message === 'string' ? message : message(blanks as never);

/** All words of a work, by the name that the engine has for it. */
export const wordsOfWork = (work: WorkName): WorkWords => spoken.words.works[work];

/** What a work is called. */
export const titleOfWork = (work: WorkName): string => wordsOfWork(work).name ?? work;

/** The English name, by which the start is decided, where the work is called otherwise. */
export const englishNameOf = (work: WorkName): string | null =>
  titleOfWork(work) === work ? null : work;

/** The sentences of the log. */
export const logWords = (): Pick<Core, 'moves' | 'reveals' | 'forms' | 'events'> => spoken.words;

export const dateWords = (): Core['dates'] => spoken.words.dates;

/** The book of the language that is spoken, or the English one, which the caller brings. */
export const bookOf = <B extends keyof Books>(book: B, english: Books[B]): Books[B] =>
  spoken.books?.[book] ?? english;

/** `t` for a book of messages, which comes with its screen. */
export const asking =
  <B extends keyof Books, M extends Books[B] & Readonly<Record<string, Message>>>(
    book: B,
    english: M,
  ) =>
  <K extends keyof M>(key: K, ...blanks: BlanksOf<M[K]>): string =>
    filled((bookOf(book, english) as M)[key] as Message, blanks);

/** From now on in this language; none given: in English. */
export function speak(code: string, language: Language | null): void {
  spoken = { code, words: language ?? en, books: language };
  for (const listener of [...listeners]) listener();
}

/** Something made of words, once for as long as a language is spoken. */
export function perLanguage<T>(make: () => T): () => T {
  let made: { readonly words: Core; readonly value: T } | null = null;
  return () => {
    if (made?.words !== spoken.words) made = { words: spoken.words, value: make() };
    return made.value;
  };
}

export const spokenLanguage = (): string => spoken.code;

export function onSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
