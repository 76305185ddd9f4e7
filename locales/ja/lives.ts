/** What a card means in each of the five ways to use it. */
import type { lives as english } from '../en/lives';
import type { Said } from '../language';
import { actions, beside, helpers, points, sales, sheets, times, topic } from './grammar';

const some = (n: number) => (n === 0 ? '0点' : points(n));
const isCovered = (covered: boolean) => (covered ? 'カバーあり' : 'カバーなし');

export const lives: Said<typeof english> = {
  'lives.title': 'このカードの使い道',
  'life.task': '仕事',
  'life.helper': '助手',
  'life.material': '素材',
  'life.sale': '販売品',
  'life.work': '作品',
  'life.present': (p) => beside(p.life, 'いま'),

  'life.task.gives': (p) => `${p.does}（あなたは${actions(p.n)}）`,

  'life.helper.any': (p) => `${p.task}の仕事でアクションが1回増える（カバーされれば2回）`,
  'life.helper.now': (p) =>
    `${p.task}の仕事で${topic(p.who)}${actions(p.after)}、これがなければ${times(p.before)}（${isCovered(p.covered)}）`,
  'life.helper.would': (p) =>
    p.after === p.before
      ? `${p.task}の仕事は${actions(p.after)}のまま（${isCovered(p.covered)}）`
      : `${p.task}の仕事のアクションが${times(p.before)}から${times(p.after)}に（${isCovered(p.covered)}）`,

  'life.material.free': (p) => `${p.material}の作品に補助はいらない。作業台にあれば商人で売れる`,
  'life.material.any': (p) => `${p.material}の作品を制作するには、作業台に${sheets(p.n)}必要`,
  'life.material.enough': (p) =>
    `これを入れて${p.whose}作業台に${p.material}が${sheets(p.n)}。${p.material}の作品を制作できる`,
  'life.material.more': (p) =>
    `これを入れて${p.whose}作業台に${p.material}が${sheets(p.n)}。${p.material}の作品の制作にはあと${sheets(p.need)}`,

  'life.sale.any': (p) => `カバーされていれば、ゲーム終了時に${some(p.value)}`,
  'life.sale.now': (p) =>
    p.covered
      ? `${p.material}の販売品で${topic(p.who)}${some(p.after)}、これがなければ${p.before}点（カバーあり）`
      : `${p.material}の販売品では、${topic(p.who)}まだ0点（カバーなし）`,
  'life.sale.would': (p) =>
    p.after === p.before
      ? `${p.material}の販売品は0点のまま（カバーなし）`
      : `${p.material}の販売品が${p.before}点から${some(p.after)}に（${isCovered(p.covered)}）`,

  'life.work.any': (p) =>
    `${some(p.value)}、${p.material}を${sheets(p.value)}カバー。` +
    (p.need === 0 ? '補助はいらない' : `ほかの${p.material}を${sheets(p.need)}見せる`),
  'life.work.gallery': (p) => `${some(p.value)}、${p.who}の${p.task}の${helpers(p.value)}をカバー`,
  'life.work.giftShop': (p) =>
    `${some(p.value)}、${p.who}の${p.material}の${sales(p.value)}をカバー`,
  'life.work.would': (p) => `${some(p.value)}、${p.material}を${sheets(p.value)}カバー。${p.how}`,
  'life.work.ready': '鍛冶屋でも制作でも補助は足りている',
  'life.work.smith': (p) =>
    `鍛冶屋なら補助は足りている。制作には作業台に${p.material}があと${sheets(p.craft)}`,
  'life.work.craft': (p) =>
    `制作なら補助は足りている。鍛冶屋には手札に${p.material}があと${sheets(p.smith)}`,
  'life.work.lacks': (p) =>
    `鍛冶屋には手札に${p.material}があと${sheets(p.smith)}、制作には作業台にあと${sheets(p.craft)}`,
};
