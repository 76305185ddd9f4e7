/** Puzzles: their list, their goals, help with them. */
import type { puzzles as english } from '../en/puzzles';
import type { Said } from '../language';
import { moves, points, topic } from './grammar';

export const puzzles: Said<typeof english> = {
  'puzzles.title': '詰め問題',
  'puzzles.back': 'ホームに戻る',
  'puzzles.lead':
    '手番は1回、目標は1つ、正解も1つ。見えているものだけで解けます。引くカードは役に立ちません。',
  'puzzles.grade1': 'やさしい',
  'puzzles.grade2': 'ひとひねり',
  'puzzles.grade3': 'むずかしい',
  'puzzles.solvedOf': (p) => `${p.all}問中${p.solved}問正解`,
  'puzzles.chip': (p) => `問題${p.number}：${p.goal}${p.solved ? '正解済み。' : ''}`,
  'puzzles.loading': '問題を並べています…',
  'puzzles.score': '得点する',
  'puzzles.win': 'この手番で勝つ',
  'puzzles.stop': '終わりを防ぐ',
  'puzzles.goalWin': 'この手番で勝ちましょう。',
  'puzzles.goalScore': (p) => `この手番で得点を${points(p.points)}増やしましょう。`,
  'puzzles.goalStop': (p) =>
    `このままだと${p.rival}は次の手番に、見えているカードでゲームを終わらせて勝てます。止めましょう。`,
  'puzzles.help': 'ヒント',
  'puzzles.show': '正解を見る',
  'puzzles.hint': (p) => `「${p.card}」に注目しましょう。あと${moves(p.count)}です。`,
  'puzzles.hintCount': (p) => `あと${moves(p.count)}です。`,
  'puzzles.solved': '正解！',
  'puzzles.finish': '問題の一覧へ',
  'puzzles.showing': '正解の手順をお見せします。',
  'puzzles.shown': 'これが正解です。今度はあなたの番です。',
  'puzzles.made': (p) => `正解は${moves(p.all)}。そのうち${moves(p.made)}まで合っていました。`,
  'puzzles.missedScore': (p) =>
    `手番が終わりました。目標${points(p.wanted)}のうち${points(p.points)}でした。`,
  'puzzles.missedWin': '手番が終わりましたが、ゲームはまだ続いています。',
  'puzzles.missedLost': 'ゲームが終わりましたが、勝ったとは言い切れません。',
  'puzzles.missedStop': (p) => `${topic(p.rival)}まだゲームを終わらせて勝てます。`,
};
