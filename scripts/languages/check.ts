import { WORK_NAMES } from '../../engine';
import { textWidth } from '../../components/theme/measure';
import type { Language } from '../../locales/language';
import { ENGLISH, phrasesOf, placesOf, type Phrase } from './phrases';

/** The same in every language: names, figures, signs. */
const SAME_EVERYWHERE =
  /^messages › (app\.|licences\.|learn\.rival|new\.aiName|daily\.rival|picture\.score\.other)/;

const RUN = 3;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z’]+/g) ?? [];

const english = phrasesOf(ENGLISH);
const vocabulary = new Set(english.flatMap(({ text }) => wordsIn(text)));
/** Names, and words of many languages. */
const SHARED =
  /^(kim|kimberley|computer|aki|bo|du|mottainai|gong|ring|haniwa|statue|vase|code|team|version|kenji|aiko)$/;

function longestRun(text: string): string {
  let best: string[] = [];
  let run: string[] = [];
  for (const word of text.split(/[\s·:,.;!?()/+=×]+/)) {
    const plain = word.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
    const isEnglish = /^[a-z’]+$/.test(plain) && vocabulary.has(plain) && !SHARED.test(plain);
    run = isEnglish ? [...run, word] : [];
    if (run.length > best.length) best = run;
  }
  return best.join(' ');
}

/** This many English words in a row are no accident. */
export function englishIn(text: string): string | null {
  const run = longestRun(text);
  return run.split(' ').length >= RUN ? run : null;
}

/** Only blanks, figures and signs. */
const isWordless = (text: string) => wordsIn(text).every((word) => SHARED.test(word));

export function missingIn(language: Language): readonly string[] {
  const places = placesOf(language);
  const wanted = placesOf(ENGLISH);
  return [
    ...[...wanted].filter((place) => !places.has(place)).map((place) => `missing: ${place}`),
    ...[...places]
      .filter((place) => !wanted.has(place) && !/^works › [^›]+ › name$/.test(place))
      .map((place) => `not in English: ${place}`),
  ];
}

/** `known`: texts that are spelt alike in both languages. */
export function untranslatedIn(language: Language, known: ReadonlySet<string>): readonly string[] {
  const said = new Map<string, Set<string>>();
  for (const { where, text } of english) said.set(where, (said.get(where) ?? new Set()).add(text));
  return phrasesOf(language).flatMap(({ where, text }) => {
    if (SAME_EVERYWHERE.test(where) || known.has(text) || isWordless(text)) return [];
    if (said.get(where)?.has(text)) return [`as in English: ${where}: ${text}`];
    const run = englishIn(text);
    return run === null ? [] : [`English words: ${where}: “${run}”`];
  });
}

/**
 * Places of one line, and how much longer than English they may be (the pseudo language is 1.4
 * times).
 */
const ONE_LINE =
  /^messages › (material|task|phase|zone|wing|act|pass|yield|seat|cover|bar(?!\.(undo|redo))|menu|sum|level|manner|moment|picture\.card)\./;
const MUCH = 1.4;
/** Shorter texts fit everywhere. */
const SHORT = 115;
/** One more word is fine. */
const SLACK = 20;
const TYPE = { fontFamily: 'NotoSans-Regular', fontSize: 16 } as const;
const widthOf = (text: string) => textWidth(text, TYPE);

/** Cards were drawn for the longest English names and texts. */
const ON_CARDS = 1.2;
const longestName = Math.max(...WORK_NAMES.map(widthOf));

function widest(phrases: readonly Phrase[]): Map<string, Phrase & { readonly width: number }> {
  const found = new Map<string, Phrase & { readonly width: number }>();
  for (const phrase of phrases) {
    const width = widthOf(phrase.text);
    if (width > (found.get(phrase.where)?.width ?? 0))
      found.set(phrase.where, { ...phrase, width });
  }
  return found;
}

const englishWidths = widest(english);
const longestText = Math.max(
  ...[...englishWidths]
    .filter(([where]) => /^works › .* › text$/.test(where))
    .map(([, p]) => p.width),
);

function roomFor(where: string): number | null {
  if (/^works › [^›]+ › name$/.test(where)) return longestName * ON_CARDS;
  if (/^works › [^›]+ › text$/.test(where)) return longestText * ON_CARDS;
  if (!ONE_LINE.test(where)) return null;
  return Math.max(SHORT, (englishWidths.get(where)?.width ?? 0) * MUCH + SLACK);
}

export function tooLongIn(language: Language): readonly string[] {
  return [...widest(phrasesOf(language)).values()].flatMap(({ where, text, width }) => {
    const room = roomFor(where);
    return room === null || width <= room
      ? []
      : [`too long by ${Math.round((100 * width) / room - 100)} %: ${where}: ${text}`];
  });
}
