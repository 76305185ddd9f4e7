/** The words of the look back with the strongest player. */
import type { insight as english } from '../en/insight';
import type { Said } from '../language';
import { beside, topic, YOU } from './grammar';

const percent = (chance: number) => `${Math.round(chance * 100)}%`;

export const insight: Said<typeof english> = {
  open: '勝負どころ',
  title: '勝負どころ',
  offer:
    '一番強いコンピューターが、このゲームの選択をすべて見直します。使うのは、そのとき各プレイヤーが知りえたことだけです。',
  begin: 'このゲームを見直す',
  goOn: (p) => beside('見直しを続ける', `${p.percent}%済み`),
  looking: (p) => `すべての選択を見直しています：${p.percent}%`,
  cancel: '止める',
  cancelHelp: 'ここまでに見つかったものは残ります。',

  chart: '全員の勝率（手番ごと）',
  chartHelp: 'なぞると、ゲームをたどれます。',
  atStart: (p) => beside('最初の手番の前', p.chances),
  afterTurn: (p) => beside(`手番${p.turn}のあと`, p.chances),
  chance: (p) => `${p.name}：${percent(p.chance)}`,

  points: (p) =>
    p.n === 0
      ? '1回の選択で大きく損をした人はいません。よいゲームでした。'
      : `勝負を分けた選択が${p.n}つあります。あなたならどうしましたか？`,
  point: (p) => beside(`手番${p.turn}`, p.name),
  pointAsk: 'あなたならどうしましたか？',
  'answered.loss': (p) => `もっとよい手がありました：+${percent(p.by)}`,
  'answered.find': (p) => `最善の選択（次善との差${percent(p.by)}）`,

  ask: (p) =>
    p.name === YOU ? 'あなたならどうしますか？' : `${p.name}の番です。あなたならどうしますか？`,
  asked: (p) => `そのときの質問：${p.question}`,
  seeTable: 'テーブルを見る',
  toList: '勝負どころの一覧',

  'told.found': 'それが最善の選択です。',
  'told.other': 'もっとよい手がありました。',
  'told.same': '実際もこの手でしたが、もっとよい手がありました。',
  better: (p) =>
    `よりよい手：${p.what}。勝率は${percent(p.instead)}ではなく${percent(p.with)}でした。`,
  best: (p) =>
    `${topic(p.name)}見つけました：${p.what}。次によい手では、勝率が${percent(p.by)}下がっていました。`,
  why: (p) => `理由：${p.reasons}`,
  played: (p) => `${p.name}の選択：${p.what}。`,
  option: (p) => `${p.what}：${percent(p.chance)}`,
  playOn: 'ここから遊ぶ',
  playOnAs: '新しいゲームになり、これも残ります',
};
