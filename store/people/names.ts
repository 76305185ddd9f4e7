/** Names of people: any text a player may type, made safe and legible. */

/** Longer ones leave no room for the rest of a sentence. */
export const LONGEST_NAME = 24;

/** What a person sees as one character: a flag, a family of emoji, a keycap, a letter with its marks. */
const CHARACTERS =
  /\p{RI}{2}|\p{Extended_Pictographic}[\uFE0F\u20E3\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*)*|[0-9#*]\uFE0F?\u20E3|[^]\p{M}*/gu;
const EMOJI = /^(?:\p{RI}{2}|\p{Extended_Pictographic}|[0-9#*]\uFE0F?\u20E3)/u;
/** Controls, direction marks, zero-width and other signs without a shape. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
/** More marks than this on one letter run into the lines above and below. */
const STACKED = /(\p{M}{3})\p{M}+/gu;
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const charactersOf = (name: string): string[] => name.match(CHARACTERS) ?? [];

/** How many characters a person sees. */
export const lengthOf = (name: string): number => charactersOf(name).length;

/** Without anything that cannot be seen, and with single spaces. Emoji stay whole. */
function cleaned(name: string): string {
  // Line breaks and tabs are spaces here, not invisible signs.
  const spaced = name.normalize('NFC').replace(/\s+/gu, ' ');
  return charactersOf(spaced)
    .map((one) => (EMOJI.test(one) ? one : one.replace(INVISIBLE, '').replace(STACKED, '$1')))
    .join('')
    .replace(/ +/g, ' ');
}

export const legible = (name: string): string => cleaned(name).trim();

/** For a name that is still being typed: its last space stays. */
export const whileTyped = (name: string): string => cleaned(name).trimStart();

/** Never cuts through an emoji. */
export function shortened(name: string, most = LONGEST_NAME): string {
  const characters = charactersOf(name);
  if (characters.length <= most) return name;
  const kept = characters.slice(0, most - 1).join('');
  return `${kept.trimEnd()}…`;
}

/** A right-to-left name must not turn the sentence around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** Cyrillic and Greek letters that look like Latin ones, in pairs. */
const TWINS = 'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXаaеeіiјjоoрpсcуyхxѕsΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοo';
const LATIN = new Map(
  Array.from({ length: TWINS.length / 2 }, (_, i) => [TWINS[2 * i], TWINS[2 * i + 1]] as const),
);

const inLatin = (name: string): string =>
  Array.from(legible(name).normalize('NFKC'), (letter) => LATIN.get(letter) ?? letter).join('');

/** The same for names that differ only in case, spaces or the alphabet of look-alike letters. */
export const nameKey = (name: string): string => inLatin(name).toLowerCase();

/** Letters that are drawn alike do not tell two people apart: I, l and 1; O and 0. */
const lookOf = (inLetters: string): string => inLetters.replace(/[I1|]/g, 'l').replace(/0/g, 'O');

/** Alike for the eye or when spoken: "Ana" and "ana ", "Al" and "AI". */
export function areAlike(a: string, b: string): boolean {
  const [x, y] = [inLatin(a), inLatin(b)];
  return x.toLowerCase() === y.toLowerCase() || lookOf(x) === lookOf(y);
}

/** This name, or "Ana 2" if somebody has one like it. */
export function nameApart(name: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) {
    const tail = n === 1 ? '' : ` ${n}`;
    const next = `${shortened(name, LONGEST_NAME - tail.length)}${tail}`;
    if (!taken.some((other) => areAlike(next, other))) return next;
  }
}

/** Only this much of a name from elsewhere is read. */
const MOST_READ = 200;

interface Named {
  readonly name: string;
}

const shown = new WeakMap<readonly Named[], readonly Named[]>();

/**
 * The seats of a game that may come from anywhere, with names that can be shown: none empty, none alike.
 * The same list gives the same result, so that nothing is drawn anew for it.
 */
export function withShownNames<T extends Named>(
  participants: readonly T[],
  unnamed: (player: number) => string,
): readonly T[] {
  const known = shown.get(participants) as readonly T[] | undefined;
  if (known !== undefined) return known;
  const taken: string[] = [];
  const result = participants.map((participant, i) => {
    const plain = legible(participant.name.slice(0, MOST_READ));
    const name = nameApart(plain === '' ? unnamed(i) : plain, taken);
    taken.push(name);
    return isolated(name) === participant.name
      ? participant
      : { ...participant, name: isolated(name) };
  });
  shown.set(participants, result);
  return result;
}
