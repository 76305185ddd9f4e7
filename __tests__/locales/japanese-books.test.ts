/** Japanese cards and rulebook match the English ones: the same works and sums. */
import { materialOf, WORK_NAMES } from '@/engine';
import type { Material, WorkName } from '@/engine';
import { VALUE_OF } from '@/engine/types';
import { rulebook as english } from '@/locales/en/rulebook';
import { works as englishWorks } from '@/locales/en/works';
import { ja } from '@/locales/ja/japanese';
import { ENGLISH, phrasesOf } from '@/scripts/languages/phrases';

const isBook = ({ where }: { where: string }) => /^(works|rulebook|lessons) /.test(where);
const books = phrasesOf(ja).filter(isBook);
const nameOf = (work: WorkName) => ja.works[work].name;

const MATERIAL_WORDS: Readonly<Record<Material, string>> = {
  paper: '紙',
  stone: '石',
  cloth: '布',
  clay: '粘土',
  metal: '金属',
};

/** The works a sentence mentions. */
const inEnglish = (text: string): readonly string[] =>
  WORK_NAMES.filter((work) => new RegExp(`\\b${work}s?\\b`).test(text)).map(nameOf);
const inJapanese = (text: string): readonly string[] =>
  WORK_NAMES.map(nameOf).filter((name) => text.includes(`「${name}」`));

const sumsIn = (text: string): readonly string[] => text.match(/\d+(?: [+×−] \d+)+ = \d+/g) ?? [];

const pairs = (() => {
  const said = new Map(phrasesOf(ENGLISH, [3]).map(({ where, text }) => [where, text]));
  return phrasesOf(ja, [3])
    .filter(isBook)
    .flatMap(({ where, text }) => {
      const original = said.get(where);
      return original === undefined ? [] : [{ where, text, original }];
    });
})();

/** A card need not name itself; only English calls the craft bench like a work. */
const own = (where: string, original: string): readonly string[] => {
  const [, work] = /^works › ([^›]+) ›/.exec(where) ?? [];
  if (work !== undefined) return [nameOf(work as WorkName)];
  return original.includes('“The Bench” is a work') ? [nameOf('Bench')] : [];
};

test('every sentence speaks of the same works as in English', () => {
  const sentences = pairs.filter(({ where }) => !/› rows ›|lessons|› (label|name)$/.test(where));
  const wrong = sentences.flatMap(({ where, text, original }) => {
    const known = own(where, original);
    const others = (names: readonly string[]) => names.filter((name) => !known.includes(name));
    const [mine, theirs] = [others(inJapanese(text)), others(inEnglish(original))];
    return mine.join() === theirs.join() ? [] : [`${where}: ${text} | ${original}`];
  });
  const naming = sentences.filter(({ original }) => inEnglish(original).length > 0);
  expect(naming.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('every example has the sums of the English one', () => {
  const wrong = pairs.filter(
    ({ text, original }) => sumsIn(text).join() !== sumsIn(original).join(),
  );
  expect(pairs.flatMap(({ original }) => sumsIn(original)).length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('a card quoted with material and value is quoted right', () => {
  const printed = WORK_NAMES.map((work, card) => {
    const material = materialOf(card);
    return `「${nameOf(work)}」（${MATERIAL_WORDS[material]}、${VALUE_OF[material]}）`;
  });
  const quoted = books.flatMap(({ text }) => text.match(/「[^」]+」（[^、）]+、\d）/g) ?? []);
  expect(quoted.length).toBeGreaterThan(20);
  expect(quoted.filter((each) => !printed.includes(each))).toEqual([]);
});

test('a work in a sentence stands in corner brackets', () => {
  // Names that are also ordinary words are left to the reader.
  const names = WORK_NAMES.map(nameOf).filter((name) => name.length > 1);
  const loose = new RegExp(`(?<!「)(${names.join('|')})(?!」)`);
  const sentences = books.filter(
    ({ where, text }) => !/› rows ›|› (label|name)$/.test(where) && /[。？！]$/.test(text),
  );
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter(({ text }) => loose.test(text))).toEqual([]);
});

test('signs are full-width, and no space stands between words', () => {
  const bare = (text: string) => text.replace(/ [+×−=] /g, '').replace('Go Set', '');
  const wrong = books.filter(({ text }) => /[!?:;,() ]/.test(bare(text)));
  expect(wrong).toEqual([]);
});

test('works of one moment open with the same words', () => {
  const opening = {
    'Morning: ': '朝：',
    'Night: ': '夜：',
    'Before you renew your hand: ': '手札を入れ替える前：',
    'Once complete: ': '完成したとき：',
    'Final count: ': 'ゲーム終了時：',
  };
  for (const [words, own] of Object.entries(opening)) {
    const open = (work: WorkName) => englishWorks[work].text.startsWith(words);
    expect(WORK_NAMES.filter((work) => ja.works[work].text.startsWith(own))).toEqual(
      WORK_NAMES.filter(open),
    );
  }
});

test('the table of cards gives each material its task, value and number', () => {
  const rows = (book: typeof english) =>
    book.flatMap(({ id, blocks }) =>
      id !== 'cards' ? [] : blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
    );
  expect(rows(ja.rulebook).map(([, , value, n]) => [value, n])).toEqual(
    rows(english).map(([, , value, n]) => [value, n]),
  );
  const tasks = ['商人', '僧侶', '仕立屋', '陶工', '鍛冶屋'];
  expect(rows(ja.rulebook).map(([material, task]) => [material, task])).toEqual(
    Object.values(MATERIAL_WORDS).map((material, i) => [material, tasks[i]]),
  );
});
