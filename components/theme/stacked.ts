/** Kana and kanji, but for the long vowel mark, which would have to be turned. */
const SIGNS = /^[\u3041-\u30fb\u3400-\u9fff]+$/;

/** The signs of a word that stand under each other where Latin letters, for which this is null, lie on their side. */
export const stacked = (word: string): readonly string[] | null =>
  SIGNS.test(word) ? Array.from(word) : null;
