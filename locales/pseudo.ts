/** A language made of English by a rule: accents, brackets, and two fifths longer. */
import { en } from './en';
import { lessons } from './en/lessons';
import { reasons } from './en/reasons';
import { rulebook } from './en/rulebook';
import { meanings, stems } from './en/search';
import type { Language } from './language';

const PLAIN = 'ACDEGHIKLNORSTUYZacdeghiklnorstuyz';
const ACCENTED = 'ÀÇĎÉĞĤÎĶĻŇÖŔŠŤÛÝŽàçďéğĥîķļňöŕšťûýž';
const ACCENTS = new Map(Array.from(PLAIN, (letter, i) => [letter, ACCENTED[i] ?? letter]));
const LONGER = 0.4;
/** The game is called so everywhere. */
const NAME = 'Mottainai';

const unaccented = new Map([...ACCENTS].map(([plain, accented]) => [accented, plain]));

/** What somebody types is English. */
const english = (text: string): string =>
  Array.from(text, (letter) => unaccented.get(letter) ?? letter).join('');

/** Without what already stands in brackets: it has its share. */
function ownLength(text: string): number {
  const own = text.replace(/\[[^[\]]*\]/g, '');
  return own.length === text.length ? own.length : ownLength(own);
}

/** A long one breaks into lines as words do. */
const filling = (length: number): string =>
  '~'.repeat(length).replace(/~{6}(?=~)/g, (word) => `${word.slice(1)} `);

export function accented(text: string): string {
  if (text.trim() === '' || text === NAME) return text;
  const letters = Array.from(text, (letter) => ACCENTS.get(letter) ?? letter).join('');
  // The brackets are part of what it is longer by.
  const longer = Math.max(0, Math.ceil(ownLength(text) * LONGER) - 2);
  // A sentence that ends with a name grows by words, which do not make the name longer.
  const parted = text.endsWith(']') && longer > 0 ? ' ' : '';
  return `[${letters}${parted}${filling(longer)}]`;
}

/** Names of things that are no words for a reader. */
const KEYS = new Set(['id', 'kind']);

function translated(value: unknown): unknown {
  if (typeof value === 'string') return accented(value);
  if (typeof value === 'function') {
    return (...blanks: unknown[]) => {
      const said: unknown = (value as (...blanks: unknown[]) => unknown)(...blanks);
      return typeof said === 'string' ? accented(said) : said;
    };
  }
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, KEYS.has(key) ? part : translated(part)]),
  );
}

export function pseudo(): Language {
  const words = translated({ ...en, lessons, reasons, rulebook }) as Omit<Language, 'search'>;
  const works = Object.fromEntries(
    Object.entries(words.works).map(([key, work]) => [key, { ...work, name: accented(key) }]),
  ) as unknown as Language['works'];
  return {
    ...words,
    works,
    search: {
      stems: (text) => stems(english(text)),
      meanings: (text) => meanings(english(text)),
    },
  };
}
