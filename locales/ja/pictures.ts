/** What stands in the pictures of the rulebook, and what they are to those who do not see them. */
import type { pictures as english } from '../en/pictures';
import type { Said } from '../language';
import { list, points, sheets } from './grammar';

export const pictures: Said<typeof english> = {
  'picture.numbered': (p) =>
    `${p.title}。${p.parts.map((part, i) => `${i + 1}：${part}`).join('。')}。`,
  'picture.list': (p) => `${p.title}${p.parts.map((part) => part.replace(/\.$/, '。')).join('')}`,

  'picture.card': (p) => `カード「${p.name}」`,
  'picture.card.name': '作品としての名前',
  'picture.card.task': (p) => `仕事（${p.task}）`,
  'picture.card.material': (p) => `素材（${p.material}）`,
  'picture.card.value': (p) => `価値（${p.value}）`,
  'picture.card.art': '長押しで効果を読む',
  'picture.lives': (p) => `「${p.name}」がそれぞれの場所にあるところ：${list(p.places)}。`,
  'picture.lives.task': '仕事',
  'picture.lives.work': '作品',

  'picture.temple': 'お寺',
  'picture.temple.task': '仕事：全員がする',
  'picture.temple.helpers': '助手：アクションが増える',
  'picture.temple.bench': '作業台：制作の補助',
  'picture.temple.sales': '販売品：カバーされれば点',
  'picture.temple.gallery': '展示室：ここの作品が助手をカバー',
  'picture.temple.giftShop': '売店：ここの作品が販売品をカバー',

  'picture.setup.theirs': (p) => `相手：手札${sheets(p.n)}`,
  'picture.setup.shared': (p) =>
    `山札は${sheets(p.deck)}。床には、あなたの「${p.mine}」と相手の「${p.theirs}」。英語名のアルファベット順で「${p.mine}」が先なので、あなたから始めます。`,
  'picture.setup.yours': (p) => `あなた：上のふちに裏向きのカード1枚、手札${sheets(p.n)}`,
  'picture.setup': '2人での準備。',

  'picture.cover.before': (p) => `前：展示室に${p.works}。`,
  'picture.cover.after': (p) => `後：展示室に${p.works}。`,

  'picture.score': (p) => `${p.name}：${points(p.points)}。${list(p.parts)}。`,
  'picture.score.you': 'あなた',
  'picture.score.other': 'アキ',
};
