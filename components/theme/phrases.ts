/**
 * Japanese has no spaces. Its lines break between phrases: a phrase begins with a kanji, a katakana or a figure after
 * hiragana, or after a mark. A word keeps its ending, and a number its counter.
 */
const SQUARE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;
const HIRAGANA = /[ぁ-ゖ]/;
const KANJI = /[々一-龠]/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const NEVER_FIRST =
  /[、。，．・：；？！」』）〕】〉》ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々,.:;!?)\]}’”…]/;
const NEVER_LAST = /[「『（〔【〈《(‘“[{]/;
const STOPS = /[、。，．・：；？！…]/;
const CLOSES = /[」』）〕】〉》]/;
/** Before a kanji, one of these after another kanji is a particle or ends a verb; others join two verbs (取り替える). */
const ENDS_PHRASE = /[のをにがはでともへやかうくぐすつぬぶむるたてなだ]/;
/** お寺, ご覧. */
const POLITE = /[おご]/;

/** No line breaks here. */
const JOINER = '\u2060';
/** A line may break here. */
const BREAK = '\u200b';

/** Letters without a shape that only say where lines may break. */
export const isMark = (letter: string): boolean => letter === BREAK || letter === JOINER;

/** Chinese and Japanese characters, which are one em wide. */
export const isSquare = (letter: string): boolean => SQUARE.test(letter);

/** Whether a mark at one of the two keeps them together, as in every language with such characters. */
const isHeld = (a: string, b: string): boolean => NEVER_FIRST.test(b) || NEVER_LAST.test(a);

function afterHiragana(before: string, a: string, b: string): boolean {
  // を is always a particle; any other may be part of a word.
  if (HIRAGANA.test(b)) return a === 'を';
  if (!KANJI.test(b)) return true;
  return !POLITE.test(a) && (!KANJI.test(before) || ENDS_PHRASE.test(a));
}

/** Whether a phrase ends between two letters, at least one of which is square; `before` precedes them. */
export function endsPhrase(before: string, a: string, b: string): boolean {
  if (a === JOINER || b === JOINER || isHeld(a, b)) return false;
  if (NEVER_LAST.test(b) || STOPS.test(a)) return true;
  // A particle belongs to what stands in brackets.
  if (CLOSES.test(a)) return !HIRAGANA.test(b);
  return HIRAGANA.test(a) && afterHiragana(before, a, b);
}

/** With `word-break: keep-all` browsers still break at marks, where a joiner is needed. */
const needsJoiner = (a: string, b: string): boolean =>
  !isHeld(a, b) && !(LETTER_OR_DIGIT.test(a) && LETTER_OR_DIGIT.test(b));

function eachPair(text: string, between: (before: string, a: string, b: string) => string): string {
  const letters = Array.from(text);
  return letters
    .map((letter, i) => {
      const a = letters[i - 1];
      if (a === undefined || !(isSquare(a) || isSquare(letter)) || /[ \n]/.test(a + letter))
        return letter;
      return between(letters[i - 2] ?? '', a, letter) + letter;
    })
    .join('');
}

/** For a browser that is told to keep all words (components/ui/page-language). */
export const inPhrases = (text: string): string =>
  eachPair(text, (before, a, b) => {
    if (endsPhrase(before, a, b)) return BREAK;
    return needsJoiner(a, b) ? JOINER : '';
  });

/** For devices, which break between any two characters: a number keeps its counter. */
export const withCounters = (text: string): string =>
  eachPair(text, (_, a, b) => (/\d/.test(a) && !isHeld(a, b) ? JOINER : ''));
