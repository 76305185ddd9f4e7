/** The card browser. */
import type { cards as english } from '../en/cards';
import type { Said } from '../language';
import { beside, sheets } from './grammar';

export const cards: Said<typeof english> = {
  'cards.title': '作品一覧',
  'cards.short': 'カード',
  'cards.back': '戻る',
  'cards.search': '作品を探す',
  'cards.clear': '検索を消す',
  'cards.filters': '絞り込む',
  'cards.lessFilters': '絞り込みを隠す',
  'cards.material': '素材',
  'cards.period': '効果の出るとき',
  'cards.any': 'すべて',
  'cards.found': (p) => (p.n === p.of ? `全${p.of}作品` : `${p.of}作品のうち${p.n}作品`),
  'cards.nothing': '合う作品がありません。別の言葉にするか、絞り込みを減らしてください。',
  'cards.facts': (p) => beside(beside(`${p.material}${p.value}`, p.task), p.periods),
  'cards.spoken': (p) => `${p.name}。${p.facts}。${p.text}`,
  'cards.costs': (p) =>
    p.n === 0
      ? '補助はいりません。'
      : `補助として、ほかに${p.material}のカードが${sheets(p.n)}いります。`,
  'cards.effects': '効果のルール',

  'period.morning': '朝',
  'period.task': '仕事の前',
  'period.action': 'アクションのとき',
  'period.completing': '完成したとき',
  'period.night': '夜',
  'period.theirTurn': '相手の手番',
  'period.always': 'いつも',
  'period.end': 'ゲーム終了時',
};
