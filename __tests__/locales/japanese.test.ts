/** Japanese grammar: counters, particles after names, quoted works, no spaces between words. */
import { speak, t } from '@/locales';
import { ja } from '@/locales/ja/japanese';
import { phrasesOf } from '@/scripts/languages/phrases';

beforeAll(() => speak('ja', ja));
afterAll(() => speak('en', null));

const LINE = {
  who: 'あなた',
  you: true,
  whos: 'あなたの',
  whose: 'アイコの',
  card: '古銭',
  via: '',
  task: '僧侶',
  material: '石',
  n: 1,
  total: 2,
  place: '展示室',
  from: 'アイコの',
  to: 'アイコ',
  yours: false,
  of: '指輪',
};
const AIKO = {
  ...LINE,
  who: 'アイコ',
  you: false,
  whos: 'アイコの',
  whose: 'あなたの',
  from: 'あなたの',
  to: 'あなた',
};

test('the log tells who did what, with the names of works in quotes', () => {
  const { moves, events, forms, reveals } = ja;
  expect(moves.hire(LINE)).toBe('あなたは「古銭」を僧侶として雇った');
  expect(moves.hire({ ...AIKO, via: '笛' })).toBe('アイコは「笛」で「古銭」を僧侶として雇った');
  expect(moves.complete(AIKO)).toBe('アイコは展示室に「古銭」を完成させた');
  expect(moves.take({ ...AIKO, via: '笛', yours: true })).toBe(
    'アイコは「笛」であなたの展示室から「古銭」を取った！',
  );
  expect(moves.give({ ...AIKO, whose: '' })).toBe('アイコは「古銭」を自分の作業台に置いた');
  expect(events.actions(AIKO)).toBe('アイコはあなたの僧侶の仕事でアクション2回');
  expect(events.actions({ ...AIKO, whose: t('log.theirOwn') })).toMatch('アイコは自分の僧侶の仕事');
  expect(events.actions({ ...LINE, whose: 'あなたの' })).toMatch('あなたは自分の僧侶の仕事');
  expect(reveals.extra({ ...LINE, via: '旗' })).toBe(
    'あなたは「旗」で「古銭」を見せて、アクションを1回増やした',
  );
  expect(forms.prayer?.(AIKO)).toBe('アイコは祈った');
});

test('cards that nobody saw are counted, not quoted; several names are quoted each', () => {
  const unseen = t('log.cardsOf', { n: 2, material: '石' });
  expect(ja.moves.trade({ ...AIKO, card: unseen, via: '文楽人形' })).toBe(
    'アイコは「文楽人形」であなたに石のカードを2枚渡した',
  );
  const names = t('log.list', { items: ['折り鶴', '凧'] });
  expect(ja.moves.return({ ...AIKO, card: names })).toBe('アイコは「折り鶴」「凧」を戻した');
});

test('what somebody did can be told without the subject', () => {
  const line = ja.forms.tailor?.(AIKO) ?? '';
  expect(t('list.act', { who: 'アイコ', line })).toBe('手札を入れ替えた');
  expect(t('list.act', { who: 'アイ', line })).toBe(line);
});

test('things are counted with their own counters', () => {
  expect(t('seat.hand', { n: 3 })).toBe('手札3枚');
  expect(t('act.prayAll', { n: 2 })).toBe('2回祈る');
  expect(t('sum.brief.helpers', { actions: 2, helpers: 2 })).toBe('助手2人');
  expect(t('act.returnAndDraw', { n: 0, draws: 3 })).toBe('戻さず3枚引く');
  expect(t('points.title', { whose: t('you.possessiveFirst') })).toBe('あなたの得点');
});

test('no space stands between Japanese words, and marks are full-width', () => {
  const kana = '[\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Han}、。「」]';
  const wrong = new RegExp(`${kana} ${kana}|${kana}[,.:;!?()]`, 'u');
  const lines = phrasesOf(ja).map(({ where, text }) => `${where}: ${text}`);
  expect(lines.filter((line) => wrong.test(line))).toEqual([]);
});
