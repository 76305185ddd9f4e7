/** Questions of Japanese players, in kanji or kana, find their paragraph among the first three. */
import { EVERYTHING, findWorks } from '@/components/screens/cards/find';
import { searchRules } from '@/components/screens/rules/search';
import { WORK_NAMES } from '@/engine';
import { speak } from '@/locales';
import { ja } from '@/locales/ja/japanese';

beforeAll(() => speak('ja', ja));
afterAll(() => speak('en', null));

const sectionsFor = (question: string) =>
  searchRules(question)
    .slice(0, 3)
    .map(({ section }) => section.id);

const QUESTIONS: readonly (readonly [question: string, ...sections: string[]])[] = [
  ['待機中のカードは見てもいい？', 'temple', 'night', 'knowledge', 'faq'],
  ['5つ目の作品を完成させたらどうなる？', 'end'],
  ['作品の作り方', 'completing'],
  ['補助のカードは捨てますか', 'completing', 'faq'],
  ['捨て札はどこ？', 'temple', 'glossary'],
  ['誰から始めますか', 'setup'],
  ['手札は何枚まで持てる？', 'morning', 'faq'],
  ['カバーするとどうなるの', 'covering'],
  ['アクションは何回できますか', 'counting-actions'],
  ['どうすれば勝てますか？', 'win'],
  ['追加注文とは', 'backorders', 'glossary'],
  ['同点のときは誰の勝ち？', 'ties', 'win'],
  ['相手の仕事を飛ばせますか', 'counting-actions', 'faq'],
  ['効果は必ず使わないとだめ？', 'effects', 'faq'],
  ['鍛冶屋と制作の違い', 'completing'],
  ['ゲームはいつ終わりますか', 'end'],
  ['山札がなくなったら', 'end', 'glossary'],
  ['祈りとは何ですか', 'actions', 'glossary'],
  ['仕事を出さないとどうなる', 'win', 'faq', 'noon'],
  ['販売品はいつ得点になりますか', 'scoring', 'covering'],
  ['展示室と売店のどちらに置く？', 'covering', 'completing', 'glossary'],
  ['カードを引くには', 'actions', 'glossary'],
  ['仕立屋は何をする', 'actions'],
  ['相手に作品を奪われることはある？', 'effects', 'faq'],
  ['チーム戦の遊び方', 'teams'],
  ['もっと長く遊びたい', 'variants'],
  ['ほかの人も自分の仕事をするの？', 'noon', 'about', 'turn', 'faq', 'win'],
  ['引いたカードはいつ使えますか', 'actions', 'night', 'faq', 'temple'],
  ['5人だと何組使いますか', 'setup', 'cards'],
  ['友だちに説明するには', 'teaching'],
  ['カバーされていない販売品は何点', 'covering', 'scoring', 'faq', 'backorders'],
  ['金属のカードは何に使える', 'cards', 'completing', 'glossary'],
];

test.each(QUESTIONS)('%s', (question, ...sections) => {
  expect(sectionsFor(question).filter((id) => sections.includes(id))).not.toEqual([]);
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
