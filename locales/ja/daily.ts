/** The daily deal. */
import type { daily as english } from '../en/daily';
import type { Said } from '../language';

export const daily: Said<typeof english> = {
  'daily.title': '今日のゲーム',
  'daily.back': 'ホームに戻る',
  'daily.lead':
    '1日1ゲーム。今日遊ぶ人はみんな、同じカードで、同じ相手と対戦します。通信は使いません。',
  'daily.rival': 'ケンジ',
  'daily.today': (p) => `今日（${p.date}）`,
  'daily.game': (p) => `今日のゲーム（${p.date}）`,
  'daily.play': '今日のゲームを遊ぶ',
  'daily.goOn': '今日のゲームを続ける',
  'daily.look': 'テーブルをもう一度見る',
  'daily.gone': '今日のゲームは削除されました。結果は残ります。',
  'daily.won': (p) => `${p.mine}対${p.theirs}で勝ちました。`,
  'daily.lost': (p) => `${p.mine}対${p.theirs}で負けました。`,
  'daily.begun': '遊んでいる途中です。',
  'daily.streak': (p) => `${p.days}日連続`,
  'daily.noStreak': '今日遊ぶと、連続記録が始まります。',
  'daily.copy': '結果をコピー',
  'daily.copied': 'コピーしました。カードのことは書いてありません。',
  'daily.copyFailed': 'ここではコピーできません。下の文を選択してコピーしてください。',
  'daily.text': (p) =>
    [
      `「もったいない」今日のゲーム（${p.date}）`,
      `${p.rounds}ラウンド、${p.mine}対${p.theirs}で${p.won ? '勝ち' : '負け'}`,
      ...(p.streak > 1 ? [`${p.streak}日連続`] : []),
    ].join('\n'),
  'daily.month': (p) => `${p.year}年${p.month}`,
  'daily.before': '前の月',
  'daily.after': '次の月',
  'daily.mark.won': '勝ち',
  'daily.mark.lost': '負け',
  'daily.mark.begun': '途中',
  'daily.dayWon': (p) => `${p.date}：${p.mine}対${p.theirs}で勝ち`,
  'daily.dayLost': (p) => `${p.date}：${p.mine}対${p.theirs}で負け`,
  'daily.dayBegun': (p) => `${p.date}：途中`,
  'daily.dayNone': (p) => `${p.date}：遊んでいません`,
};
