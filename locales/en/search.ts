/** How English words are compared when somebody searches: endings, words to skip, other words for the same. */

const SKIPPED = new Set(
  'a an and any are as at be been but by can do does for from game games get gets go goes got has have how i if in is it its me my of on one or our out so than that the their them then there they this to too up us was we what when where which who whose why will with would you your'.split(
    ' ',
  ),
);

/** What players call things that go by another name here. The first word is the one of the rulebook. */
const SAME: readonly (readonly string[])[] = [
  ['complete', 'build', 'construct', 'make', 'finish', 'produce'],
  ['floor', 'discard pile', 'discard', 'pile', 'market', 'trash'],
  ['take', 'steal', 'rob', 'grab'],
  ['deck', 'draw pile', 'stack'],
  ['return', 'put back', 'bottom'],
  ['waiting', 'set aside', 'drawn'],
  ['prayer', 'pray', 'skip'],
  ['helper', 'worker', 'assistant', 'employee', 'employ'],
  ['hire', 'recruit'],
  ['sale', 'sold', 'sell', 'selling'],
  ['work', 'building', 'project', 'creation'],
  ['wing', 'side'],
  ['support', 'cost', 'pay', 'price', 'spend', 'need', 'require'],
  ['cover', 'protect', 'double'],
  ['score', 'point', 'points', 'worth'],
  ['win', 'winner', 'victory'],
  ['tie', 'draw game', 'equal', 'even'],
  ['end', 'over', 'finish game', 'last'],
  ['effect', 'ability', 'power', 'text'],
  ['opponent', 'rival', 'enemy', 'other player'],
  ['bench', 'material', 'resource', 'craft bench'],
  ['hand', 'cards in hand'],
  ['limit', 'maximum', 'max', 'many cards'],
  ['reveal', 'show', 'look', 'see', 'peek', 'secret', 'hidden'],
  ['decline', 'optional', 'must', 'forced', 'have to', 'need to'],
  ['task', 'job', 'role'],
  ['start', 'first', 'begin', 'begins'],
  ['setup', 'set up', 'deal', 'dealt'],
  ['partner', 'team', 'teammate'],
  ['action', 'move'],
  ['copy', 'copies', 'two decks', 'same card'],
  ['extended', 'longer', 'long', 'variant'],
  ['teach', 'teaching', 'explain', 'learn', 'beginner', 'newcomer'],
  ['matching', 'colour', 'color', 'type', 'kind'],
  ['count', 'value'],
  ['2', 'two'],
  ['3', 'three'],
  ['4', 'four'],
  ['5', 'five', 'fifth'],
];

/** The bare word: "helpers" and "helper" are the same. */
function stem(word: string): string {
  const plain = word.toLowerCase().replace(/[’']s?$/, '');
  for (const [ending, instead] of [
    ['ies', 'y'],
    ['sses', 'ss'],
    ['ing', ''],
    ['ed', ''],
    ['es', ''],
    ['s', ''],
  ] as const) {
    const rest = plain.slice(0, -ending.length);
    if (plain.endsWith(ending) && rest.length >= 3 && !plain.endsWith('ss')) {
      return (rest + instead).replace(/e$/, '');
    }
  }
  return plain.length > 3 ? plain.replace(/e$/, '') : plain;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** The words of a text that say something, by their stems. */
export const stems = (text: string): string[] =>
  wordsIn(text)
    .filter((word) => !SKIPPED.has(word))
    .map(stem);

/** Every word that means the same as one of these. */
const sameAs = (isMeant: (phrase: string) => boolean): string[] =>
  SAME.filter((group) => group.some(isMeant)).flatMap((group) =>
    group.filter((phrase) => !phrase.includes(' ')).map(stem),
  );

/** What was asked, and what else it may mean: each word with its other words. */
export function meanings(question: string): readonly (readonly string[])[] {
  const text = ` ${wordsIn(question).join(' ')} `;
  const asked = stems(question).map((word) => [word, ...sameAs((other) => stem(other) === word)]);
  const phrases = SAME.flatMap((group) => group)
    .filter((phrase) => phrase.includes(' ') && text.includes(` ${phrase} `))
    .map((phrase) => sameAs((other) => other === phrase));
  return [...asked, ...phrases];
}
