/** How many lines words take in a width, near enough to make room for them before they are drawn. */

/** What letters take of their size, in the wider of our two typefaces; the rest take `PLAIN`. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[fijlrtI.,:;’'!()|\s]/, 0.33],
  [/[mwMW]/, 0.95],
  [/[A-Z]/, 0.77],
];
const PLAIN = 0.6;

/** A question is set in the serif, everything else in the narrower sans. */
export const SERIF = 1;
export const SANS = 0.95;

function widthOf(words: string): number {
  let width = 0;
  for (const letter of words) {
    width += LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? PLAIN;
  }
  return width;
}

/** Words break between each other only: one that is wider than the line still has a line to itself. */
export function linesOf(words: string, width: number, letter: number): number {
  const room = width / letter;
  let lines = 1;
  let used = 0;
  for (const word of words.split(' ')) {
    const wide = widthOf(word);
    const after = used === 0 ? wide : used + widthOf(' ') + wide;
    if (after <= room || used === 0) used = after;
    else {
      lines += 1;
      used = wide;
    }
  }
  return lines;
}
