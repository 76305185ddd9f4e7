/** Questions of Japanese players, in kanji or kana, find their paragraph among the first three. */
import { EVERYTHING, findWorks } from '@/components/screens/cards/find';
import { searchRules } from '@/components/screens/rules/search';
import { WORK_NAMES } from '@/engine';
import { speak } from '@/locales';
import { ja } from '@/locales/ja/japanese';

import { isAnswered, placesOf, type Terms, type Topic } from './answers';

beforeAll(() => speak('ja', ja));
afterAll(() => speak('en', null));

const sectionsFor = (question: string) =>
  searchRules(question)
    .slice(0, 3)
    .map(({ section }) => section.id);

const TERMS: Terms = {
  'discard pile': '床',
  backorders: '追加注文',
  'an empty deck': '山札',
  drawing: '引く',
};

const QUESTIONS: Readonly<Record<Topic, string>> = {
  'waiting cards': '待機中のカードは見てもいい？',
  'the fifth work': '5つ目の作品を完成させたらどうなる？',
  building: '作品の作り方',
  support: '補助のカードは捨てますか',
  'discard pile': '捨て札はどこ？',
  'first player': '誰から始めますか',
  'hand limit': '手札は何枚まで持てる？',
  cover: 'カバーするとどうなるの',
  'counting actions': 'アクションは何回できますか',
  winning: 'どうすれば勝てますか？',
  backorders: '追加注文とは',
  ties: '同点のときは誰の勝ち？',
  'skipping a task': '相手の仕事を飛ばせますか',
  'declining an effect': '効果は必ず使わないとだめ？',
  'Smith or Craft': '鍛冶屋と制作の違い',
  'the end': 'ゲームはいつ終わりますか',
  'an empty deck': '山札がなくなったら',
  Prayer: '祈りとは何ですか',
  'no task': '仕事を出さないとどうなる',
  sales: '販売品はいつ得点になりますか',
  wings: '展示室と売店のどちらに置く？',
  drawing: 'カードを引くには',
  Tailor: '仕立屋は何をする',
  stealing: '相手に作品を奪われることはある？',
  teams: 'チーム戦の遊び方',
  'a longer game': 'もっと長く遊びたい',
  'who shares a task': 'ほかの人も自分の仕事をするの？',
  'drawn cards': '引いたカードはいつ使えますか',
  decks: '5人だと何組使いますか',
  teaching: '友だちに説明するには',
  'an uncovered sale': 'カバーされていない販売品は何点',
  Metal: '金属のカードは何に使える',
};

test.each(Object.entries(QUESTIONS) as [Topic, string][])('%s: %s', (topic, question) => {
  const found = searchRules(question);
  expect([placesOf(found), isAnswered(topic, found, TERMS)]).toEqual([placesOf(found), true]);
});

test.each([
  ['ほじょ', '補助'],
  ['ついかちゅうもん', '追加注文'],
  ['かばー', 'カバー'],
  ['いのり', '祈り'],
  ['やまふだ', '山札'],
  ['タスク', '仕事'],
  ['ギャラリー', '展示室'],
  ['５枚', '5枚'],
])('%s is %s', (asked, meant) => {
  expect(sectionsFor(asked)[0]).toBe(sectionsFor(meant)[0]);
});

test.each([
  ['つる', 'Crane'],
  ['おりづる', 'Crane'],
  ['鶴', 'Crane'],
  ['かえる', 'Frog'],
  ['亀', 'Turtle'],
  ['ハンカチ', 'Handkerchief'],
  ['gong', 'Gong'],
  ['Go Set', 'Go Set'],
  ['てぬぐい', null],
])('the work that sounds like %s: %s', (text, work) => {
  const [first] = findWorks({ ...EVERYTHING, text });
  expect(first === undefined ? null : WORK_NAMES[first]).toBe(work);
});

test('nothing is found for nothing, and for words that no rule has', () => {
  expect(searchRules('')).toEqual([]);
  expect(searchRules('これはどうですか')).toEqual([]);
  expect(searchRules('ツェッペリン')).toEqual([]);
});

test('a name inside another word is not heard', () => {
  // 「確かめる」 contains かめ, 「増える」 ふえ.
  expect(ja.search.meanings('確かめる').flat()).not.toContain('カメ');
  expect(ja.search.meanings('ふえる').flat()).not.toContain('笛');
});
