/** Every sentence of a language with its blanks filled, and its key. */
import type { Language } from '../../locales/language';
import { en } from '../../locales/en';
import { insight } from '../../locales/en/insight';
import { lessons } from '../../locales/en/lessons';
import { reasons } from '../../locales/en/reasons';
import { rulebook } from '../../locales/en/rulebook';
import { statistics } from '../../locales/en/statistics';

export interface Phrase {
  readonly where: string;
  readonly text: string;
}

/** English, with the books that are loaded one by one; works go by their keys. */
export const ENGLISH = { ...en, rulebook, lessons, reasons, statistics, insight };

/** Fills every blank for a word. */
const WORD = 'Kimberley';

/** Blanks that are lists of records, by key. */
const RECORDS: Readonly<Record<string, (n: number) => unknown>> = {
  'statistics › seriesLine': (n) => [{ names: WORD, wins: n }],
  'statistics › courseSpoken': (n) => [{ points: n, won: n === 1 }],
};

/** What a blank is filled with; `n` is every number. */
function filling(blank: string, n: number, where: string): unknown {
  if (where in RECORDS) return RECORDS[where]?.(n);
  if (/^(names|places|items)$/.test(blank)) return [WORD, 'Kim', WORD];
  if (/^(you|yours|covered|many|won|solved)$/.test(blank)) return n === 1;
  if (blank === 'parts' && where.includes('picture')) return [WORD];
  if (blank === 'works' && where.startsWith('lessons')) return { gallery: n, giftShop: n, end: n };
  return NUMBERS.has(blank) ? n : WORD;
}

const NUMBERS = new Set(
  'action actions added all at back backorders bench by chance change computers cover count days deck draws end games giftShop gallery had hand have helpers index instead left length lost made mine most n need number  percent points rescued rivalPoints round rounds sales seat shared streak team theirs total turn value waiting wanted wins with worth year'.split(
    ' ',
  ),
);

type Message = (blanks: unknown) => unknown;

function said(message: Message, n: number, where: string): string {
  const blanks = new Proxy({}, { get: (_, blank) => filling(String(blank), n, where) });
  return String(message(blanks));
}

const NO_WORDS = new Set(['id', 'kind', 'search', 'dates']);

/** A message with blanks is filled with 1 and with 3. */
function* walk(value: unknown, keys: string, ns: readonly number[]): Generator<Phrase> {
  if (typeof value === 'string') yield { where: keys, text: value };
  else if (typeof value === 'function') {
    for (const n of ns) yield { where: keys, text: said(value as Message, n, keys) };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (!NO_WORDS.has(key)) yield* walk(part, keys === '' ? key : `${keys} › ${key}`, ns);
    }
  }
}

export const phrasesOf = (
  language: Language | typeof ENGLISH,
  ns: readonly number[] = [1, 3],
): readonly Phrase[] => [...walk(language, '', ns)];

/** The key, the same in every language. */
export const placesOf = (language: Language | typeof ENGLISH): ReadonlySet<string> =>
  new Set(phrasesOf(language, [1]).map(({ where }) => where));
