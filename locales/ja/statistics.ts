/** The words of the statistics. */
import type { statistics as english } from '../en/statistics';
import type { Said } from '../language';
import { beside, list, points, times } from './grammar';

const games = (n: number) => `${n}ゲーム`;
const wins = (n: number) => `${n}勝`;

export const statistics: Said<typeof english> = {
  title: '戦績',
  back: 'ホームに戻る',
  counting: (p) => `ゲームを集計しています：${p.percent}%`,
  failed: 'いまはゲームを集計できませんでした。',
  retry: 'もう一度試す',
  empty: 'まだ最後まで遊んだゲームがありません。1ゲーム終えると、ここに記録が残ります。',
  emptyKind: 'この種類のゲームはまだありません。',
  cleared: (p) => `数え直しています。それまでの${games(p.n)}は数えていません。`,
  unclear: '前のゲームも数える',
  clear: 'ここから数え直す',
  clearHelp: 'ゲームは一覧に残ります。あとで、また数えることもできます。',
  footnote:
    'レッスンは数えません。削除したゲームは外れます。ほかのゲームの途中から続けたものと、コードで届いたものは、別に数えます。',

  which: 'どのゲームを見るか',
  'which.own': (p) => beside('ここで遊んだ', `${p.n}`),
  'which.played': (p) => beside('ヒントなし', `${p.n}`),
  'which.hinted': (p) => beside('ヒントあり', `${p.n}`),
  'which.continued': (p) => beside('途中から', `${p.n}`),
  'which.shared': (p) => beside('コードから', `${p.n}`),

  series: '対戦成績',
  seriesLine: (p) => list(p.parts.map(({ names, wins: n }) => `${names}：${wins(n)}`)),
  seriesGames: (p) =>
    p.computers === 0
      ? games(p.n)
      : beside(games(p.n), `コンピューターの勝ち ${times(p.computers)}`),

  person: 'だれの記録',
  summary: (p) => `${p.name}：${games(p.games)}、${wins(p.wins)}`,
  games: 'ゲーム',
  wins: (p) => beside('勝ち', `${p.percent}%`),
  decimal: (p) => p.value.toFixed(1),
  average: '平均点',
  best: '最高点',
  streak: 'いまの連勝',
  longest: '最長の連勝',

  levels: 'コンピューターとの対戦',
  levelLine: (p) => `${p.level}：${p.games}ゲーム中${wins(p.wins)}`,
  of: (p) => `${p.wins}／${p.games}`,

  course: (p) => (p.n === 1 ? '最近のゲーム' : `最近の${games(p.n)}`),
  courseHelp: '各ゲームの得点。塗りつぶした柱は勝ち。',
  courseSpoken: (p) =>
    `古い順の得点：${list(p.points.map(({ points: n, won }) => `${points(n)}${won ? '（勝ち）' : ''}`))}`,

  parts: '得点の内訳',
  'parts.works': '作品',
  'parts.sales': '販売品',
  'parts.backorders': '追加注文',
  'parts.bonuses': 'ボーナス',
  partLine: (p) => `${p.part}：1ゲーム平均${p.points}点`,

  ends: 'ゲームの終わり方',
  'ends.works': '棟がいっぱいになった',
  'ends.deck': '山札がなくなった',
  'ends.rounds': 'ラウンド数の上限',
  'ends.work': (p) => `「${p.work}」で終わった`,
  endLine: (p) => `${p.end}：${times(p.n)}`,
  ended: (p) => `${p.of}ゲームのうち${p.n}ゲームを、${p.name}が終わらせました。`,

  works: 'お気に入りの作品',
  workLine: (p) => `${p.work}：${times(p.n)}完成`,
  noWorks: 'まだ作品を完成させていません。',
};
