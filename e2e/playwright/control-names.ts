/**
 * Whether a control's name holds what stands on it, so that whoever speaks to the device can say what they see. axe-core
 * glues the lines of a control together ("Ana" and "7 points" to "Ana7 points") before it looks for them in the name;
 * here every line must be in it, in order.
 */
export interface Control {
  readonly testID: string;
  readonly name: string;
  /** The texts on it that are seen and not hidden from screen readers. */
  readonly lines: readonly string[];
}

/** Another player's panel is a table of figures ("3/5 · 1/5") that its name tells in words: only whose it is must be said. */
const PANEL = /^seat-\d+$/;

/** What only says where a Japanese line may break (components/theme/phrases): it is seen and heard by nobody. */
const LINE_MARKS = /[\u200b\u2060]/g;

const plain = (text: string): string =>
  text
    .replace(LINE_MARKS, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isLatin = (letter: string | undefined): boolean => /[a-z0-9]/.test(letter ?? '');

/** Where the line ends in the name, or -1. "1" is not in "12", but in Japanese words stand together. */
function endOf(line: string, name: string, from: number): number {
  for (let at = name.indexOf(line, from); at >= 0; at = name.indexOf(line, at + 1)) {
    const end = at + line.length;
    const begins = !isLatin(line[0]) || !isLatin(name[at - 1]);
    if (begins && (!isLatin(line[line.length - 1]) || !isLatin(name[end]))) return end;
  }
  return -1;
}

export function isNamed({ testID, name, lines }: Control): boolean {
  const said = plain(name);
  const seen = lines.map(plain).filter((line) => line !== '');
  let from = 0;
  return (PANEL.test(testID) ? seen.slice(0, 1) : seen).every((line) => {
    from = endOf(line, said, from);
    return from >= 0;
  });
}
